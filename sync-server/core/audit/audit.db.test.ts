import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { done } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
let owner: TestCaller;
let tables: pg.Client;
const ids = { tenant: '', other: '' };

beforeAll(async () => {
  server = await openOffice();
  owner = await signedIn(server, { role: 'platform_owner' });
  const { newId, db } = server.services;
  [ids.tenant, ids.other] = [newId(), newId()];
  await db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.createMany({
      data: [
        { id: ids.tenant, name: 'Acme', subdomain: 'acme' },
        { id: ids.other, name: 'Birch', subdomain: 'birch' },
      ],
    }),
  );
  tables = new pg.Client({ connectionString: server.database.url });
  await tables.connect();
  for (const tenantId of [ids.tenant, ids.other]) await write(5, tenantId);
  await write(3);
});
afterAll(async () => {
  await tables.end();
  await server.close();
});

function ownersCaller(): Caller {
  return {
    userId: owner.userId ?? '',
    email: 'owner@example.com',
    role: 'platform_owner',
    memberships: [],
    sessionId: 's',
    signedInAt: new Date(),
    requestId: 'r',
  };
}

async function write(count: number, tenantId?: string): Promise<void> {
  const caller = ownersCaller();
  for (let place = 0; place < count; place += 1) {
    await server.services.changes.run(caller, async (change) => {
      const object = { kind: 'thing', id: String(place), ...(tenantId === undefined ? {} : { tenantId }) };
      change.audit(
        place % 2 === 0 ? 'things.update' : 'things.delete',
        object,
        { at: place, text: 'é "x"' },
        { list: [1, null, { a: 1.5 }] },
      );
      return done(undefined);
    });
  }
}

const Records = z.array(z.looseObject({ id: z.string(), at: z.string(), action: z.string(), tenantId: z.nullable(z.string()) }));
const read = async (query = '') => {
  const answer = await owner.call('GET', `/api/admin/audit${query}`);
  return { ...answer, records: answer.status === 200 ? Records.parse(answer.json) : [] };
};
const chain = async (tenant: string): Promise<unknown> => (await owner.call('GET', `/api/admin/audit/chain?tenant=${tenant}`)).json;

