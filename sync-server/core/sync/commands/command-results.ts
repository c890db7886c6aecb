import type { Command, CommandResult, CommandState } from '#contract/sync/sync.ts';
import type { Refused } from '#contract/values/outcome.ts';
import type { StoredResult, StoredState } from './command-log.ts';

/** Result of a command before it is stored. */
export interface Completed {
  readonly state: StoredState;
  readonly result: StoredResult;
}

export const emptyResult: StoredResult = { code: null, message: null, fields: null, value: null, changedMeanwhile: false };

export function completed(state: StoredState, refusal?: Refused): Completed {
  if (refusal === undefined) return { state, result: emptyResult };
  return { state, result: { ...emptyResult, code: refusal.code, message: refusal.message, fields: refusal.fields ?? null } };
}

/** A result that is not stored. */
export function unstoredResult(command: Command, state: CommandState, code: Refused['code'], message: string): CommandResult {
  return { id: command.id, state, ...emptyResult, code, message, commits: {} };
}
