import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import type { Caller } from '#server/access/caller.ts';
import { createScene, type Scene, type TestTenant } from '#server/sync/test-scene.ts';
import { mostEntries } from './cap-lists.ts';
import { deadlineMs } from './graphql.ts';
import { liveStreamLimits } from './live-streams.ts';
import { openTestDoor, type TestDoor } from './test-door.ts';

let scene: Scene;
let door: TestDoor;
/** Waits no longer than a test may take. */
let hasty: TestDoor;
let tenant: TestTenant;
let admin: Caller;
let onlooker: pg.Client;

beforeAll(async () => {
  scene = await createScene();
  await scene.calculators(1);
  tenant = await scene.tenant();
  admin = await personWithSession('one');
  onlooker = new pg.Client({ connectionString: scene.url });
  await onlooker.connect();
  door = await openTestDoor(scene);
  hasty = await openTestDoor(scene, { deadlineMs: 400 });
  for (const { signIn } of [door, hasty]) signIn(admin);
});
afterAll(async () => {
  await door.close();
  await hasty.close();
  await onlooker.end();
  await scene.close();
});

async function personWithSession(sessionId: string): Promise<Caller> {
  const person = await scene.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await addSession(person, sessionId);
  return { ...person, sessionId };
}
async function addSession({ userId }: Caller, sessionId: string): Promise<void> {
  await scene.sql(`insert into sessions (sid, sess, expire, user_id) values ($2, '{}', '2999-01-01', $1::uuid)`, [userId, sessionId]);
}
const waiting = async (): Promise<number> => {
  const sql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await onlooker.query(sql)).rowCount ?? -1;
};

describe('the deadline', () => {
  test('is five seconds', () => {
    expect(deadlineMs).toBe(5_000);
  });

  test('ends a slow read with 503 and its number, and the database stops working on it, too', async () => {
    await onlooker.query('begin; lock table calculators in access exclusive mode');
    try {
      const { status, body } = await hasty.post({ query: '{ calculators { id } }' });
      expect([status, body.errors?.[0]?.extensions?.code]).toEqual([503, 'Unavailable']);
      expect(body.errors?.[0]?.message).toContain('(request request)');
      expect(String(hasty.faults)).toContain('deadline');
      // The table is still locked: the statement ended by its own limit, not by getting on.
      await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
    } finally {
      await onlooker.query('rollback');
    }
    expect((await door.post({ query: '{ calculators { id } }' })).status).toBe(200);
  });

  test('ends a slow write the same way, and leaves nothing of it', async () => {
    const add = 'mutation($tenantId: ID!) { addCalculator(tenantId: $tenantId, calculatorId: "calculator-0000") { current } }';
    await onlooker.query('begin; lock table tenant_calculators in access exclusive mode');
    try {
      expect((await hasty.post({ query: add, variables: { tenantId: tenant.id } })).status).toBe(503);
      await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
    } finally {
      await onlooker.query('rollback');
    }
    expect(await scene.sql('select 1 from tenant_calculators where tenant_id = $1::uuid', [tenant.id])).toEqual([]);
  });

  test('ends a slow push the same way, and the next try is the first that counts', async () => {
    const args = { tenantId: tenant.id, calculatorId: 'calculator-0000' };
    const command = {
      id: randomUUID(),
      seq: 1,
      type: 'calculators.add',
      v: 1,
      args,
      tenantId: tenant.id,
      dependsOn: [],
      createdAt: '2026-03-02T10:00:00.000Z',
    };
    const body = { query: operations.pushCommands, variables: { protocol: 1, device: randomUUID(), commands: [command] } };
    await onlooker.query('begin; lock table tenant_calculators in access exclusive mode');
    try {
      expect((await hasty.post(body)).status).toBe(503);
      await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
    } finally {
      await onlooker.query('rollback');
    }
    const again = await door.post(body);
    expect(again.body).toMatchObject({ data: { pushCommands: { results: [{ id: command.id, state: 'accepted' }] } } });
  });
});

