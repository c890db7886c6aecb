import { accessTexts } from '#contract/access.ts';
import { type Refused, refused } from '#contract/outcome.ts';
import type { Command, CommandResult, CommandState } from '#contract/sync.ts';
import { type Caller, scopeOf } from '#server/access/caller.ts';
import { standingOf } from '#server/access/standing.ts';
import type { Tx } from '#server/data/database.ts';
import { type ChangeDeps, type OpenedChange, openChange, rollingBack } from './change.ts';
import type { CommandHandlers } from './command-handler.ts';
import { fingerprint, type StoredCommand, type StoredResult, type StoredState, storedCommand, takeIn } from './command-log.ts';
import { syncTexts } from './sync-texts.ts';

export interface ApplyDeps extends ChangeDeps {
  readonly handlers: CommandHandlers;
}

/** How a command ended, before it is stored. */
export interface Settled {
  readonly state: StoredState;
  readonly result: StoredResult;
}

export interface CommandInHand {
  readonly deviceId: string;
  readonly command: Command;
}

export interface Deciding extends CommandInHand {
  readonly tx: Tx;
  /** The caller as the database says now. */
  readonly caller: Caller;
  readonly opened: OpenedChange;
}

/** A result of this command, or a reason why the whole push ends here. */
export type Applied = CommandResult | Refused<'UserDeactivated' | 'DeviceRevoked'>;

/** One command in one transaction. Deadlocks and serialization failures are repeated by the database door and never stored. */
export function applyCommand(
  deps: ApplyDeps,
  caller: Caller,
  inHand: CommandInHand,
  decide: (deciding: Deciding) => Promise<Settled>,
): Promise<Applied> {
  const { deviceId, command } = inHand;
  return rollingBack<Applied>((undo) =>
    deps.db.inTransaction(scopeOf(caller), async (tx): Promise<Applied> => {
      const taken = await takeIn(tx, caller, deviceId, command, deps.clock());
      if (taken.isRevoked) return undo(refused('DeviceRevoked', accessTexts.deviceRevoked));
      const isPast = command.seq <= taken.lastSeq;
      if (taken.isNew) {
        if (isPast) return undo(unstored(command, 'rejected', 'OutOfOrder', syncTexts.past));
      } else {
        const answer = answerAgain(command, isPast, await storedCommand(tx, caller, command.id));
        if (answer !== undefined) return undo(answer);
      }
      const standing = await standingOf(tx, caller);
      if (standing === undefined) return undo(refused('UserDeactivated', accessTexts.deactivated));
      const opened = openChange(deps, tx, standing);
      const { state, result } = await decide({ deviceId, command, tx, caller: standing, opened });
      const commits = await opened.finish({ commandId: command.id, state, result, deviceId, seq: command.seq });
      return { id: command.id, state, ...result, commits };
    }),
  );
}

/** The second arrival of an id gets the first answer. One that was held is tried again: undefined. */
function answerAgain(command: Command, isPast: boolean, stored: StoredCommand | undefined): CommandResult | undefined {
  if (stored === undefined && isPast) return unstored(command, 'rejected', 'OutOfOrder', syncTexts.past);
  if (stored === undefined || stored.argsHash !== fingerprint(command))
    return unstored(command, 'rejected', 'KeyReused', syncTexts.keyReused);
  if (stored.state === 'held') return undefined;
  return { id: command.id, state: stored.state, ...(stored.result ?? emptyResult), commits: stored.commits ?? {} };
}

export const emptyResult: StoredResult = { code: null, message: null, fields: null, value: null, changedMeanwhile: false };

export function settled(state: StoredState, refusal?: Refused): Settled {
  if (refusal === undefined) return { state, result: emptyResult };
  return { state, result: { ...emptyResult, code: refusal.code, message: refusal.message, fields: refusal.fields ?? null } };
}

/** An answer of which nothing is kept. */
export function unstored(command: Command, state: CommandState, code: Refused['code'], message: string): CommandResult {
  return { id: command.id, state, ...emptyResult, code, message, commits: {} };
}
