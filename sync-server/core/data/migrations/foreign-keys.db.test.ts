import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

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

/** Foreign keys whose columns lead no index. A delete of the row that they name would read the whole table. */
async function keysWithoutIndex(): Promise<readonly string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select conrelid::regclass || ' ' || conname as key from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 and not exists (
       select 1 from pg_index where indrelid = conrelid and indpred is null
         and conkey @> (indkey::int2[])[0:array_length(conkey, 1) - 1]
         and (indkey::int2[])[0:array_length(conkey, 1) - 1] @> conkey)
     order by 1`,
  );
  return rows.map(({ key }) => key);
}

describe('foreign keys', () => {
  test('each leads an index', async () => {
    expect(await keysWithoutIndex()).toEqual([]);
  });

  test('one without an index is named', async () => {
    await client.query('drop index invitations_invited_by_idx');
    expect(await keysWithoutIndex()).toEqual(['invitations invitations_invited_by_fkey']);
  });
});