describe('reading the trail', () => {
  test('gives the newest first, filtered by tenant, action, actor, object and time', async () => {
    const { records } = await read(`?tenant=${ids.tenant}`);
    expect(records).toHaveLength(5);
    expect(records.map(({ at }) => at)).toEqual(
      records
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect((await read(`?tenant=${ids.tenant}&action=things.delete`)).records).toHaveLength(2);
    expect((await read(`?tenant=${ids.tenant}&action=things.`)).records).toHaveLength(5);
    expect((await read(`?tenant=${ids.tenant}&kind=thing&object=3`)).records).toHaveLength(1);
    expect((await read(`?actor=${owner.userId}`)).records).toHaveLength(13);
    expect((await read(`?actor=${server.services.newId()}`)).records).toHaveLength(0);
    expect((await read('?tenant=platform&action=things.')).records).toHaveLength(3);
    expect((await read('?to=2000-01-01T00:00:00.000Z')).records).toHaveLength(0);
    const [newest] = records;
    expect((await read(`?tenant=${ids.tenant}&from=${newest?.at}`)).records).toHaveLength(1);
  });

  test('names the acting person, and no person once the account is deleted', async () => {
    const { newId, db } = server.services;
    const people = [newId(), newId(), newId()] as const;
    await db.inTransaction({ as: 'platform' }, async (tx) => {
      const [named, unnamed] = people;
      await tx.user.createMany({
        data: [
          { id: named, email: 'bob@example.com', firstName: 'Bob', lastName: 'May' },
          { id: unnamed, email: 'cleo@example.com' },
        ],
      });
    });
    for (const userId of people) {
      const impersonator = { userId: people[0], email: 'bob@example.com', endsAt: new Date(), readOnly: false };
      await server.services.changes.run({ ...ownersCaller(), userId, impersonator }, async (change) => {
        change.audit('names.read', { kind: 'thing', id: userId }, null, null);
        return done(undefined);
      });
    }
    const answer = await owner.call('GET', '/api/admin/audit?action=names.read');
    const names = z
      .array(z.object({ actorId: z.string(), actorName: z.nullable(z.string()), impersonatorName: z.nullable(z.string()) }))
      .parse(answer.json);
    expect(Object.fromEntries(names.map(({ actorId, actorName }) => [actorId, actorName]))).toEqual({
      [people[0]]: 'Bob May',
      [people[1]]: 'cleo@example.com',
      [people[2]]: null,
    });
    expect(names.map(({ impersonatorName }) => impersonatorName)).toEqual(['Bob May', 'Bob May', 'Bob May']);
  });

  test('is cut into pages that together have every record once', async () => {
    const seen: string[] = [];
    let query = `?tenant=${ids.tenant}&limit=2`;
    for (let page = 0; page < 3; page += 1) {
      const { records, headers } = await read(query);
      seen.push(...records.map(({ id }) => id));
      expect(headers['x-total-estimate']).toBe('5');
      const next = /<[^?]*(\?[^>]*)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
      if (page < 2) expect(next).toBeDefined();
      query = next ?? '';
    }
    expect(new Set(seen).size).toBe(5);
  });

  test('[R-AUTH-07] is for the platform owner', async () => {
    const admin = await signedIn(server, { role: 'tenant_admin', memberships: [[ids.tenant, 'tenant_admin']] });
    expect((await admin.call('GET', '/api/admin/audit')).status).toBe(403);
    expect((await admin.call('GET', `/api/admin/audit/chain?tenant=${ids.tenant}`)).status).toBe(403);
  });

  test('refuses an invalid filter', async () => {
    for (const query of ['?tenant=x', '?from=yesterday', '?limit=0', '?limit=501', '?cursor=x', '?action=%25', '?sort=hash']) {
      expect([query, (await read(query)).status]).toEqual([query, 400]);
    }
  });
});

describe('the chain of a trail', () => {
  test('is intact as it was written', async () => {
    expect(await chain(ids.tenant)).toEqual({ records: 5, brokenAt: null });
    expect(await chain('platform')).toMatchObject({ brokenAt: null });
  });

  test('reveals any change of any column, and any record removed or moved', async () => {
    const { rows } = await tables.query<{ id: string }>('select id from audit_log where tenant_id = $1 order by at, id', [ids.tenant]);
    const [first, middle, next, , last] = rows.map(({ id }) => id);
    const changes: readonly (readonly [sql: string, brokenAt: string | undefined])[] = [
      ...['action', 'actor_role', 'object_kind', 'object_id', 'request_id', 'hash', 'previous_hash'].map(
        (column) => [`update audit_log set ${column} = 'changed' where id = '${middle}'`, middle] as const,
      ),
      [`update audit_log set actor_id = gen_random_uuid() where id = '${middle}'`, middle],
      [`update audit_log set tenant_id = '${ids.other}' where id = '${middle}'`, next],
      [`update audit_log set at = at + interval '1 microsecond' * 1000 where id = '${last}'`, last],
      [`update audit_log set before = '{"at": 99}' where id = '${middle}'`, middle],
      [`update audit_log set after = null where id = '${middle}'`, middle],
      [`update audit_log set id = gen_random_uuid() where id = '${first}'`, undefined],
      [`delete from audit_log where id = '${middle}'`, next],
      [`delete from audit_log where id = '${first}'`, middle],
    ];
    for (const [sql, brokenAt] of changes) {
      const kept = await tables.query<{ copy: string }>('select json_agg(a)::text as copy from audit_log a');
      await tables.query(sql);
      const report = z.object({ brokenAt: z.nullable(z.string()) }).parse(await chain(ids.tenant));
      expect([sql, report.brokenAt === null]).toEqual([sql, false]);
      if (brokenAt !== undefined) expect([sql, report.brokenAt]).toEqual([sql, brokenAt]);
      await tables.query('delete from audit_log');
      await tables.query('insert into audit_log select * from json_populate_recordset(null::audit_log, $1::json)', [kept.rows[0]?.copy]);
    }
    expect(await chain(ids.tenant)).toEqual({ records: 5, brokenAt: null });
  });

  test('neither role of the application changes or deletes a record', async () => {
    const { db } = server.services;
    for (const scope of [{ as: 'platform' }, { as: 'tenant', tenantIds: [ids.tenant] }] as const) {
      for (const sql of ["update audit_log set action = 'x'", 'delete from audit_log', 'truncate audit_log']) {
        await expect(db.query(scope, sql, [])).rejects.toMatchObject({ code: '42501' });
      }
    }
  });
});
