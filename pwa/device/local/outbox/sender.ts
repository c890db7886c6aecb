import type { RxDocument } from 'rxdb';
import * as z from 'zod/mini';
import { readDevice } from '#app/device/local/environment/device.ts';
import type { Environment, Reply } from '#app/device/local/environment/environment.ts';
import type { LocalDatabase, OutboxEntry } from '#app/device/local/stored/collections.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { CommandResult, protocol } from '#contract/sync/sync.ts';
import { ageOf, claimBatch, release } from './claim-batch.ts';
import { unansweredCode } from './known-commands.ts';
import { changeWhile } from './outbox.ts';
import { type Ending, readEnding } from './read-ending.ts';

/** Result of one attempt to send. */
export type Sent =
  | {
      readonly kind: 'idle';
      /** A change looks too old, but the device is not sure of the time. The server's next answer contains it. */
      readonly needsTime?: true;
      /** The server holds every change that waits, because the tenant is suspended. */
      readonly isHeld?: true;
    }
  /** At least one command went through, and more may wait. */
  | { readonly kind: 'progress' }
  /** No answer, or one that is not the server's. The sender retries later. */
  | { readonly kind: 'unreachable' }
  | Ending;

const PushAnswer = z.object({ results: z.array(CommandResult) });

/** Attempts before a command on which the server fails is set aside for a person. */
const triesBeforeAttention = 3;
/** Largest integer in GraphQL. */
const mostSeconds = 2 ** 31 - 1;

/**
 * Sends the oldest waiting commands in one request, in their order, and stores each answer. After a fault, such as a full storage, the
 * commands are queued again: otherwise later ones would overtake them, and the server would refuse their numbers.
 */
export async function sendOnce(database: LocalDatabase, environment: Environment): Promise<Sent> {
  try {
    return await sendBatch(database, environment);
  } catch (fault) {
    await recover(database);
    throw fault;
  }
}

async function sendBatch(database: LocalDatabase, environment: Environment): Promise<Sent> {
  const { entries: batch, needsTime } = await claimBatch(database, environment);
  if (batch.length === 0) return needsTime ? { kind: 'idle', needsTime } : { kind: 'idle' };
  const device = await environment.exclusively(`seq:${database.name}`, () => readDevice(database, environment));
  const commands = batch.map((entry) => toCommand(entry, environment.clock.now()));
  const reply = await environment.network.operate('pushCommands', { protocol, device: device.id, commands });
  const sent = await complete(database, batch, reply);
  if (sent.kind !== 'progress' && sent.kind !== 'idle') await release(database, batch, unansweredCode);
  return sent;
}

/** Queues commands again that a closed tab or a fault left as "sending". The server recognizes by their ids the ones it has received. */
export async function recover(database: LocalDatabase): Promise<void> {
  const left = await database.outbox.find({ selector: { state: 'sending' } }).exec();
  for (const entry of left) await changeWhile(entry, ['sending'], { state: 'queued', code: unansweredCode });
}

function toCommand(entry: OutboxEntry, now: number): object {
  const { id, seq, type, v, args, tenantId, baseVersion, dependsOn, createdAt } = entry;
  const ageSeconds = Math.min(Math.floor(ageOf(entry, now) / 1000), mostSeconds);
  return { id, seq, type, v, args, tenantId, baseVersion, dependsOn, createdAt, ageSeconds };
}

async function complete(database: LocalDatabase, batch: readonly OutboxEntry[], reply: Reply): Promise<Sent> {
  if (reply.kind === 'unreachable' || reply.status >= 500 || reply.status === 429) return { kind: 'unreachable' };
  const ending = readEnding(reply);
  if (ending !== undefined) return ending;
  const answer = PushAnswer.safeParse(reply.body);
  if (!answer.success) return { kind: 'unreachable' };
  const results = new Map(answer.data.results.map((result) => [result.id, result]));
  const documents = await database.outbox.findByIds(batch.map((entry) => entry.id)).exec();
  let passed = 0;
  // The writes of one answer start together, so that they reach the storage together.
  const writes: Promise<unknown>[] = [];
  for (const entry of batch) {
    const result = results.get(entry.id);
    const document = documents.get(entry.id);
    if (document === undefined) continue;
    if (result === undefined || result.state === 'retry') {
      const tries = entry.tries + (result?.code === 'Fault' ? 1 : 0);
      const parked = tries >= triesBeforeAttention;
      const waits = { state: parked ? 'attention' : 'queued', tries, message: result?.message ?? null } as const;
      writes.push(changeWhile(document, ['sending'], waits));
      passed += parked ? 1 : 0;
      continue;
    }
    passed += result.state === 'held' ? 0 : 1;
    writes.push(writeDown(document, result));
  }
  await Promise.all(writes);
  return passed > 0
    ? { kind: 'progress' }
    : batch.every((entry) => results.get(entry.id)?.state === 'held')
      ? { kind: 'idle', isHeld: true }
      : { kind: 'unreachable' };
}

/**
 * Stores the server's answer. An accepted command counts as done whatever its state here. Any other answer applies only to a command that
 * is still being sent.
 */
async function writeDown(
  document: RxDocument<OutboxEntry>,
  { state, code, message, commits, changedMeanwhile }: CommandResult,
): Promise<void> {
  if (state === 'retry') return;
  if (state !== 'accepted') {
    await changeWhile(document, ['sending'], { state, code, message, commits, changedMeanwhile });
    return;
  }
  await document.incrementalModify((entry) => {
    const told = entry.state === 'discarded' ? changeListTexts.discardedTooLate : message;
    return { ...entry, state, code, message: told, commits, changedMeanwhile };
  });
}
