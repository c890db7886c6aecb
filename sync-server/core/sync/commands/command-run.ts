import type { Command, CommandResult } from '#contract/sync/sync.ts';
import type { Outcome, Refused } from '#contract/values/outcome.ts';
import type { ParsedCommand } from './command-handler.ts';

export interface CommandInHand {
  readonly command: Command;
  readonly parsed: Outcome<ParsedCommand, 'InputInvalid'>;
}

/** Commands of one device in the order of their numbers, each id once, that share a transaction. */
export interface CommandRun {
  readonly deviceId: string;
  readonly inHand: readonly CommandInHand[];
  /** True if each command gets a savepoint, so that its writes can be undone if it is refused. */
  readonly hasSavepoints?: boolean;
}

/** The ways in which the transaction of a run ends. Only a committed one has written anything. */
export type RunEnd =
  | { readonly kind: 'committed'; readonly results: readonly CommandResult[] }
  /** An obstacle for the device or its person, which ends the whole push. */
  | { readonly kind: 'refused'; readonly refusal: PushObstacle }
  | { readonly kind: 'unknownDevice' }
  /** Another request has stored a command with the id of one of these. */
  | { readonly kind: 'idTaken' }
  /** A command wrote and was refused afterwards, and it had no savepoint. */
  | { readonly kind: 'wroteBeforeRefusal'; readonly command: Command }
  | { readonly kind: 'fault'; readonly fault: unknown; readonly command: Command | undefined };

export type PushObstacle = Refused<'UserDeactivated' | 'DeviceRevoked' | 'Forbidden'>;
