import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let bench: TestDatabase;
beforeAll(async () => {
  bench = await createTestDatabase();
});
afterAll(() => bench.close());

describe('a transaction', () => {
  test('runs as the role of its scope and not as the owner of the tables', async () => {
    const rows = await bench.db.query<{ role: string }>({ as: 'platform' }, 'select current_user::text as role', []);
    expect(rows).toEqual([{ role: 'reckoner_platform' }]);
    const [row] = await bench.db.inTransaction(
      { as: 'tenant', tenantIds: [] },
      (tx) => tx.$queryRaw<{ role: string }[]>`select current_user::text as role`,
    );
    expect(row?.role).toBe('reckoner_tenant');
  });
});
