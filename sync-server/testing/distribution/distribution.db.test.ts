import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findDistributionGaps, readDistribution } from './distribution.ts';

const distribution = readDistribution(readFileSync(new URL('../../../deploy/citus/distribute.sql', import.meta.url), 'utf8'));
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

async function gapsAfter(...statements: readonly string[]): Promise<readonly string[]> {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    return await findDistributionGaps(client, distribution);
  } finally {
    await client.query('rollback');
  }
}

describe('the schema on a cluster of database machines', () => {
  test('places the rows of every tenant by tenant_id, which leads their keys, unique indexes, and foreign keys', async () => {
    expect(distribution.byTenant).toContain('audit_log');
    expect(await gapsAfter()).toEqual([]);
  });

  test('names only tables that exist', async () => {
    const { rows } = await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
    const known = rows.map(({ name }) => name);
    expect([...distribution.byTenant, ...distribution.reference].filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each([
    ['create table notes (id int primary key, tenant_id uuid not null)', 'notes: has a tenant_id, but is placed nowhere'],
    [
      'alter table effects drop constraint effects_pkey; alter table effects alter column tenant_id drop not null',
      'effects: tenant_id may be null',
    ],
    ['alter table webhooks drop constraint webhooks_pkey', 'webhooks: has no primary key'],
    ['create unique index on invoices (number)', 'invoices: the unique index invoices_number_idx is not led by tenant_id'],
    ['create unique index on invoices (number, tenant_id)', 'invoices: the unique index'],
    ['create unique index on api_tokens (lower(name))', 'api_tokens: the unique index'],
    [
      'create unique index on webhooks (id); alter table effects add webhook uuid references webhooks (id)',
      'effects: effects_webhook_fkey is not led by tenant_id',
    ],
    [
      'create unique index on webhooks (id); alter table plans add webhook uuid references webhooks (id)',
      'plans: plans_webhook_fkey leads to',
    ],
    [
      'alter table effects add device uuid references device (id)',
      'effects: effects_device_fkey leads to device, which is on one machine only',
    ],
    [
      'alter table effects add foreign key (tenant_id) references tenants (id) on delete set null',
      'effects: effects_tenant_id_fkey sets tenant_id to null',
    ],
    [
      'create trigger resent before update on effects for each row execute function suppress_redundant_updates_trigger()',
      'effects: has the trigger resent',
    ],
  ])('shows a gap after: %s', async (statement, gap) => {
    expect((await gapsAfter(statement)).join('\n')).toContain(gap);
  });
});
