import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '#server/core/sync/changes/change.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';
import { deleteAndReassign, deleteWithUsers } from './delete-tenant.ts';
import { openTombstone, purgeTombstones } from './tombstone.ts';

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let birch: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;
let both: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant({ name: 'Acme' });
  birch = await office.tenant({ name: 'Birch' });
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
  both = await office.person('tenant_admin', [
    [acme, 'tenant_admin'],
    [birch, 'user'],
  ]);
  await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, { email: `${randomUUID()}@x.example`, role: 'user' });
});

const remove = (tenant: OfficeTenant, who: OfficePerson = owner): Promise<Said> =>
  office.call(who, 'DELETE', `/api/admin/tenants/${tenant.id}/delete-with-users`);
const reassign = (tenant: OfficeTenant, target: string, who: OfficePerson = owner): Promise<Said> =>
  office.call(who, 'DELETE', `/api/admin/tenants/${tenant.id}/delete-and-reassign/${target}`);

/** The transaction, whose connection breaks at the statement with the given number. */
function failingAt<Target extends object>(target: Target, at: number, statements: { count: number }): Target {
  return new Proxy(target, {
    get(_proxied, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return typeof found === 'object' && found !== null ? failingAt(found, at, statements) : found;
      return (...args: unknown[]): unknown => {
        statements.count += 1;
        if (statements.count === at) throw new Error('The cable.');
        return Reflect.apply(found, target, args);
      };
    },
  });
}

