import { accessTexts } from '#contract/people/access.ts';
import type { Command, CommandResult, CommandState } from '#contract/sync/sync.ts';
import { type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { type Caller, membershipIn, scopeOf } from '#server/access/caller.ts';
import type { Tx } from '#server/data/database.ts';
import { type ChangeDeps, type EndedChange, type OpenedChange, openBatch, rollingBack } from '../change.ts';
import { syncTexts } from '../sync-texts.ts';
import type { ParsedCommand } from './command-handler.ts';
import { fingerprint, idKey, type StoredResult, type StoredState, type TakenIn, takeIn } from './command-log.ts';
import type { Completion, LogEntry } from './complete-commands.ts';

/** Result of a command before it is stored. */
export interface Completed {
  readonly state: StoredState;
  readonly result: StoredResult;
}

export interface CommandInHand {
  readonly command: Command;
  readonly parsed: Outcome<ParsedCommand, 'InputInvalid'>;
}

/** Commands of one device in the order of their numbers, each id once. */
export interface CommandRun {
  readonly deviceId: string;
  readonly inHand: readonly CommandInHand[];
  /** A command that failed within a batch; it runs alone, so that its writes can be undone if it is refused. */
  readonly isApart?: boolean;
}

/** A command at its turn. */
export interface Deciding extends CommandInHand {
  readonly tx: Tx;
  /** All commands of this transaction. */
  readonly inHand: readonly CommandInHand[];
  readonly isApart: boolean;
  readonly opened: OpenedChange;
  /** States of previously sent commands, by `idKey`. */
  readonly states: ReadonlyMap<string, StoredState>;
  /** Effects of the earlier commands in the transaction. */
  readonly ended: readonly EndedChange[];
}

export type Decide = (deciding: Deciding) => Promise<Completed>;

/** Results in the order of the commands, or the reason the whole push ends here. */
export type Applied = readonly CommandResult[] | Refused<'UserDeactivated' | 'DeviceRevoked' | 'Forbidden'>;

/** The device was never registered. */
export const unknownDevice = 'unknown device';

/** Commands in one transaction. The database layer repeats it after deadlocks and serialization failures, which are never stored. */
export function applyCommands(
  deps: ChangeDeps,
  caller: Caller,
  { deviceId, inHand, isApart = false }: CommandRun,
  decide: Decide,
): Promise<Applied | typeof unknownDevice> {
  const commands = inHand.map(({ command }) => command);
  return rollingBack<Applied | typeof unknownDevice>((undo) =>
    deps.db.inTransaction(scopeOf(caller), async (tx) => {
      const taken = await takeIn(tx, caller, { deviceId, commands, tenantToLock: tenantToLock(inHand) });
      if (taken === undefined) return undo(unknownDevice);
      const { standing, lockedTenant } = taken;
      if (standing === undefined) return undo(refused('UserDeactivated', accessTexts.deactivated));
      if (taken.isRevoked) return undo(refused('DeviceRevoked', accessTexts.deviceRevoked));
      const states = new Map([...taken.stored].map(([id, { state }]) => [id, state]));
      const batch = openBatch(deps, tx, { caller: standing, lockedTenant });
      const ended: EndedCommand[] = [];
      const results: CommandResult[] = [];
      for (const each of inHand) {
        const { id } = each.command;
        const answer = answerAgain(each.command, taken);
        if (answer !== undefined) {
          results.push(answer);
          continue;
        }
        const opened = batch.open();
        const { state, result } = await decide({ ...each, tx, inHand, isApart, opened, states, ended });
        states.set(idKey(id), state);
        const entry = taken.stored.has(idKey(id)) ? undefined : logEntry(each.command, standing, opened.change.now);
        const completion = { commandId: id, deviceId, seq: each.command.seq, state, result, entry };
        ended.push({ written: opened.written, completion });
        results.push({ id, state, ...result, commits: {} });
      }
      if (ended.length === 0) return results;
      const commits = await batch.finish(ended);
      const commitsById = new Map(ended.map(({ completion }, at) => [completion.commandId, commits[at] ?? {}]));
      return results.map((result) => ({ ...result, commits: commitsById.get(result.id) ?? result.commits }));
    }),
  );
}

/** Commands that share a transaction lock the same tenant. */
function tenantToLock([first]: readonly CommandInHand[]): string | undefined {
  return first?.parsed.ok ? first.parsed.value.locks : undefined;
}

type EndedCommand = EndedChange & { readonly completion: Completion };

function logEntry(command: Command, caller: Caller, now: Date): LogEntry {
  return { userId: caller.userId, tenantId: ownTenant(command, caller), type: command.type, argsHash: fingerprint(command), takenAt: now };
}

/** A command for another firm's tenant is refused, and stored without that tenant. */
function ownTenant({ tenantId }: Command, caller: Caller): string | null {
  const isOwn = tenantId !== null && (caller.role === 'platform_owner' || membershipIn(caller, tenantId) !== undefined);
  return isOwn ? tenantId : null;
}

/** A repeated id gets the first answer. Undefined for a new command, and for a held one, which is tried again. */
function answerAgain(command: Command, { lastSeq, stored }: TakenIn): CommandResult | undefined {
  const first = stored.get(idKey(command.id));
  if (first === undefined) return command.seq > lastSeq ? undefined : unstoredResult(command, 'rejected', 'OutOfOrder', syncTexts.past);
  if (first.argsHash !== fingerprint(command)) return unstoredResult(command, 'rejected', 'KeyReused', syncTexts.keyReused);
  if (first.state === 'held') return undefined;
  return { id: command.id, state: first.state, ...(first.result ?? emptyResult), commits: first.commits ?? {} };
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
