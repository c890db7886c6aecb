import type { Command, CommandResult } from '#contract/sync/sync.ts';
import { type Caller, scopeOf } from '#server/core/access/caller.ts';
import { type ChangeDeps, openBatch, rollingBack } from '#server/core/sync/changes/change.ts';
import { syncTexts } from '#server/core/sync/streams/sync-texts.ts';
import { type AdmittedRun, admitRun } from './admit-run.ts';
import type { ApplyCommand } from './apply-command.ts';
import { fingerprint, idKey } from './command-log.ts';
import { emptyResult, unstoredResult } from './command-results.ts';
import type { CommandRun, RunEnd } from './command-run.ts';
import { type EndedCommand, logEntry, storeResults } from './store-results.ts';

/**
 * Takes a run that was read through one transaction: admit, apply each command in turn, store. The database layer repeats the transaction
 * after deadlocks and serialization failures, which are never stored.
 */
export async function commitRun(deps: ChangeDeps, sender: Caller, run: CommandRun, apply: ApplyCommand): Promise<RunEnd> {
  let turn: Command | undefined;
  const inTransaction = (undo: (end: RunEnd) => never): Promise<RunEnd> =>
    deps.db.inTransaction(scopeOf(sender), async (tx) => {
      turn = undefined;
      const admitted = await admitRun(tx, sender, run);
      if (admitted.kind !== 'admitted') return undo(admitted);
      const { caller, lockedTenant, stored } = admitted;
      const batch = openBatch(deps, tx, { caller, lockedTenant });
      const states = new Map([...stored].map(([id, { state }]) => [id, state]));
      const ended: EndedCommand[] = [];
      const results: CommandResult[] = [];
      for (const inHand of run.inHand) {
        const { command } = inHand;
        const earlier = answerAgain(command, admitted);
        if (earlier !== undefined) {
          results.push(earlier);
          continue;
        }
        turn = command;
        const opened = batch.open();
        const applied = await apply({ ...inHand, tx, run, opened, states, ended });
        turn = undefined;
        if (applied === 'wroteBeforeRefusal') return undo({ kind: 'wroteBeforeRefusal', command });
        const { state, result } = applied;
        states.set(idKey(command.id), state);
        const entry = stored.has(idKey(command.id)) ? undefined : logEntry(command, caller, opened.change.now);
        const completion = { commandId: command.id, deviceId: run.deviceId, seq: command.seq, state, result, entry };
        ended.push({ written: opened.written, completion });
        results.push({ id: command.id, state, ...result, commits: {} });
      }
      const end = await storeResults(batch, ended, results);
      return end.kind === 'committed' ? end : undo(end);
    });
  try {
    return await rollingBack(inTransaction);
  } catch (fault) {
    return { kind: 'fault', fault, command: turn };
  }
}

/** A repeated id gets the first answer. Undefined for a new command, and for a held one, which is tried again. */
function answerAgain(command: Command, { lastSeq, stored }: AdmittedRun): CommandResult | undefined {
  const first = stored.get(idKey(command.id));
  if (first === undefined) return command.seq > lastSeq ? undefined : unstoredResult(command, 'rejected', 'OutOfOrder', syncTexts.past);
  if (first.argsHash !== fingerprint(command)) return unstoredResult(command, 'rejected', 'KeyReused', syncTexts.keyReused);
  if (first.state === 'held') return undefined;
  return { id: command.id, state: first.state, ...(first.result ?? emptyResult), commits: first.commits ?? {} };
}
