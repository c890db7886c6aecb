import { accessTexts } from '#contract/access.ts';
import { type CommandType, commandKinds, isCommandType } from '#contract/commands.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { uuidv7 } from '#contract/uuid.ts';
import type { LocalDatabase, OutboxEntry, OutboxState } from './collections.ts';
import { readDevice, writeDevice } from './device.ts';
import type { Environment } from './environment.ts';

export interface Draft {
  readonly type: CommandType;
  readonly tenantId: string | null;
  readonly args: Readonly<Record<string, unknown>>;
  readonly summary: string;
  readonly baseVersion?: number | null;
  readonly dependsOn?: readonly string[];
  /** Of a change that was kept at a sign-out: it comes back as the same command. */
  readonly kept?: { readonly id: string; readonly createdAt: string };
}

type Tools = Pick<Environment, 'now' | 'fillRandom' | 'exclusively'>;

/** States in which a command may still reach the server by itself. */
export const unsettled: readonly OutboxState[] = ['queued', 'sending', 'held'];
/** States that wait for a person. */
export const needsPerson: readonly OutboxState[] = ['rejected', 'blocked', 'expired', 'attention'];

/**
 * Queues a command: one durable write, in whichever tab. The number comes from a counter in the same storage, under a lock that all
 * tabs share, so that two tabs never give the same one.
 */
export function enqueue(database: LocalDatabase, tools: Tools, draft: Draft): Promise<Outcome<OutboxEntry, 'Unavailable'>> {
  return tools.exclusively(`seq:${database.name}`, async () => {
    try {
      const known = draft.kept === undefined ? null : await database.outbox.findOne(draft.kept.id).exec();
      if (known !== null) return done(known.toMutableJSON());
      const device = await readDevice(database, tools);
      const newest = await database.outbox.findOne({ sort: [{ seq: 'desc' }] }).exec();
      const seq = Math.max(device.lastSeq, newest?.seq ?? 0) + 1;
      const entry: OutboxEntry = {
        id: draft.kept?.id ?? uuidv7(tools.now(), tools.fillRandom),
        seq,
        type: draft.type,
        v: commandKinds[draft.type].v,
        tenantId: draft.tenantId,
        args: draft.args,
        summary: draft.summary,
        baseVersion: draft.baseVersion ?? null,
        dependsOn: [...(draft.dependsOn ?? [])],
        createdAt: draft.kept?.createdAt ?? new Date(tools.now()).toISOString(),
        state: 'queued',
        tries: 0,
        code: null,
        message: null,
        commits: {},
        changedMeanwhile: false,
      };
      await database.outbox.insert(entry);
      return done(entry);
    } catch (fault) {
      console.error('The change could not be stored.', fault);
      return refused('Unavailable', 'This change was not saved: the device has no room left or its storage is closed.');
    }
  });
}

/** Takes a change back before it was sent, or clears a refused one away. */
export async function discard(database: LocalDatabase, id: string): Promise<void> {
  const entry = await database.outbox.findOne(id).exec();
  if (entry === null || entry.state === 'accepted' || entry.state === 'sending') return;
  await entry.incrementalPatch({ state: 'discarded' });
}

/** Sends a refused or parked change again, as a new command: the old one's answer is final. */
export async function retry(database: LocalDatabase, tools: Tools, id: string): Promise<Outcome<OutboxEntry, 'Unavailable' | 'NotFound'>> {
  const document = await database.outbox.findOne(id).exec();
  // A document answers with proxies, which cannot be told to the other tabs.
  const old = document?.toMutableJSON();
  if (document === null || old === undefined || !isCommandType(old.type)) return refused('NotFound', accessTexts.notFound);
  const again = await enqueue(database, tools, {
    type: old.type,
    tenantId: old.tenantId,
    args: old.args,
    summary: old.summary,
    baseVersion: null,
  });
  if (again.ok) await document.incrementalPatch({ state: 'discarded' });
  return again;
}

const keptMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Forgets settled commands after a week: until then they can be offered again to a server that was restored from a backup. The counter
 * is written first, so that no number comes back.
 */
export function prune(database: LocalDatabase, tools: Tools): Promise<void> {
  return tools.exclusively(`seq:${database.name}`, async () => {
    const settled = await database.outbox.find({ selector: { state: { $in: ['accepted', 'discarded'] } } }).exec();
    const old = settled.filter((entry) => tools.now() - Date.parse(entry.createdAt) > keptMs);
    if (old.length === 0) return;
    const device = await readDevice(database, tools);
    await writeDevice(database, { id: device.id, lastSeq: Math.max(device.lastSeq, ...old.map((entry) => entry.seq)) });
    await database.outbox.bulkRemove(old.map((entry) => entry.id));
  });
}
