import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#contract/sync/operations.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { deadlineMs } from '#server/edge/graphql/plugins/use-deadline.ts';
import { openTestEndpoint, type TestEndpoint } from '#server/testing/test-endpoint.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { mostEntries } from './cap-lists.ts';

let office: Office;
let endpoint: TestEndpoint;
/** Fails after the time that a test may take. */
let hasty: TestEndpoint;
let tenant: OfficeTenant;
let admin: Caller;
let onlooker: pg.Client;

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  await office.calculators(1);
  tenant = await office.tenant();
  admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
  onlooker = new pg.Client({ connectionString: office.database.url });
  await onlooker.connect();
  endpoint = await openTestEndpoint(office.services);
  hasty = await openTestEndpoint(office.services, { deadlineMs: 400 });
  for (const { signIn } of [endpoint, hasty]) signIn(admin);
});
afterAll(async () => {
  await endpoint.close();
  await hasty.close();
  await onlooker.end();
  await office.close();
});

const waiting = async (): Promise<number> => {
  const sql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await onlooker.query(sql)).rowCount ?? -1;
};

describe('the deadline', () => {
  test('is five seconds', () => {
    expect(deadlineMs).toBe(5_000);
  });

  test('ends a slow read with 503 and its number, and cancels it in the database', async () => {
    await onlooker.query('begin; lock table calculators in access exclusive mode');
    try {
      const { status, body } = await hasty.post({ query: '{ calculators { total } }' });
      expect([status, body.errors?.[0]?.extensions?.code]).toEqual([503, 'Unavailable']);
      expect(body.errors?.[0]?.message).toContain('(request request)');
      expect(String(hasty.faults)).toContain('deadline');
      // The table is still locked: the statement ended by its own time limit, not because it got the lock.
      await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
    } finally {
      await onlooker.query('rollback');
    }
    expect((await endpoint.post({ query: '{ calculators { total } }' })).status).toBe(200);
  });

  test('ends a slow write with 503 and its number, and rolls it back', async () => {
    const add = 'mutation($tenantId: ID!) { addCalculator(tenantId: $tenantId, calculatorId: "calculator-0000") { current } }';
    await onlooker.query('begin; lock table tenant_calculators in access exclusive mode');
    try {
      expect((await hasty.post({ query: add, variables: { tenantId: tenant.id } })).status).toBe(503);
      await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
    } finally {
      await onlooker.query('rollback');
    }
    expect(await office.sql('select 1 from tenant_calculators where tenant_id = $1::uuid', [tenant.id])).toEqual([]);
  });

  test('ends a slow push with 503 and its number, and the next attempt is the first that counts', async () => {
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
    const again = await endpoint.post(body);
    expect(again.body).toMatchObject({ data: { pushCommands: { results: [{ id: command.id, state: 'accepted' }] } } });
  });
});

describe('lists as arguments', () => {
  const names = (count: number) => Array.from({ length: count }, (_, place) => `no-such-${place}`);
  const set = 'mutation($tenantId: ID!, $add: [ID!]!) { setCalculators(tenantId: $tenantId, add: $add, remove: []) { current } }';

  test('may have 200 entries and no more', async () => {
    const send = async (count: number) => (await endpoint.post({ query: set, variables: { tenantId: tenant.id, add: names(count) } })).body;
    expect(mostEntries).toBe(200);
    expect((await send(200)).errors?.[0]?.message).not.toContain('at most');
    expect((await send(201)).errors?.[0]).toMatchObject({
      message: 'add may have at most 200 entries.',
      extensions: { code: 'InputInvalid' },
    });
  });

  test('are counted inside an input, too, and where a stream is opened', async () => {
    const command = { id: randomUUID(), seq: 1, type: 'x', v: 1, args: {}, dependsOn: names(201), createdAt: 'now' };
    const pushed = await endpoint.post({
      query: operations.pushCommands,
      variables: { protocol: 1, device: randomUUID(), commands: [command] },
    });
    expect(pushed.body.errors?.[0]?.message).toBe('commands.dependsOn may have at most 200 entries.');
    const many = `subscription { heads(follow: [${names(201).map((name) => JSON.stringify(name))}]) { heads } }`;
    expect(await (await endpoint.stream(many)).text()).toContain('follow may have at most 200 entries.');
  });
});
