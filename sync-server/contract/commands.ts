import type * as z from 'zod/mini';
import { AddCalculator, calculatorTexts, RemoveCalculator, SetCalculators } from './calculators.ts';

const day = 24 * 60 * 60 * 1000;

export interface CommandKind {
  /** Version of the arguments that this build writes. */
  readonly v: number;
  readonly args: z.ZodMiniType;
  /** After this long unsent a command is not done silently: the person is asked again. */
  readonly lifetimeMs: number;
  /** What is said when the server has done it, and the title of a refusal. */
  readonly done: string;
  readonly failed: string;
}

/** Everything that may be queued without a network. What is not here needs a connection. */
export const commandKinds = {
  'calculators.add': { v: 1, args: AddCalculator, lifetimeMs: 90 * day, done: calculatorTexts.added, failed: calculatorTexts.addFailed },
  'calculators.remove': {
    v: 1,
    args: RemoveCalculator,
    lifetimeMs: 90 * day,
    done: calculatorTexts.removed,
    failed: calculatorTexts.removeFailed,
  },
  'calculators.set': { v: 1, args: SetCalculators, lifetimeMs: 90 * day, done: calculatorTexts.saved, failed: calculatorTexts.saveFailed },
} as const satisfies Readonly<Record<string, CommandKind>>;

export type CommandType = keyof typeof commandKinds;

export function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(commandKinds, type);
}
