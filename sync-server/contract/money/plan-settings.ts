import type * as z from 'zod/mini';
import { readStored } from '#contract/values/entity/read-stored.ts';
import { plan } from './plan.ts';

/** The contents of the settings that are stored with a plan. What is missing there has its initial value. */
export function planSettings(settings: unknown): z.output<typeof plan.settings> {
  return readStored(plan, settings);
}