describe('lists as arguments', () => {
  const names = (count: number) => Array.from({ length: count }, (_, place) => `no-such-${place}`);
  const set = 'mutation($tenantId: ID!, $add: [ID!]!) { setCalculators(tenantId: $tenantId, add: $add, remove: []) { current } }';

  test('may have 200 entries and no more', async () => {
    const send = async (count: number) => (await door.post({ query: set, variables: { tenantId: tenant.id, add: names(count) } })).body;
    expect(mostEntries).toBe(200);
    expect((await send(200)).errors?.[0]?.message).not.toContain('at most');
    expect((await send(201)).errors?.[0]).toMatchObject({
      message: 'add may have at most 200 entries.',
      extensions: { code: 'InputInvalid' },
    });
  });

  test('are counted inside an input, too, and where a stream is opened', async () => {
    const command = { id: randomUUID(), seq: 1, type: 'x', v: 1, args: {}, dependsOn: names(201), createdAt: 'now' };
    const pushed = await door.post({
      query: operations.pushCommands,
      variables: { protocol: 1, device: randomUUID(), commands: [command] },
    });
    expect(pushed.body.errors?.[0]?.message).toBe('commands.dependsOn may have at most 200 entries.');
    const many = `subscription { heads(follow: [${names(201).map((name) => JSON.stringify(name))}]) { heads } }`;
    expect(await (await door.stream(many)).text()).toContain('follow may have at most 200 entries.');
  });
});

describe('live streams', () => {
  async function open(caller: Caller, streams: number): Promise<{ readonly statuses: readonly number[]; readonly close: () => void }> {
    const stop = new AbortController();
    const statuses: number[] = [];
    for (let count = 0; count < streams; count += 1) {
      door.signIn(caller);
      statuses.push((await door.stream(operations.heads, {}, stop.signal)).status);
    }
    return { statuses, close: () => stop.abort() };
  }
  const refusedOf = ({ statuses }: { readonly statuses: readonly number[] }) => statuses.filter((status) => status === 429).length;

  test('a session has six at a time, another session its own, and a closed one makes room', async () => {
    const [person, other] = [await personWithSession('six'), await personWithSession('other-six')];
    const first = await open(person, liveStreamLimits.session + 2);
    expect(refusedOf(first)).toBe(2);
    const others = await open(other, 1);
    expect(others.statuses).toEqual([200]);
    first.close();
    await expect
      .poll(async () => {
        const again = await open(person, 1);
        again.close();
        return again.statuses[0];
      })
      .toBe(200);
    others.close();
  });

  test('a person has twenty-four at a time over all sessions', async () => {
    const person = await personWithSession('many-0');
    const opened = [];
    for (let session = 0; session < 5; session += 1) {
      if (session > 0) await addSession(person, `many-${session}`);
      opened.push(await open({ ...person, sessionId: `many-${session}` }, liveStreamLimits.session));
    }
    expect(opened.map(refusedOf)).toEqual([0, 0, 0, 0, 6]);
    for (const { close } of opened) close();
  });

  test('a fault of a stream is masked with the number of its request, and reported', async () => {
    door.faults.length = 0;
    const person = await personWithSession('faulty');
    const broken = await openTestDoor(scene, {
      sync: {
        push: async () => ({ ok: true, value: [] }),
        pull: async () => ({ ok: false, code: 'Unavailable', message: '' }),
        through: () => {
          throw new Error('Not asked for.');
        },
        heads: () => {
          const stream: AsyncIterableIterator<never, undefined> = {
            [Symbol.asyncIterator]: () => stream,
            next: () => Promise.reject(new Error('The secret of the database: it is down.')),
          };
          return { ok: true, value: stream };
        },
      },
    });
    try {
      broken.signIn(person);
      const text = await (await broken.stream(operations.heads)).text();
      expect(text).toContain('Something went wrong. (request request)');
      expect(text).not.toContain('secret');
      expect(broken.faults).toHaveLength(1);
    } finally {
      await broken.close();
    }
  });
});
