import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { openDatabase } from './database.ts';
import { prepared } from './prepared.ts';
import { isPassing } from './retry.ts';
import type { Scope } from './scope.ts';

const platform: Scope = { as: 'platform' };
const tenantId = '01900000-0000-7000-8000-00000000000a';
const userId = '01900000-0000-7000-8000-0000000000a1';

let office: Office;
/** The driver warns once per process, so the listener is added before the first statement. */
const warnings: string[] = [];
const hear = ({ message }: Error): void => void warnings.push(message);
beforeAll(async () => {
  process.on('warning', hear);
  office = await openOffice();
  await office.database.db.inTransaction(platform, (tx) =>
    tx.platformSetting.createMany({
      data: [
        { key: 'left', value: 0 },
        { key: 'right', value: 0 },
      ],
    }),
  );
});
afterAll(async () => {
  process.off('warning', hear);
  await office.close();
});

function numberOf(key: string): Promise<unknown> {
  return office.database.db.reading(platform, async (tx) => (await tx.platformSetting.findUniqueOrThrow({ where: { key } })).value);
}

describe('a transaction', () => {
  test('runs as the role of its scope, through both entry points, and not as the owner of the tables', async () => {
    const sql = `select current_user::text as role, current_setting('app.tenants') as tenants, current_setting('app.user_id') as person`;
    const scope: Scope = { as: 'tenant', tenantIds: [tenantId], userId };
    const expected = [{ role: 'reckoner_tenant', tenants: `{${tenantId}}`, person: userId }];
    expect(await office.database.db.query(scope, sql, [])).toEqual(expected);
    expect(await office.database.db.inTransaction(scope, (tx) => tx.$queryRawUnsafe(sql))).toEqual(expected);
    expect(await office.database.db.reading(scope, (tx) => tx.$queryRawUnsafe(sql))).toEqual(expected);
    expect(await office.database.db.query(platform, sql, [])).toEqual([{ role: 'reckoner_platform', tenants: '{}', person: '' }]);
  });

  test('leaves no setting of its scope on the connection', async () => {
    const single = openDatabase({ url: office.database.url, poolSize: 1 });
    try {
      await single.query({ as: 'tenant', tenantIds: [tenantId], userId }, 'select 1', []);
      await single.inTransaction({ as: 'tenant', tenantIds: [tenantId], userId }, (tx) => tx.$queryRaw`select 1`);
      expect(await single.query({ as: 'tenant', tenantIds: [] }, `select current_setting('app.tenants') as tenants`, [])).toEqual([
        { tenants: '{}' },
      ]);
    } finally {
      await single.close();
    }
  });

  test('gives a prepared statement the rows of its own scope, whichever scope prepared it on the connection', async () => {
    const single = openDatabase({ url: office.database.url, poolSize: 1 });
    const [left, right] = ['01900000-0000-7000-8000-0000000000b1', '01900000-0000-7000-8000-0000000000b2'] as const;
    const sql = prepared('select id from tenants where name = $1 order by id');
    const read = (scope: Scope) => single.query<{ id: string }>(scope, sql, ['Prepared']);
    try {
      const insert = `insert into tenants (id, name, subdomain) values ($1::uuid, 'Prepared', 'left'), ($2::uuid, 'Prepared', 'right')`;
      await single.query(platform, insert, [left, right]);
      // A statement is planned anew until its fifth run.
      for (let times = 0; times < 8; times += 1) {
        expect(await read({ as: 'tenant', tenantIds: [left] })).toEqual([{ id: left }]);
        expect(await read({ as: 'tenant', tenantIds: [right] })).toEqual([{ id: right }]);
        expect(await read({ as: 'tenant', tenantIds: [] })).toEqual([]);
        expect(await read({ ...platform, timeoutMs: 1_000 })).toEqual([{ id: left }, { id: right }]);
      }
    } finally {
      await single.close();
    }
  });

  test('sends a prepared statement again after it failed', async () => {
    const single = openDatabase({ url: office.database.url, poolSize: 1 });
    const sql = prepared('select 10 / $1::int as share');
    const scope: Scope = { as: 'tenant', tenantIds: [tenantId] };
    const divide = (by: number) => single.query(scope, sql, [by]);
    try {
      await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
      expect(await divide(2)).toEqual([{ share: 5 }]);
      await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
      expect(await divide(5)).toEqual([{ share: 2 }]);
    } finally {
      await single.close();
    }
  });

  test('takes only ids as names of tenants and persons', async () => {
    await expect(async () => office.database.db.query({ as: 'tenant', tenantIds: [`${tenantId}'}`] }, 'select 1', [])).rejects.toThrow(
      /by their ids/,
    );
    await expect(async () => office.database.db.inTransaction({ as: 'platform', userId: 'me' }, async () => 1)).rejects.toThrow(
      /by their ids/,
    );
  });

  test('leaves nothing behind when its work fails, and frees its connection', async () => {
    const single = openDatabase({ url: office.database.url, poolSize: 1 });
    try {
      await expect(
        single.inTransaction(platform, async (tx) => {
          await tx.platformSetting.create({ data: { key: 'half', value: 1 } });
          throw new Error('stop');
        }),
      ).rejects.toThrow('stop');
      await expect(single.query(platform, 'select 1 from nowhere', [])).rejects.toMatchObject({ code: '42P01' });
      expect(await single.query(platform, `select key from platform_settings where key = 'half'`, [])).toEqual([]);
    } finally {
      await single.close();
    }
  });

  test('whose only statement fails writes nothing, nor do statements sent behind it', async () => {
    const insert = `insert into platform_settings (key, value, updated_at) select key, '0', now() from (values ('one'), ('left')) given(key)`;
    for (const scope of [platform, { as: 'tenant', tenantIds: [tenantId] }] as const) {
      await expect(office.database.db.query(scope, insert, [])).rejects.toMatchObject({
        code: scope.as === 'platform' ? '23505' : '42501',
      });
    }
    expect(await office.database.db.query(platform, `select key from platform_settings where key = 'one'`, [])).toEqual([]);
  });

  test('that loads several relations at once causes no driver warning about its connection', async () => {
    const found = await office.database.db.inTransaction(platform, async (tx) => {
      await tx.tenant.create({ data: { id: tenantId, name: 'Related', subdomain: 'related' } });
      return tx.tenant.findUnique({
        where: { id: tenantId },
        select: { name: true, calculators: true, memberships: true, invitations: true, subscription: true },
      });
    });
    await turn();
    expect(found).toEqual({ name: 'Related', calculators: [], memberships: [], invitations: [], subscription: null });
    expect(warnings.filter((warning) => warning.includes('already executing'))).toEqual([]);
  });

  test('that only reads cannot write', async () => {
    await expect(
      office.database.db.reading(platform, (tx) => tx.platformSetting.create({ data: { key: 'written', value: 1 } })),
    ).rejects.toThrow(/read-only/);
  });

  test('that only reads sees one snapshot', async () => {
    const seen = await office.database.db.reading(platform, async (tx) => {
      const before = await tx.platformSetting.count();
      await office.database.db.inTransaction(platform, (other) => other.platformSetting.create({ data: { key: 'meanwhile', value: 1 } }));
      return [before, await tx.platformSetting.count()];
    });
    expect(seen[1]).toBe(seen[0]);
  });

  test('is repeated from its start after a deadlock, and both transactions take effect once', async () => {
    let attempts = 0;
    const meet = barrier(2);
    const add = (first: string, second: string): Promise<void> =>
      office.database.db.inTransaction(platform, async (tx) => {
        attempts += 1;
        await tx.$executeRaw`update platform_settings set value = to_jsonb((value)::int + 1) where key = ${first}`;
        await meet();
        await tx.$executeRaw`update platform_settings set value = to_jsonb((value)::int + 1) where key = ${second}`;
      });
    await Promise.all([add('left', 'right'), add('right', 'left')]);
    expect(attempts).toBeGreaterThan(2);
    expect([await numberOf('left'), await numberOf('right')]).toEqual([2, 2]);
  });

  test('is not repeated after a permanent failure', async () => {
    let attempts = 0;
    await expect(
      office.database.db.inTransaction(platform, async (tx) => {
        attempts += 1;
        await tx.platformSetting.create({ data: { key: 'left', value: 1 } });
      }),
    ).rejects.toMatchObject({ code: 'P2002' });
    expect(attempts).toBe(1);
  });

  test('gives up after three repetitions', async () => {
    let attempts = 0;
    await expect(
      office.database.db.inTransaction(platform, async (tx) => {
        attempts += 1;
        await tx.$executeRawUnsafe(`do $$ begin raise exception using errcode = 'serialization_failure'; end $$`);
      }),
    ).rejects.toSatisfy(isPassing);
    expect(attempts).toBe(4);
  });

  test('is limited in time by the database', async () => {
    const sql = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('application_name') as name`;
    expect(await office.database.db.query(platform, sql, [])).toEqual([{ statement: '5s', idle: '10s', name: 'reckoner' }]);
  });
});

/** A barrier: releases all callers once everyone has arrived; later ones pass immediately. */
function barrier(count: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let arrived = 0;
  return async () => {
    arrived += 1;
    if (arrived > count) return;
    if (arrived === count) for (const go of waiting) go();
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
}
