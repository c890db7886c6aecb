import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '#contract/values/uuid.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { dropPartitions, makePartitions } from './partitions.ts';

const platform = { as: 'platform' } as const;
const now = new Date('2026-03-02T10:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ask = <Row extends object>(sql: string, values: readonly (string | Date)[] = []) => database.db.query<Row>(platform, sql, values);
const idAt = (moment: string): string => uuidv7(Date.parse(moment), (bytes) => crypto.getRandomValues(bytes));

async function partitionsOf(table: string): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass order by 1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function placesOf(table: string): Promise<readonly string[]> {
  const rows = await ask<{ place: string }>(`select tableoid::regclass::text as place from ${table} order by 1`);
  return rows.map(({ place }) => place);
}

const addView = (moment: string) =>
  ask(`insert into landing_page_views (id, landing_page_id, session_id, created_at) values ($1, $1, 's', $2)`, [
    randomUUID(),
    new Date(moment),
  ]);
const addEffect = (moment: string, state: 'queued' | 'dead') =>
  ask(`insert into effects (id, key, type, payload, state, created_at) values ($1, $4, 'none', '{}', $3::effect_state, $2)`, [
    randomUUID(),
    new Date(moment),
    state,
    moment,
  ]);
const addCommand = (id: string) =>
  ask(
    `insert into command_log (id, device_id, seq, user_id, type, args_hash, state) values ($1, $2, 1, $2, 'x', 'x', 'accepted')
     on conflict do nothing returning 1`,
    [id, randomUUID()],
  );

describe('partitions of time', () => {
  test('are made ahead, once, also when two servers make them together', async () => {
    await Promise.all([1, 2].map(() => makePartitions(database.db, 'audit_log', now)));
    expect(await partitionsOf('audit_log')).toEqual([
      'audit_log_20260301',
      'audit_log_20260401',
      'audit_log_20260501',
      'audit_log_default',
    ]);
    await makePartitions(database.db, 'landing_page_views', now);
    expect(await partitionsOf('landing_page_views')).toHaveLength(9);
  });

  test('take the rows that came before them, and those that come later', async () => {
    for (const moment of ['2026-02-27T23:59:59.999Z', '2026-02-28T00:00:00Z']) await addView(moment);
    expect(await placesOf('landing_page_views')).toEqual(['landing_page_views_default', 'landing_page_views_default']);
    await makePartitions(database.db, 'landing_page_views', now);
    await addView('2026-03-09T23:59:59.999Z');
    expect(await placesOf('landing_page_views')).toEqual([
      'landing_page_views_20260227',
      'landing_page_views_20260228',
      'landing_page_views_20260309',
    ]);
  });

  test('are dropped once all their rows are past the retention, and not a day earlier', async () => {
    await dropPartitions(database.db, 'landing_page_views', new Date('2026-02-28T23:59:59Z'));
    expect(await placesOf('landing_page_views')).toEqual(['landing_page_views_20260228', 'landing_page_views_20260309']);
    expect(await dropPartitions(database.db, 'landing_page_views', new Date('2026-03-01T00:00:00Z'))).toBe(1);
    expect(await placesOf('landing_page_views')).toEqual(['landing_page_views_20260309']);
  });

  test('with an effect that still waits stay', async () => {
    await addEffect('2026-01-10T00:00:00Z', 'queued');
    await addEffect('2025-12-10T00:00:00Z', 'dead');
    await makePartitions(database.db, 'effects', now);
    expect(await dropPartitions(database.db, 'effects', now)).toBe(1);
    expect(await placesOf('effects')).toEqual(['effects_20260101']);
  });

  test('of commands go by the time in the id, so that the key excludes a second row with the same id', async () => {
    const [id, foreign] = [idAt('2026-03-31T23:59:59.999Z'), randomUUID()];
    await makePartitions(database.db, 'command_log', now);
    for (const each of [id, foreign]) expect([await addCommand(each), await addCommand(each)]).toEqual([[{ '?column?': 1 }], []]);
    expect(await placesOf('command_log')).toEqual(['command_log_20260301', 'command_log_default']);
  });

  test('are closed to the server, and the audit log is never dropped', async () => {
    await expect(ask('select 1 from audit_log_20260301')).rejects.toMatchObject({ code: '42501' });
    await expect(ask('drop table effects_20260101')).rejects.toMatchObject({ code: '42501' });
    await expect(ask(`select drop_partitions('audit_log', now())`)).rejects.toThrow('no partition of this kind');
    await expect(ask(`select add_partition('tenants', now(), now() + interval '1 day')`)).rejects.toThrow('no partition of this kind');
    const inTenant = { as: 'tenant', tenantIds: [] } as const;
    await expect(database.db.query(inTenant, `select drop_partitions('effects', now())`, [])).rejects.toMatchObject({ code: '42501' });
  });
});
