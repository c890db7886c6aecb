import { afterEach, describe, expect, it } from 'vitest';
import type { Environment, Reply } from '#app/device/local/environment/environment.ts';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import type { LocalDatabase, OutboxEntry } from '#app/device/local/stored/collections.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import type { Command } from '#contract/sync/sync.ts';
import { checkDiscarded } from './known-commands.ts';
import { discard, enqueue, retry } from './outbox.ts';
import { recover, sendOnce } from './sender.ts';

const tenantId = '01900000-0000-7000-8000-00000000000a';
const databases: LocalDatabase[] = [];

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
});

/** A server that accepts every command, after running `beforeAnswer`. */
function server(beforeAnswer: (commands: readonly Command[]) => Promise<unknown> = async () => undefined, state = 'accepted') {
  const done = new Set<string>();
  const environment = testEnvironment({
    operate: async (operation, variables): Promise<Reply> => {
      if (operation === 'knownCommands') {
        const ids = Array.isArray(variables.ids) ? variables.ids : [];
        return { kind: 'answer', status: 200, body: ids.filter((id) => done.has(id)) };
      }
      const commands: readonly Command[] = Array.isArray(variables.commands) ? variables.commands : [];
      for (const { id } of commands) done.add(id);
      if ((await beforeAnswer(commands)) === 'silence') return { kind: 'unreachable' };
      const rest = { code: null, message: null, fields: null, commits: {}, value: null, changedMeanwhile: false };
      return { kind: 'answer', status: 200, body: { results: commands.map(({ id }) => ({ id, state, ...rest })) } };
    },
  });
  return { environment, done };
}

async function withChange(environment: Environment, dependsOn: readonly string[] = []) {
  const database = databases[0] ?? (await openTestDatabase(environment));
  if (databases.length === 0) databases.push(database);
  const args = { tenantId, calculatorId: 'a' };
  const queued = await enqueue(database, environment, { type: 'calculators.add', tenantId, args, summary: 'Add a', dependsOn });
  if (!queued.ok) throw new Error(queued.message);
  return { database, id: queued.value.id };
}

async function entryOf(database: LocalDatabase, id: string): Promise<OutboxEntry | undefined> {
  return (await database.outbox.findOne(id).exec())?.toMutableJSON();
}

describe('a change that is discarded', () => {
  it('is either taken back or known to be on its way, even when a send begins at the click', async () => {
    const { environment, done } = server();
    const seen = new Set<string>();
    for (let round = 0; round < 60; round += 1) {
      const { database, id } = await withChange(environment);
      const sent = sendOnce(database, environment);
      for (let turn = 0; turn < round; turn += 1) await Promise.resolve();
      if (round % 3 === 2) await new Promise((resolve) => setTimeout(resolve, round % 12));
      const discarded = await discard(database, id);
      await sent;
      const state = (await entryOf(database, id))?.state;
      seen.add(`${discarded.ok}`);
      expect({ round, state, isDone: done.has(id) }).toEqual({
        round,
        state: discarded.ok ? 'discarded' : 'accepted',
        isDone: !discarded.ok,
      });
    }
    expect([...seen].sort()).toEqual(['false', 'true']);
  });

  it('on its way to the server stays, with a sentence for the person', async () => {
    const clicked: unknown[] = [];
    const { environment } = server(async ([command]) => clicked.push(await discard(database, command?.id ?? '')));
    const { database, id } = await withChange(environment);
    await sendOnce(database, environment);
    expect(clicked).toEqual([{ ok: false, code: 'Conflict', message: changeListTexts.tooLateToDiscard }]);
    expect((await entryOf(database, id))?.state).toBe('accepted');
  });

  it('is not sent with the batch being gathered, and blocks the changes that depend on it', async () => {
    const { environment, done } = server();
    const first = await withChange(environment);
    const second = await withChange(environment, [first.id]);
    const { database } = first;
    const sent = sendOnce(database, environment);
    const discarded = await discard(database, first.id);
    await sent;
    await sendOnce(database, environment);
    expect(discarded.ok).toBe(true);
    expect([done.has(first.id), done.has(second.id)]).toEqual([false, false]);
    expect((await entryOf(database, second.id))?.state).toBe('blocked');
  });

  it('after a send without an answer is shown as done when the server says that it was', async () => {
    const { environment, done } = server(async () => 'silence');
    const { database, id } = await withChange(environment);
    await sendOnce(database, environment);
    expect((await discard(database, id)).ok).toBe(true);
    await checkDiscarded(database, environment);
    expect(await entryOf(database, id)).toMatchObject({ state: 'accepted', message: changeListTexts.discardedTooLate });
    const other = await withChange(environment);
    await sendOnce(database, environment);
    done.delete(other.id);
    await discard(database, other.id);
    await checkDiscarded(database, environment);
    expect(await entryOf(database, other.id)).toMatchObject({ state: 'discarded', code: null });
  });

  it('while a frozen tab still waits for its answer is shown as done when that answer comes', async () => {
    const { environment } = server(async ([command]) => {
      await recover(database);
      await discard(database, command?.id ?? '');
    });
    const { database, id } = await withChange(environment);
    await sendOnce(database, environment);
    expect(await entryOf(database, id)).toMatchObject({ state: 'accepted', message: changeListTexts.discardedTooLate });
  });
});

describe('a refused change', () => {
  it('is sent again once, however often the person clicks', async () => {
    const { environment } = server(async () => undefined, 'rejected');
    const { database, id } = await withChange(environment);
    await sendOnce(database, environment);
    const again = await Promise.all([1, 2, 3].map(() => retry(database, environment, id)));
    expect(again.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database.outbox.find({ selector: { state: 'queued' } }).exec()).toHaveLength(1);
  });
});