/** Every table with a tenant column. */
async function tenantTables(): Promise<readonly string[]> {
  const rows = await office.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function rowsLeft(tenantId: string): Promise<Readonly<Record<string, number>>> {
  const left: Record<string, number> = {};
  for (const table of await tenantTables()) {
    const found = await office.sql(`select 1 from ${table} where tenant_id = $1::uuid`, [tenantId]);
    if (found.length > 0) left[table] = found.length;
  }
  return left;
}

/** A fingerprint of all data of a tenant. */
async function hashOf(tenantId: string): Promise<string> {
  const hash = createHash('sha256');
  for (const table of await tenantTables())
    hash.update(
      JSON.stringify(await office.sql(`select to_jsonb(r) as r from ${table} r where tenant_id = $1::uuid order by r::text`, [tenantId])),
    );
  return hash.update(JSON.stringify(await office.sql('select * from tenants where id = $1::uuid', [tenantId]))).digest('hex');
}

/** Locks the tenants until both calls wait for them, so that the calls continue at the same moment. */
async function bothAtOnce(tenants: readonly OfficeTenant[], calls: () => readonly Promise<Said>[]): Promise<readonly Said[]> {
  const holder = new pg.Client({ connectionString: office.database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from tenants where id = any($1::uuid[]) for update', [tenants.map(({ id }) => id)]);
  const said = calls();
  for (let waiting = 0; waiting < said.length; ) {
    const { rows } = await holder.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = rows[0]?.n ?? 0;
  }
  await holder.query('rollback');
  await holder.end();
  return Promise.all(said);
}

const existing = async (people: readonly OfficePerson[]): Promise<readonly string[]> => {
  const rows = await office.sql<{ id: string }>('select id from users where id = any($1::uuid[])', [
    `{${people.map(({ id }) => id).join(',')}}`,
  ]);
  return people.map(({ id }) => id).filter((id) => rows.some((row) => row.id === id));
};
const memberships = (tenant: OfficeTenant) =>
  office.sql<{ userId: string; role: string }>(
    `select user_id as "userId", role::text from users_to_tenants where tenant_id = $1::uuid order by user_id`,
    [tenant.id],
  );

describe('the numbers before a deletion', () => {
  const lossOf = async ({ id }: OfficeTenant, who: OfficePerson = owner): Promise<Said> =>
    office.call(who, 'GET', `/api/admin/tenants/${id}/deletion-loss`);

  test('[R-TEN-32] name the people who are deleted and those who stay, as the deletion then does it', async () => {
    const loss = json(await lossOf(acme));
    expect(loss).toEqual({ id: acme.id, deletedUsers: 2, keptUsers: 1, calculators: 0, pendingInvitations: 1, landingPages: 0 });
    expect(json(await remove(acme))).toMatchObject({ deletedUsers: 2, keptUsers: 1 });
  });

  test('are shown to the platform owner only, and not for an unknown tenant', async () => {
    expect((await lossOf(acme, admin)).status).toBe(403);
    expect((await lossOf({ ...acme, id: randomUUID() })).status).toBe(404);
  });
});

describe('DELETE …/delete-with-users', () => {
  test('[R-CALL-14] [R-TEN-32] deletes people without another tenant; a person with a second tenant keeps it', async () => {
    const said = await remove(acme);
    expect(json(said)).toEqual({ id: acme.id, deletedUsers: 2, keptUsers: 1, movedUsers: 0 });
    expect(await existing([admin, member, both])).toEqual([both.id]);
    expect(await memberships(birch)).toEqual([{ userId: both.id, role: 'user' }]);
    expect(await office.sql('select role::text from users where id = $1::uuid', [both.id])).toEqual([{ role: 'user' }]);
  });

  test('leaves no way to bind an identity of an outside provider to a deleted person’s address', async () => {
    await office.sql(`insert into oidc_payloads (type, id, payload, expires_at) values ('Binding', $1, '{}', now() + interval '1 day')`, [
      member.email,
    ]);
    await remove(acme);
    expect(await office.sql(`select 1 from oidc_payloads where type = 'Binding' and id = $1`, [member.email])).toEqual([]);
  });

  test('[R-CALL-14] platform owners and the caller stay, also without any other tenant', async () => {
    const colleague = await office.person('platform_owner', [[acme, 'user']]);
    await office.sql(`insert into users_to_tenants (user_id, tenant_id) values ($1::uuid, $2::uuid)`, [owner.id, acme.id]);
    expect(json(await remove(acme))).toMatchObject({ deletedUsers: 2, keptUsers: 3 });
    expect(await existing([owner, colleague])).toEqual([owner.id, colleague.id]);
  });

  test('[R-TEN-31] leaves no row of the tenant but its trail and its tombstone, and changes nothing of another tenant', async () => {
    const cedar = await office.tenant();
    await office.person('user', [[cedar, 'user']]);
    await office.call(owner, 'POST', `/api/admin/tenants/${cedar.id}/users/invite`, { email: 'keep@cedar.example', role: 'user' });
    await office.call(owner, 'POST', `/api/admin/tenants/${cedar.id}/users/invite`, { email: member.email, role: 'user' });
    while ((await office.runEffects()) > 0);
    const [birchBefore, cedarBefore] = [await hashOf(birch.id), await hashOf(cedar.id)];
    await remove(acme);
    expect(Object.keys(await rowsLeft(acme.id)).sort()).toEqual(['audit_log', 'tenant_tombstones']);
    expect(await hashOf(birch.id)).toBe(birchBefore);
    expect(await hashOf(cedar.id)).toBe(cedarBefore);
  });

  test('ends the sessions of deleted people at once, and keeps the subdomain reserved', async () => {
    const [tenant] = await office.sql<{ subdomain: string }>('select subdomain from tenants where id = $1::uuid', [acme.id]);
    await remove(acme);
    expect((await office.call(member, 'GET', '/api/auth/user')).status).toBe(403);
    expect((await office.call(both, 'GET', '/api/auth/user')).status).toBe(200);
    expect((await office.call(owner, 'POST', '/api/admin/tenants', { name: 'Heir', subdomain: tenant?.subdomain })).status).toBe(409);
  });

  test('marks every row of its streams as deleted, for devices that still follow them', async () => {
    await office.call(owner, 'PUT', `/api/admin/tenants/${acme.id}`, { name: 'Acme again' });
    await remove(acme);
    const stated = await office.sql<{ deleted: boolean }>(
      `select deleted from sync_row where stream in ($1, $2) or (stream = 'owner' and kind = 'tenantHead' and id = $3)`,
      [`tenant:${acme.id}`, `tenant-admin:${acme.id}`, acme.id],
    );
    expect(stated.length).toBeGreaterThan(2);
    expect(stated.filter(({ deleted }) => !deleted)).toEqual([]);
  });

  test('keeps a sealed copy of the tenant for thirty days', async () => {
    await remove(acme);
    const [stone] = await office.sql<{ payload: Uint8Array; purgeAfter: Date }>(
      'select payload, purge_after as "purgeAfter" from tenant_tombstones where tenant_id = $1::uuid',
      [acme.id],
    );
    const { db, clock } = office.services;
    expect(Buffer.from(stone?.payload ?? []).includes(member.email)).toBe(false);
    expect(await db.inTransaction({ as: 'platform' }, (tx) => openTombstone(tx, stone?.payload ?? new Uint8Array()))).toMatchObject({
      tenants: [{ id: acme.id, name: 'Acme' }],
      users: expect.arrayContaining([expect.objectContaining({ email: member.email })]),
    });
    const days = ((stone?.purgeAfter.getTime() ?? 0) - clock().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await purgeTombstones(db, clock());
    expect(await office.sql('select 1 from tenant_tombstones where tenant_id = $1::uuid', [acme.id])).toHaveLength(1);
    await purgeTombstones(db, new Date(clock().getTime() + 31 * 86_400_000));
    expect(await office.sql('select 1 from tenant_tombstones where tenant_id = $1::uuid', [acme.id])).toHaveLength(0);
  });

  test('[R-TEN-31] a failure at any statement undoes everything, in both ways of deleting', async () => {
    const [acmeBefore, birchBefore] = [await hashOf(acme.id), await hashOf(birch.id)];
    const ways = [
      (change: Change) => deleteWithUsers(change, { id: acme.id }),
      (change: Change) => deleteAndReassign(change, { id: acme.id, targetTenantId: birch.id }),
    ];
    for (const way of ways) {
      const statements = { count: 0 };
      const cut = (at: number) =>
        office.services.changes.run(owner.caller, async (change) => {
          statements.count = 0;
          const outcome = await way({ ...change, tx: failingAt(change.tx, at, statements) });
          if (at === Number.POSITIVE_INFINITY) throw new Error('The end.');
          return outcome;
        });
      await expect(cut(Number.POSITIVE_INFINITY)).rejects.toThrow('The end.');
      const all = statements.count;
      expect(all).toBeGreaterThan(10);
      for (let at = 1; at <= all; at += 1) await expect(cut(at)).rejects.toThrow('The cable.');
      expect([await hashOf(acme.id), await hashOf(birch.id)]).toEqual([acmeBefore, birchBefore]);
      expect(await existing([admin, member, both])).toHaveLength(3);
    }
  });

  test('[R-CALL-14] a missing tenant is not found, and all but platform owners are refused', async () => {
    expect((await remove({ ...acme, id: randomUUID(), name: '' })).status).toBe(404);
    for (const who of [admin, member, both]) expect((await remove(acme, who)).status).toBe(403);
    const stale = await office.person('platform_owner');
    await office.sql(`update sessions set sess = sess || '{"signedInAt": 0}' where user_id = $1::uuid`, [stale.id]);
    expect((await remove(acme, stale)).status).toBe(403);
    expect(await existing([admin, member, both])).toHaveLength(3);
  });

  test('two requests at the same moment delete it once', async () => {
    const said = await Promise.all([remove(acme), remove(acme)]);
    expect(said.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('DELETE …/delete-and-reassign/{targetTenantId}', () => {
  test('[R-CALL-15] moves every member; one who was in both tenants keeps the higher role', async () => {
    expect(json(await reassign(acme, birch.id))).toEqual({ id: acme.id, deletedUsers: 0, keptUsers: 1, movedUsers: 2 });
    expect(await memberships(birch)).toEqual(
      [
        { userId: admin.id, role: 'tenant_admin' },
        { userId: member.id, role: 'user' },
        { userId: both.id, role: 'tenant_admin' },
      ].sort((a, b) => (a.userId < b.userId ? -1 : 1)),
    );
    expect(Object.keys(await rowsLeft(acme.id)).sort()).toEqual(['audit_log', 'tenant_tombstones']);
    expect((await office.call(member, 'GET', `/api/tenant/info?tenant=${birch.id}`)).status).toBe(200);
  });

  test('[R-CALL-15] is refused as a whole, with the numbers, when the other team cannot take all of them', async () => {
    const small = await office.tenant({ maxUsers: 3 });
    await office.fill(small, 1);
    const before = [await hashOf(acme.id), await hashOf(small.id)];
    const said = await reassign(acme, small.id);
    expect([said.status, said.text]).toEqual([403, 'The other tenant has room for 2 more users, and 3 would move.']);
    expect([await hashOf(acme.id), await hashOf(small.id)]).toEqual(before);
  });

  test('[R-CALL-15] a tenant on trial takes the users in', async () => {
    const trial = await office.tenant({ status: 'trial' });
    expect(json(await reassign(acme, trial.id))).toMatchObject({ id: acme.id, movedUsers: 3 });
  });

  test('[R-CALL-15] the target must be another one, exist and take changes', async () => {
    expect(await reassign(acme, acme.id)).toMatchObject({ status: 409, text: 'Choose another tenant than the one being deleted.' });
    expect((await reassign(acme, randomUUID())).status).toBe(404);
    const away = await office.tenant({ status: 'suspended' });
    expect(await reassign(acme, away.id)).toMatchObject({
      status: 409,
      text: 'Users can only move to a tenant that is active or on trial.',
    });
    expect((await reassign(acme, birch.id, admin)).status).toBe(403);
    expect(await existing([admin, member, both])).toHaveLength(3);
  });

  test('[R-CALL-15] a simultaneous deletion of the target makes exactly one of both fail, and no person is lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [from, to] = [await office.tenant(), await office.tenant()];
      const person = await office.person('user', [[from, 'user']]);
      const said = await bothAtOnce([from, to], () => [reassign(from, to.id), remove(to)]);
      expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
      const moved = said[0]?.status === 200;
      expect(await memberships(moved ? to : from)).toEqual([{ userId: person.id, role: 'user' }]);
    }
  });
});
