import * as z from 'zod/mini';
import { commandKinds, isCommandType } from '#contract/commands.ts';
import { CommandResult, protocol, pushLimit } from '#contract/sync.ts';
import type { LocalDatabase, OutboxEntry } from './collections.ts';
import { readDevice } from './device.ts';
import type { Environment, Reply } from './environment.ts';
import { type Ending, readEnding } from './read-ending.ts';

/** What came of one attempt to send. */
export type Sent =
  | { readonly kind: 'idle' }
  /** Something went through; there may be more. */
  | { readonly kind: 'progress' }
  /** No answer, or one that is not the server's: try again later. */
  | { readonly kind: 'unreachable' }
  | Ending;

const PushAnswer = z.object({ results: z.array(CommandResult) });

/** Attempts before a command that makes the server stumble is set aside for a person. */
const triesBeforeAttention = 3;

/** Sends the oldest waiting commands in one request, in their order, and writes down each answer. */
export async function sendOnce(database: LocalDatabase, environment: Environment): Promise<Sent> {
  const batch = await nextBatch(database, environment.now());
  if (batch.length === 0) return { kind: 'idle' };
  const device = await environment.exclusively(`seq:${database.name}`, () => readDevice(database, environment));
  await setState(database, batch, 'sending');
  const reply = await environment.network.operate('pushCommands', { protocol, device: device.id, commands: batch.map(toCommand) });
  const sent = await settle(database, batch, reply);
  if (sent.kind !== 'progress' && sent.kind !== 'idle') await setState(database, batch, 'queued');
  return sent;
}

/** Commands that a dead tab left as "sending" wait again: the server knows by their ids what it has seen. */
export async function recover(database: LocalDatabase): Promise<void> {
  const left = await database.outbox.find({ selector: { state: 'sending' } }).exec();
  for (const entry of left) await entry.incrementalPatch({ state: 'queued' });
}

async function nextBatch(database: LocalDatabase, now: number): Promise<readonly OutboxEntry[]> {
  const waiting = await database.outbox.find({ selector: { state: { $in: ['queued', 'held'] } }, sort: [{ seq: 'asc' }] }).exec();
  const batch: OutboxEntry[] = [];
  let bytes = 0;
  for (const document of waiting) {
    const entry = document.toMutableJSON();
    if (isCommandType(entry.type) && now - Date.parse(entry.createdAt) > commandKinds[entry.type].lifetimeMs) {
      await document.incrementalPatch({ state: 'expired', message: 'This change waited too long. Look at it again before it is sent.' });
      continue;
    }
    if (await dependsOnRefused(database, entry)) {
      await document.incrementalPatch({ state: 'blocked', message: 'A change that this one builds on was refused.' });
      continue;
    }
    bytes += JSON.stringify(entry.args).length + 400;
    if (batch.length >= pushLimit.commands || (batch.length > 0 && bytes > pushLimit.bytes)) break;
    batch.push(entry);
  }
  return batch;
}

async function dependsOnRefused(database: LocalDatabase, entry: OutboxEntry): Promise<boolean> {
  if (entry.dependsOn.length === 0) return false;
  const earlier = await database.outbox.findByIds([...entry.dependsOn]).exec();
  return [...earlier.values()].some((other) => ['rejected', 'blocked', 'expired', 'discarded'].includes(other.state));
}

function toCommand(entry: OutboxEntry): object {
  const { id, seq, type, v, args, tenantId, baseVersion, dependsOn, createdAt } = entry;
  return { id, seq, type, v, args, tenantId, baseVersion, dependsOn, createdAt };
}

async function setState(database: LocalDatabase, entries: readonly OutboxEntry[], state: 'queued' | 'sending'): Promise<void> {
  const documents = await database.outbox.findByIds(entries.map((entry) => entry.id)).exec();
  await Promise.all([...documents.values()].map((document) => document.incrementalPatch({ state })));
}

async function settle(database: LocalDatabase, batch: readonly OutboxEntry[], reply: Reply): Promise<Sent> {
  if (reply.kind === 'unreachable' || reply.status >= 500 || reply.status === 429) return { kind: 'unreachable' };
  const ending = readEnding(reply);
  if (ending !== undefined) return ending;
  const answer = PushAnswer.safeParse(reply.body);
  if (!answer.success) return { kind: 'unreachable' };
  const results = new Map(answer.data.results.map((result) => [result.id, result]));
  const documents = await database.outbox.findByIds(batch.map((entry) => entry.id)).exec();
  let passed = 0;
  // Begun together, the writes of one answer reach the storage together.
  const writes: Promise<unknown>[] = [];
  for (const entry of batch) {
    const result = results.get(entry.id);
    const document = documents.get(entry.id);
    if (document === undefined) continue;
    if (result === undefined || result.state === 'retry') {
      const tries = entry.tries + (result?.code === 'Fault' ? 1 : 0);
      const parked = tries >= triesBeforeAttention;
      writes.push(document.incrementalPatch({ state: parked ? 'attention' : 'queued', tries, message: result?.message ?? null }));
      passed += parked ? 1 : 0;
      continue;
    }
    passed += result.state === 'held' ? 0 : 1;
    writes.push(
      document.incrementalPatch({
        state: result.state,
        code: result.code,
        message: result.message,
        commits: result.commits,
        changedMeanwhile: result.changedMeanwhile,
      }),
    );
  }
  await Promise.all(writes);
  return passed > 0
    ? { kind: 'progress' }
    : batch.every((entry) => results.get(entry.id)?.state === 'held')
      ? { kind: 'idle' }
      : { kind: 'unreachable' };
}
