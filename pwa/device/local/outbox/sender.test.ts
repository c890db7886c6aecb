import { createRxDatabase } from 'rxdb/plugins/core';
import { filter } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { prune } from '#app/device/local/conductor/prune.ts';
import type { Environment, Reply } from '#app/device/local/environment/environment.ts';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import { type Collections, collectionSchemas, type LocalDatabase } from '#app/device/local/stored/collections.ts';
import type { Command, CommandResult } from '#contract/sync/sync.ts';
import { discard, enqueue, putBack, retry, unsent } from './outbox.ts';
import { recover, sendOnce } from './sender.ts';

const day = 24 * 60 * 60 * 1000;
const tenantId = '01900000-0000-7000-8000-00000000000a';
const databases: LocalDatabase[] = [];

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
});

/** A server that remembers ids, as the real one does. The test sets its answers. */
function device(decide: (command: Command) => Partial<CommandResult> = () => ({})) {
  const seen = new Map<string, CommandResult>();
  const pushes: (readonly Command[])[] = [];
  let next: ((commands: readonly Command[]) => Reply) | undefined;
  const environment = testEnvironment({
    operate: async (_operation, variables) => {
      const commands = Array.isArray(variables.commands) ? variables.commands : [];
      pushes.push(commands);
      if (next !== undefined) {
        const answer = next;
        next = undefined;
        return answer(commands);
      }
      return { kind: 'answer', status: 200, body: { results: commands.map((command: Command) => answered(command, decide, seen)) } };
    },
  });
  return {
    environment,
    pushes,
    seen,
    answerOnce: (reply: (commands: readonly Command[]) => Reply) => {
      next = reply;
    },
    apply: (commands: readonly Command[]) => commands.map((command) => answered(command, decide, seen)),
  };
}

function answered(command: Command, decide: (command: Command) => Partial<CommandResult>, seen: Map<string, CommandResult>): CommandResult {
  const result: CommandResult = seen.get(command.id) ?? {
    id: command.id,
    state: 'accepted',
    code: null,
    message: null,
    fields: null,
    commits: { [`tenant:${tenantId}`]: command.seq },
    value: null,
    changedMeanwhile: false,
    ...decide(command),
  };
  if (result.state !== 'retry' && result.state !== 'held') seen.set(command.id, result);
  return result;
}

async function withDatabase(environment: Environment): Promise<LocalDatabase> {
  const database = await openTestDatabase(environment);
  databases.push(database);
  return database;
}

/** Another tab over the same storage that knows only its own writes: those of the other tabs have not reached it yet. */
async function openDeafTab(environment: Environment, name: string): Promise<LocalDatabase> {
  const { storage } = environment;
  const deaf: typeof storage = {
    ...storage,
    // RxDB opens no database twice and identifies it by the name of its storage.
    name: `tab ${databases.length}`,
    createStorageInstance: async (parameters) => {
      const instance = await storage.createStorageInstance(parameters);
      const [write, stream] = [instance.bulkWrite.bind(instance), instance.changeStream.bind(instance)];
      let isWriting = false;
      instance.changeStream = () => stream().pipe(filter(() => isWriting));
      instance.bulkWrite = (...writes) => {
        isWriting = true;
        return write(...writes).finally(() => {
          isWriting = false;
        });
      };
      return instance;
    },
  };
  const database = await createRxDatabase<Collections>({ name, storage: deaf, multiInstance: false, eventReduce: true });
  await database.addCollections(collectionSchemas);
  databases.push(database);
  return database;
}

const add = (database: LocalDatabase, environment: Environment, calculatorId: string, dependsOn: readonly string[] = []) =>
  enqueue(database, environment, {
    type: 'calculators.add',
    tenantId,
    args: { tenantId, calculatorId },
    summary: `Add ${calculatorId}`,
    dependsOn,
  });

async function states(database: LocalDatabase): Promise<readonly string[]> {
  const entries = await database.outbox.find({ sort: [{ seq: 'asc' }] }).exec();
  return entries.map((entry) => `${entry.seq} ${entry.state}`);
}

