import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Plan } from '#contract/money/plan.ts';
import type { Principal as Asker, Caller } from '#server/core/access/caller.ts';
import { permissions } from '#server/core/access/permissions.ts';
import type { Relation } from '#server/core/operations/define-relation.ts';
import { expectationOf } from '#server/testing/authorization-matrix/expectation.ts';
import type { Principal } from '#server/testing/authorization-matrix/world.ts';
import { type Office, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { relations } from '#server/wiring/operations.ts';

type Who = Pick<Principal, 'session' | 'role' | 'memberships' | 'isSuspended'> & { readonly name: string; readonly asker: Asker };
type Parent = Readonly<Record<string, unknown>> & { readonly id: string };

let office: Office;
let people: readonly Who[];
/** A row of each of two tenants, with every key by which relations find others. */
let parents: readonly Parent[];

beforeAll(async () => {
  office = await openOffice();
  const [a, b] = [await office.tenant(), await office.tenant()];
  people = [
    { name: 'visitor', session: 'none', role: 'user', memberships: [], asker: { visitor: true, requestId: 'request' } },
    await signedIn('user of A', 'user', [[a, 'user']]),
    await signedIn('admin of A', 'tenant_admin', [[a, 'tenant_admin']]),
    await signedIn('user of A and admin of B', 'tenant_admin', [
      [a, 'user'],
      [b, 'tenant_admin'],
    ]),
    await signedIn('member of nothing', 'user', []),
    await signedIn('platform owner', 'platform_owner', []),
  ];
  parents = [await parentOf(a), await parentOf(b)];
});
afterAll(() => office.close());

type Memberships = NonNullable<Parameters<Office['person']>[1]>;

async function signedIn(name: string, role: Caller['role'], memberships: Memberships): Promise<Who> {
  const { caller } = await office.person(role, memberships);
  return { name, session: 'valid', role, memberships: memberships.map(([{ id }, own]) => [id, own]), asker: caller };
}

async function parentOf(tenant: OfficeTenant): Promise<Parent> {
  const invitedBy = (await office.person('tenant_admin', [[tenant, 'tenant_admin']])).id;
  const values = [randomUUID(), tenant.id];
  await office.sql(
    `insert into invitations (id, email, tenant_id, expires_at) values ($1::uuid, $1 || '@example.com', $2::uuid, '2999-01-01')`,
    values,
  );
  await office.sql(`insert into invoices (id, tenant_id, amount) values ($1::uuid, $2::uuid, '10.00')`, values);
  await office.sql(`insert into landing_pages (id, tenant_id, name, config) values ($1::uuid, $2::uuid, 'Page', '{}')`, values);
  await office.sql(`insert into subscriptions (tenant_id, plan_id, terms) select id, plan_id, '{}' from tenants where id = $1::uuid`, [
    tenant.id,
  ]);
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon, sort_order)
     values ('loan', 'Loan', 'About', 'loans', 'financial', 'calculator', 0) on conflict do nothing`,
  );
  await office.sql(`insert into tenant_calculators (tenant_id, calculator_id) values ($1::uuid, 'loan')`, [tenant.id]);
  const [{ planId } = { planId: '' }] = await office.sql<{ planId: string }>(
    'select plan_id::text as "planId" from tenants where id = $1::uuid',
    [tenant.id],
  );
  return { id: tenant.id, tenantId: tenant.id, planId, invitedBy, applicablePlans: [planId] };
}

const named = relations.map((relation) => [`${relation.field} of ${relation.name}, by ${relation.key}`, relation] as const);

/** Number of rows that the relation loads from a row, regardless of its right. */
async function rowsFrom(relation: Relation, principal: Asker, parent: Parent): Promise<number> {
  const keys = [relation.keyOf(parent)].flat().map(String);
  const visit = { deps: office.services, principal };
  try {
    if (relation.kind === 'rows') {
      const loaded = await relation.load(visit, keys);
      return loaded.ok ? loaded.value.size : 0;
    }
    const loaded = await relation.load(visit, keys, { limit: '50' });
    return loaded.ok ? [...loaded.value.values()].reduce((sum, { rows, total }) => sum + rows.length + total, 0) : 0;
  } catch (fault) {
    // The database role of the caller may not read some of the tables at all.
    if (String(fault).includes('permission denied for table')) return 0;
    throw fault;
  }
}

const codes = { forbidden: 'Forbidden', unauthorized: 'Unauthorized', 'not found': 'NotFound' } as const;

describe.each(named)('the relation %s', (_name, relation) => {
  test('is refused to whoever the table of permissions refuses its list', async () => {
    for (const who of people) {
      for (const parent of parents) {
        const isOfTenant = ['users.team', 'calculators.ofTenant'].includes(relation.name);
        const object = isOfTenant ? { id: parent.id, tenantIds: [parent.id], isThere: true, isSelf: false } : undefined;
        const expected = expectationOf(relation.name, who, object, 'own');
        const code = Object.entries(codes).find(([name]) => name === expected)?.[1] ?? 'none';
        expect([who.name, parent.id, relation.refusalOf(who.asker, parent)?.code ?? 'none']).toEqual([who.name, parent.id, code]);
      }
    }
  });

  test('leads nowhere beyond the tenants of the caller, even if its right were not asked', async () => {
    const isPublic = relation.row === Plan && relation.key !== 'id';
    for (const who of people) {
      for (const parent of parents) {
        const isWithin = who.role === 'platform_owner' || who.memberships.some(([tenantId]) => tenantId === parent.id);
        const found = await rowsFrom(relation, who.asker, parent);
        if (!isWithin && !(isPublic && who.session === 'valid')) expect([who.name, found]).toEqual([who.name, 0]);
        if (who.role === 'platform_owner') expect([who.name, found > 0]).toEqual([who.name, true]);
      }
    }
  });
});

test('a changed rule of a relation is noticed', () => {
  const rule = permissions['users.team'];
  const [asker] = people.filter(({ name }) => name === 'user of A').map((who) => who.asker);
  const [parent] = parents;
  const relation = relations.find(({ field }) => field === 'team');
  const asked = () => (asker && parent ? relation?.refusalOf(asker, parent)?.code : undefined);
  expect(asked()).toBe('Forbidden');
  Reflect.set(permissions, 'users.team', { may: ['member'], sentence: 'Another rule.' });
  try {
    expect(asked()).toBeUndefined();
  } finally {
    Reflect.set(permissions, 'users.team', rule);
  }
});
