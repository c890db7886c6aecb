import type * as z from 'zod/mini';
import { AddCalculator, RemoveCalculator, SetCalculators } from './calculators.ts';

const day = 24 * 60 * 60 * 1000;

export interface CommandKind {
  /** Version of the arguments that this build writes. */
  readonly v: number;
  readonly args: z.ZodMiniType;
  /** After this long unsent a command is not done silently: the person is asked again. */
  readonly lifetimeMs: number;
}

/** Everything that may be queued without a network. What is not here needs a connection. */
export const commandKinds = {
  'calculators.add': { v: 1, args: AddCalculator, lifetimeMs: 90 * day },
  'calculators.remove': { v: 1, args: RemoveCalculator, lifetimeMs: 90 * day },
  'calculators.set': { v: 1, args: SetCalculators, lifetimeMs: 90 * day },
} as const satisfies Readonly<Record<string, CommandKind>>;

export type CommandType = keyof typeof commandKinds;

export function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(commandKinds, type);
}
