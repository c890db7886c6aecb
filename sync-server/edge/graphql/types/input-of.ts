import type * as z from 'zod/mini';
import { refusalOf } from '#server/core/http/requests/read-input.ts';
import { refusalError } from './unwrap.ts';

/** Arguments read by the contract's schema, the same as over REST. */
export function inputOf<Schema extends z.ZodMiniType>(schema: Schema, args: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(args);
  if (parsed.success) return parsed.data;
  throw refusalError(refusalOf(parsed.error.issues));
}

/** Arguments without those that are missing or null: a schema of the contract treats both as absent. */
export function given(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined));
}
