import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const sent = vi.spyOn(pg.Client.prototype, 'query');
let office: Office;
let owner: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon, sort_order)
     values ('loan', 'Loan', 'About', 'loans', 'financial', 'calculator', 0)`,
  );
});
afterAll(async () => {
  await office.close();
  sent.mockRestore();
});

/** A tenant with two of everything to which it leads. */
async function addFullTenant(): Promise<OfficeTenant> {
  const tenant = await office.tenant();
  await office.fill(tenant, 2);
  for (const day of ['2026-01-01', '2026-01-02']) {
    const values = [randomUUID(), tenant.id, day];
    await office.sql(
      `insert into invitations (id, email, tenant_id, invited_by, expires_at, created_at)
       values ($1::uuid, $1 || '@example.com', $2::uuid, $4::uuid, '2999-01-01', $3::timestamptz)`,
      [...values, owner.id],
    );
    await office.sql(
      `insert into invoices (id, tenant_id, amount, created_at) values ($1::uuid, $2::uuid, '10.00', $3::timestamptz)`,
      values,
    );
    await office.sql(
      `insert into landing_pages (id, tenant_id, name, config, created_at) values ($1::uuid, $2::uuid, 'Page', '{}', $3::timestamptz)`,
      values,
    );
  }
  await office.sql(`insert into subscriptions (tenant_id, plan_id, terms) select id, plan_id, '{}' from tenants where id = $1::uuid`, [
    tenant.id,
  ]);
  await office.sql(`insert into tenant_calculators (tenant_id, calculator_id) values ($1::uuid, 'loan')`, [tenant.id]);
  await office.sql(
    `insert into coupons (id, code, name, value, applicable_plans) select $1::uuid, $1, 'Coupon', 10, array[plan_id] from tenants where id = $2::uuid`,
    [randomUUID(), tenant.id],
  );
  return tenant;
}

async function ask(who: OfficePerson, query: string, variables: object = {}) {
  return JSON.parse((await office.call(who, 'POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' })).text);
}

/** Statements of a request without the frames of its transactions. */
async function statementsOf(query: string): Promise<number> {
  sent.mockClear();
  expect(await ask(owner, query)).not.toHaveProperty('errors');
  const texts = sent.mock.calls.map(([statement]: readonly unknown[]) => textOf(statement));
  return texts.filter((text) => !/^(begin|commit\b|rollback\b|select set_config\('role'|listen)|pg_notify/i.test(text)).length;
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
}

const relations: readonly (readonly [string, string])[] = [
  ['tenantsConnection', 'plan { id }'],
  ['tenantsConnection', 'users(first: 2) { totalCount edges { node { id } } }'],
  ['tenantsConnection', 'invitations(first: 2) { totalCount edges { node { id } } }'],
  ['tenantsConnection', 'landingPages(first: 2) { totalCount edges { node { id } } }'],
  ['tenantsConnection', 'invoices(first: 2) { totalCount edges { node { id } } }'],
  ['tenantsConnection', 'subscription { planId }'],
  ['invitationsConnection', 'tenant { id } inviter { id }'],
  ['invoicesConnection', 'tenant { id }'],
  ['landingPagesConnection', 'tenant { id }'],
  ['couponsConnection', 'plans { id }'],
];

describe('the relations of the platform owner', () => {
  test.each(relations)('%s { %s } costs the same number of statements for one row and for many', async (list, selection) => {
    await addFullTenant();
    const query = (first: number) => `{ ${list}(first: ${first}) { edges { node { id ${selection} } } } }`;
    const one = await statementsOf(query(1));
    for (let tenants = 0; tenants < 3; tenants += 1) await addFullTenant();
    expect(await statementsOf(query(20))).toBe(one);
  });

  test('lead to the rows of their own row', async () => {
    const [first, second] = [await addFullTenant(), await addFullTenant()];
    const nodesWith = async (selection: string): Promise<readonly { readonly id: string; readonly planId: string }[]> => {
      const { data } = await ask(owner, `{ tenantsConnection(first: 2) { edges { node { id planId ${selection} } } } }`);
      return data.tenantsConnection.edges.map(({ node }: { node: object }) => node);
    };
    const rows = (field: string) => `${field}(first: 1) { totalCount edges { node { tenantId tenant { id } } } }`;
    const plain = await nodesWith('plan { id } subscription { tenantId } users { totalCount }');
    expect(plain.map(({ id }) => id)).toEqual([second.id, first.id]);
    for (const { id, planId, ...node } of plain)
      expect(node).toEqual({ plan: { id: planId }, subscription: { tenantId: id }, users: { totalCount: 2 } });
    for (const field of ['invitations', 'invoices', 'landingPages']) {
      for (const { id, planId, ...node } of await nodesWith(rows(field)))
        expect([planId, node]).toEqual([planId, { [field]: { totalCount: 2, edges: [{ node: { tenantId: id, tenant: { id } } }] } }]);
    }
    const { data } = await ask(owner, '{ invitationsConnection(first: 1) { edges { node { invitedBy inviter { id } } } } }');
    expect(data.invitationsConnection.edges[0].node).toEqual({ invitedBy: owner.id, inviter: { id: owner.id } });
  });

  test('page through the rows of each row by the cursors of their edges', async () => {
    await addFullTenant();
    const query =
      'query ($after: String) { tenantsConnection(first: 1) { edges { node { invitations(first: 1, after: $after) { edges { cursor node { createdAt } } pageInfo { hasNextPage endCursor } } } } } }';
    const pageAfter = async (after: string | null) => (await ask(owner, query, { after })).data.tenantsConnection.edges[0].node.invitations;
    const first = await pageAfter(null);
    const second = await pageAfter(first.edges[0].cursor);
    const days = [first, second].map(({ edges }) => edges[0].node.createdAt);
    expect(days).toEqual(['2026-01-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z']);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});

describe('the relations of a person', () => {
  const query = '{ myTenantsConnection { edges { node { id plan { name } team { totalCount } calculators { totalCount } } } } }';

  test('are refused row by row, as the lists of the same rows are', async () => {
    const [acme, birch] = [await addFullTenant(), await addFullTenant()];
    const person = await office.person('tenant_admin', [
      [acme, 'user'],
      [birch, 'tenant_admin'],
    ]);
    const { data, errors } = await ask(person, query);
    const nodes = data.myTenantsConnection.edges.map(({ node }: { node: object }) => node);
    const plan = { name: expect.any(String) };
    expect(nodes).toEqual([
      { id: birch.id, plan, team: { totalCount: 5 }, calculators: { totalCount: 1 } },
      { id: acme.id, plan, team: null, calculators: { totalCount: 1 } },
    ]);
    expect(errors).toMatchObject([{ path: ['myTenantsConnection', 'edges', 1, 'node', 'team'], extensions: { code: 'Forbidden' } }]);
  });

  test('need the scope of the list, too, for a program with a token', async () => {
    const tenant = await addFullTenant();
    await office.sql('update plans set white_label = true');
    const admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
    const body = { tenant: tenant.id, name: 'CRM', scopes: ['firm:read', 'calculators:read'] };
    const { secret } = Object(json(await office.call(admin, 'POST', '/api/tenant/api-tokens', body)));
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const answer = await fetch(`${office.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors } = JSON.parse(await answer.text());
    expect(data.myTenantsConnection.edges[0].node).toMatchObject({ id: tenant.id, team: null, calculators: { totalCount: 1 } });
    expect(errors).toMatchObject([{ extensions: { code: 'Forbidden' } }]);
  });
});
