import type { RxDocument } from 'rxdb';
import * as z from 'zod/mini';
import { readDevice } from '#app/device/local/environment/device.ts';
import type { Environment } from '#app/device/local/environment/environment.ts';
import type { LocalDatabase, OutboxEntry, OutboxState } from '#app/device/local/stored/collections.ts';
import { readStored } from '#app/device/local/stored/read-stored.ts';
import type { CommandArguments, CommandType } from '#contract/commands/commands.ts';
import { accessTexts } from '#contract/people/access.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { uuidv7 } from '#contract/values/uuid.ts';
import { loadCommands } from './load-commands.ts';

/** A command as a screen requests it. */
export interface Draft<Type extends CommandType> {
  readonly type: Type;
  readonly tenantId: string | null;
  readonly args: CommandArguments<Type>;
  /** The command's effect in words, for the list of changes. */
  readonly summary: string;
  readonly dependsOn?: readonly string[];
}

/** Version of the row that the person saw when the command was made. */
type BaseVersion = number | null;
type NewEntry = Pick<OutboxEntry, 'type' | 'v' | 'tenantId' | 'args' | 'summary' | 'baseVersion' | 'dependsOn'>;

type Tools = Pick<Environment, 'now' | 'clock' | 'fillRandom' | 'exclusively'>;

/** States in which a command may still reach the server by itself. */
export const openStates: readonly OutboxState[] = ['queued', 'sending', 'held'];
/** States that wait for a person. */
export const needsPerson: readonly OutboxState[] = ['rejected', 'blocked', 'expired', 'attention', 'lost'];

export type Enqueued = Outcome<OutboxEntry, 'Unavailable' | 'InputInvalid'>;

/**
 * Queues a command after the contract's schema has read its arguments: one durable write, in any tab. The number comes from a counter in
 * the same storage, under a lock that all tabs share, so that two tabs never assign the same one.
 */
export async function enqueue<Type extends CommandType>(
  database: LocalDatabase,
  tools: Tools,
  draft: Draft<Type>,
  versionSeen: () => Promise<BaseVersion> = async () => null,
): Promise<Enqueued> {
  const { type, tenantId, summary, dependsOn = [] } = draft;
  const commands = await loadCommands().catch(() => undefined);
  if (commands === undefined) return refused('Unavailable', changeListTexts.notStored);
  const { v, read } = commands.commandKinds[type];
  const checked = read(draft.args, '');
  if (!checked.ok) return checked;
  const args = Arguments.parse(draft.args);
  const baseVersion = await versionSeen();
  const entry = { type, v, tenantId, args, summary, baseVersion, dependsOn: [...dependsOn] };
  return tools.exclusively(`seq:${database.name}`, () => insert(database, tools, entry));
}

const Arguments = z.record(z.string(), z.unknown());

/** Callers hold the lock of the sequence. */
async function insert(database: LocalDatabase, tools: Tools, command: NewEntry): Promise<Outcome<OutboxEntry, 'Unavailable'>> {
  try {
    const entry: OutboxEntry = {
      ...command,
      ...unsent,
      id: uuidv7(tools.now(), tools.fillRandom),
      seq: await nextSeq(database, tools),
      createdAt: new Date(tools.clock.now()).toISOString(),
    };
    await database.outbox.insert(entry);
    return done(entry);
  } catch (fault) {
    console.error('The change could not be stored.', fault);
    return refused('Unavailable', changeListTexts.notStored);
  }
}

/** Fields of an entry before the server has answered. */
export const unsent = { state: 'queued', tries: 0, code: null, message: null, commits: {}, changedMeanwhile: false } as const;

async function nextSeq(database: LocalDatabase, tools: Tools): Promise<number> {
  const device = await readDevice(database, tools);
  const [newest] = await readStored(database.outbox, { sort: [{ seq: 'desc' }], limit: 1 });
  return Math.max(device.lastSeq, newest?.seq ?? 0) + 1;
}

/** Changes an entry only while it is in one of these states, even if another tab changes it at the same moment. Returns whether it did. */
export async function changeWhile(
  entry: RxDocument<OutboxEntry>,
  states: readonly OutboxState[],
  change: Partial<OutboxEntry>,
): Promise<boolean> {
  let isChanged = false;
  await entry.incrementalModify((present) => {
    isChanged = states.includes(present.state);
    return isChanged ? { ...present, ...change } : present;
  });
  return isChanged;
}

/** Withdraws a change before it is sent, or removes a refused one. A change that is being sent stays, and the person is told. */
export async function discard(database: LocalDatabase, id: string): Promise<Outcome<undefined, 'Conflict'>> {
  const entry = await database.outbox.findOne(id).exec();
  if (entry === null || (await changeWhile(entry, ['queued', 'held', ...needsPerson, 'discarded'], { state: 'discarded' }))) {
    return done(undefined);
  }
  return refused('Conflict', changeListTexts.tooLateToDiscard);
}

/** Sends a refused, parked, or lost change again as a new command, because the answer to the old one is final. */
export function retry(database: LocalDatabase, tools: Tools, id: string): Promise<Outcome<OutboxEntry, 'Unavailable' | 'NotFound'>> {
  return tools.exclusively(`seq:${database.name}`, async () => {
    const document = await database.outbox.findOne(id).exec();
    // A document's values are proxies, which cannot be sent to the other tabs.
    const old = document?.toMutableJSON();
    if (document === null || old === undefined || !needsPerson.includes(old.state)) {
      return refused('NotFound', accessTexts.notFound);
    }
    const { type, v, tenantId, args, summary } = old;
    const again = await insert(database, tools, { type, v, tenantId, args, summary, baseVersion: null, dependsOn: [] });
    if (again.ok) await changeWhile(document, needsPerson, { state: 'discarded' });
    return again;
  });
}

/**
 * Stores the entries that a tab still holds in memory after its storage was deleted. Ids stay, so that nothing is done twice, but the
 * numbers are those of the new device. Returns the entries that could not be stored.
 */
export function putBack(database: LocalDatabase, tools: Tools, entries: readonly OutboxEntry[]): Promise<readonly OutboxEntry[]> {
  return tools.exclusively(`seq:${database.name}`, async () => {
    const failed: OutboxEntry[] = [];
    for (const entry of entries) {
      try {
        if ((await database.outbox.findOne(entry.id).exec()) !== null) continue;
        const state = entry.state === 'sending' ? 'queued' : entry.state;
        await database.outbox.insert({ ...entry, seq: await nextSeq(database, tools), state });
      } catch (fault) {
        console.error('A change could not be put back.', fault);
        failed.push(entry);
      }
    }
    return failed;
  });
}