describe('the outbox', () => {
  it('sends a change again that a fault of the device left without an answer, before any later one', async () => {
    const { environment, pushes, answerOnce } = device();
    const database = await withDatabase(environment);
    const change = (calculatorId: string) =>
      enqueue(database, environment, { type: 'calculators.add', tenantId, args: { tenantId, calculatorId }, summary: calculatorId });
    await change('a');
    answerOnce(() => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    });
    await expect(sendOnce(database, environment)).rejects.toThrow('The storage is full.');
    await change('b');
    await sendOnce(database, environment);
    expect(pushes.at(-1)?.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('[sync-10] gives strictly increasing numbers without a hole when two tabs enqueue at once', async () => {
    const { environment } = device();
    const database = await withDatabase(environment);
    await Promise.all(Array.from({ length: 20 }, (_, at) => add(database, environment, `c${at}`)));
    const entries = await database.outbox.find({ sort: [{ seq: 'asc' }] }).exec();
    expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('[sync-10] does not give a number twice when a tab has not heard yet of what another tab queued', async () => {
    const { environment } = device();
    const [one, other] = [await openDeafTab(environment, 'numbers'), await openDeafTab(environment, 'numbers')];
    for (const tab of [one, other, other, one]) await add(tab, environment, 'a');
    expect(await states(await openDeafTab(environment, 'numbers'))).toEqual(['1 queued', '2 queued', '3 queued', '4 queued']);
  });

  it('[sync-10] sends in the order of the numbers when the sending tab has not heard yet of an earlier change', async () => {
    const { environment, pushes } = device();
    const [sending, other] = [await openDeafTab(environment, 'order'), await openDeafTab(environment, 'order')];
    await add(sending, environment, 'a');
    await sendOnce(sending, environment);
    await add(other, environment, 'b');
    await add(sending, environment, 'c');
    await sendOnce(sending, environment);
    expect(pushes.flat().map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('does not give a number twice after old entries are pruned', async () => {
    const { environment } = device();
    const database = await withDatabase(environment);
    await add(database, environment, 'a');
    await sendOnce(database, environment);
    await prune(database, environment);
    environment.advance(8 * 24 * 60 * 60 * 1000);
    await prune(database, environment);
    expect(await states(database)).toEqual([]);
    await add(database, environment, 'b');
    expect(await states(database)).toEqual(['2 queued']);
  });

  it('keeps a change for a week after it was done, however long it had waited before', async () => {
    const { environment } = device();
    const database = await withDatabase(environment);
    await add(database, environment, 'a');
    environment.advance(30 * day);
    await sendOnce(database, environment);
    await prune(database, environment);
    environment.advance(6 * day);
    await prune(database, environment);
    expect(await states(database)).toEqual(['1 accepted']);
    environment.advance(2 * day);
    await prune(database, environment);
    expect(await states(database)).toEqual([]);
  });

  it('[sync-34] takes up a change that was kept at a sign-out as the same command, and only once', async () => {
    const { environment, pushes } = device();
    const database = await withDatabase(environment);
    const kept = { id: '01900000-0000-7000-8000-0000000000ff', createdAt: '2025-12-31T00:00:00.000Z', v: 7 };
    const command = { type: 'calculators.add', tenantId, args: { tenantId, calculatorId: 'a' }, summary: 'Add a', baseVersion: 3 };
    const entry = { ...command, ...kept, ...unsent, dependsOn: [], seq: 0 };
    expect(await putBack(database, environment, [entry])).toEqual([]);
    expect(await putBack(database, environment, [entry])).toEqual([]);
    await sendOnce(database, environment);
    expect(pushes.flat().map(({ id, createdAt, v }) => ({ id, createdAt, v }))).toEqual([kept]);
  });

  it('refuses arguments that the contract does not read, and stores nothing', async () => {
    const { environment } = device();
    const database = await withDatabase(environment);
    const queued = await enqueue(database, environment, {
      type: 'calculators.add',
      tenantId,
      args: { tenantId: 'acme', calculatorId: 'a' },
      summary: 'Add a',
    });
    expect(queued).toMatchObject({ ok: false, code: 'InputInvalid', fields: { tenantId: expect.any(String) } });
    expect(await states(database)).toEqual([]);
  });

  it('sends a refused change of an older version again under that version', async () => {
    const { environment, pushes } = device(({ v }) => (v === 0 ? { state: 'rejected' } : {}));
    const database = await withDatabase(environment);
    const queued = await add(database, environment, 'a');
    const id = queued.ok ? queued.value.id : '';
    await (await database.outbox.findOne(id).exec())?.incrementalPatch({ v: 0 });
    await sendOnce(database, environment);
    await retry(database, environment, id);
    await sendOnce(database, environment);
    expect(pushes.flat().map(({ v }) => v)).toEqual([0, 0]);
  });

  it('takes a waiting change back, and does not send it', async () => {
    const { environment, pushes } = device();
    const database = await withDatabase(environment);
    const queued = await add(database, environment, 'a');
    if (queued.ok) await discard(database, queued.value.id);
    expect(await sendOnce(database, environment)).toEqual({ kind: 'idle' });
    expect(pushes).toHaveLength(0);
  });
});

describe('the sender', () => {
  it('[sync-2] sends the same ids again when the answer was swallowed, and ends with one result each', async () => {
    const server = device();
    const database = await withDatabase(server.environment);
    await add(database, server.environment, 'a');
    await add(database, server.environment, 'b');
    server.answerOnce((commands) => {
      server.apply(commands);
      return { kind: 'unreachable' };
    });
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'unreachable' });
    expect(await states(database)).toEqual(['1 queued', '2 queued']);
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'progress' });
    expect(server.pushes[1]?.map((command) => command.id)).toEqual(server.pushes[0]?.map((command) => command.id));
    expect(server.seen.size).toBe(2);
    expect(await states(database)).toEqual(['1 accepted', '2 accepted']);
  });

  it('[sync-4] shows a refused command with the reason and goes on with the others', async () => {
    const message = 'Your plan allows 5 calculators. Please upgrade for more.';
    const server = device((command) => (command.seq === 2 ? { state: 'rejected', code: 'LimitReached', message } : {}));
    const database = await withDatabase(server.environment);
    for (const id of ['a', 'b', 'c']) await add(database, server.environment, id);
    await sendOnce(database, server.environment);
    expect(await states(database)).toEqual(['1 accepted', '2 rejected', '3 accepted']);
    const refusedEntry = await database.outbox.findOne({ selector: { state: 'rejected' } }).exec();
    expect(refusedEntry?.message).toBe(message);
  });

  it('[sync-5] blocks a command that builds on a refused one and never sends it', async () => {
    const server = device((command) => (command.seq === 1 ? { state: 'rejected', code: 'Forbidden', message: 'No.' } : {}));
    const database = await withDatabase(server.environment);
    const first = await add(database, server.environment, 'a');
    await sendOnce(database, server.environment);
    await add(database, server.environment, 'b', first.ok ? [first.value.id] : []);
    await sendOnce(database, server.environment);
    expect(await states(database)).toEqual(['1 rejected', '2 blocked']);
    expect(server.pushes.flat().map((command) => command.seq)).toEqual([1]);
  });

  it('[sync-6] sets a command aside after three server faults and sends the rest', async () => {
    const server = device((command) => (command.seq === 1 ? { state: 'retry', code: 'Fault', message: 'Something went wrong.' } : {}));
    const database = await withDatabase(server.environment);
    await add(database, server.environment, 'a');
    await add(database, server.environment, 'b');
    for (let n = 0; n < 3; n++) await sendOnce(database, server.environment);
    expect(await states(database)).toEqual(['1 attention', '2 accepted']);
  });

  it('[sync-14] asks again instead of sending a command that waited too long', async () => {
    const server = device();
    const database = await withDatabase(server.environment);
    await add(database, server.environment, 'a');
    server.environment.advance(91 * 24 * 60 * 60 * 1000);
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'idle' });
    expect(await states(database)).toEqual(['1 expired']);
    expect(server.pushes).toHaveLength(0);
  });

  it('[sync-35] sends a change with its own age when the wall clock is a year ahead, or corrected by a hundred days', async () => {
    const server = device();
    const database = await withDatabase(server.environment);
    server.environment.turnClock(-100 * day);
    await add(database, server.environment, 'a');
    server.environment.advance(60_000);
    server.environment.turnClock(100 * day);
    await sendOnce(database, server.environment);
    expect(await states(database)).toEqual(['1 accepted']);
    expect(server.pushes.flat()).toMatchObject([{ ageSeconds: 60 }]);
  });

  it('[sync-35] judges the age of a change only when it is sure of the time', async () => {
    const server = device();
    const database = await withDatabase(server.environment);
    await add(database, server.environment, 'a');
    server.environment.turnClock(365 * day);
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'idle', needsTime: true });
    expect(await states(database)).toEqual(['1 queued']);
    server.environment.clock.set(server.environment.now() - 365 * day);
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'progress' });
  });

  it('[sync-8] continues with changes that a killed tab left as sending', async () => {
    const server = device();
    const database = await withDatabase(server.environment);
    const queued = await add(database, server.environment, 'a');
    const entry = queued.ok ? await database.outbox.findOne(queued.value.id).exec() : null;
    await entry?.incrementalPatch({ state: 'sending' });
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'idle' });
    await recover(database);
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'progress' });
    expect(await states(database)).toEqual(['1 accepted']);
  });

  it('[sync-32] pauses when the server knows no session and keeps every command', async () => {
    const server = device();
    const database = await withDatabase(server.environment);
    await add(database, server.environment, 'a');
    server.answerOnce(() => ({ kind: 'answer', status: 401, body: { code: 'Unauthorized', message: 'Unauthorized' } }));
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'signedOut' });
    expect(await states(database)).toEqual(['1 queued']);
  });

  it('[sync-29] keeps the commands of a suspended tenant and tries them again later', async () => {
    let suspended = true;
    const server = device(() => (suspended ? { state: 'held', code: 'TenantSuspended', message: 'This tenant is suspended.' } : {}));
    const database = await withDatabase(server.environment);
    await add(database, server.environment, 'a');
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'idle', isHeld: true });
    expect(await states(database)).toEqual(['1 held']);
    suspended = false;
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'progress' });
    expect(await states(database)).toEqual(['1 accepted']);
  });

  it('does not treat a page of a captive portal as an answer', async () => {
    const server = device();
    const database = await withDatabase(server.environment);
    await add(database, server.environment, 'a');
    server.answerOnce(() => ({ kind: 'answer', status: 200, body: '<html>Welcome to the hotel</html>' }));
    expect(await sendOnce(database, server.environment)).toEqual({ kind: 'unreachable' });
    expect(await states(database)).toEqual(['1 queued']);
  });

  it('sends a refused change again under a new id', async () => {
    let full = true;
    const server = device(() => (full ? { state: 'rejected', code: 'LimitReached', message: 'Full.' } : {}));
    const database = await withDatabase(server.environment);
    const queued = await add(database, server.environment, 'a');
    await sendOnce(database, server.environment);
    full = false;
    if (queued.ok) await retry(database, server.environment, queued.value.id);
    await sendOnce(database, server.environment);
    expect(await states(database)).toEqual(['1 discarded', '2 accepted']);
    expect(new Set(server.pushes.flat().map((command) => command.id)).size).toBe(2);
  });

  it('informs the other tabs of a change that is sent again', async () => {
    const server = device(() => ({ state: 'rejected', code: 'LimitReached', message: 'Full.' }));
    const database = await withDatabase(server.environment);
    const queued = await add(database, server.environment, 'a');
    await sendOnce(database, server.environment);
    const again = queued.ok ? await retry(database, server.environment, queued.value.id) : queued;
    if (!again.ok) throw new Error(again.message);
    expect(structuredClone(again.value)).toEqual(again.value);
  });
});
