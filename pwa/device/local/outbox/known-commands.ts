import * as z from 'zod/mini';
import type { Environment } from '#app/device/local/environment/environment.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { pushLimit } from '#contract/sync/sync.ts';
import { changeWhile } from './outbox.ts';

/** Code of a change that was sent once without an answer. Only the server knows whether it was done. */
export const unansweredCode = 'Unanswered';

const Known = z.array(z.string());

/** The commands that the server knows. Undefined if it did not answer. */
async function askKnown({ network }: Environment, ids: readonly string[]): Promise<ReadonlySet<string> | undefined> {
  const known = new Set<string>();
  for (let from = 0; from < ids.length; from += pushLimit.commands) {
    const reply = await network.operate('knownCommands', { ids: ids.slice(from, from + pushLimit.commands) });
    const answer = Known.safeParse(reply.kind === 'answer' && reply.status === 200 ? reply.body : undefined);
    if (!answer.success) return undefined;
    for (const id of answer.data) known.add(id);
  }
  return known;
}

/**
 * Runs after a restore of the server. Accepted changes that it no longer knows wait for the person. The numbers of the others belong to the
 * old epoch and no longer count. False if the server did not answer: then nothing was changed.
 */
export async function findLost(database: LocalDatabase, environment: Environment): Promise<boolean> {
  const accepted = await database.outbox.find({ selector: { state: 'accepted' } }).exec();
  const known = await askKnown(
    environment,
    accepted.map(({ id }) => id),
  );
  if (known === undefined) return false;
  for (const entry of accepted) {
    if (known.has(entry.id)) await changeWhile(entry, ['accepted'], { commits: {} });
    else await changeWhile(entry, ['accepted'], { state: 'lost', message: changeListTexts.lost, commits: {} });
  }
  return true;
}

/** Checks changes that were discarded after they had been sent without an answer. Those that the server has done are shown as done. */
export async function checkDiscarded(database: LocalDatabase, environment: Environment): Promise<void> {
  const doubtful = await database.outbox.find({ selector: { state: 'discarded', code: unansweredCode } }).exec();
  if (doubtful.length === 0) return;
  const known = await askKnown(
    environment,
    doubtful.map(({ id }) => id),
  );
  if (known === undefined) return;
  for (const entry of doubtful) {
    if (!known.has(entry.id)) await changeWhile(entry, ['discarded'], { code: null });
    else await changeWhile(entry, ['discarded'], { state: 'accepted', code: null, message: changeListTexts.discardedTooLate });
  }
}
