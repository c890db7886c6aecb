import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultGlobalStyles } from '#contract/landing-pages.ts';
import { graphqlHeader } from '#contract/operations.ts';
import { commandTypes, operationOfCommand } from '#server/authorisation-matrix/command-matrix.ts';
import { graphqlFields } from '#server/authorisation-matrix/graphql-fields.ts';
import { restTable } from '#server/http/rest-table.ts';
import { signedIn, type TestCaller } from '#server/http/test-caller.ts';
import { startTestServer, type TestServer } from '#server/test-server.ts';
import { createSchema } from './schema.ts';
import { selectionOf } from './select-all.ts';

/** A call that reads, and the field that answers the same. A page's rows are what the call answers as an array. */
interface Pair {
  readonly path: string;
  readonly field: string;
  readonly args?: string;
  readonly isPage?: true;
  readonly as?: 'admin';
}

const tenantId = '01900000-0000-7000-8000-00000000000a';
const pageId = '01900000-0000-7000-8000-0000000000f1';
const pairs: readonly Pair[] = [
  { path: '/api/admin/calculators', field: 'calculators' },
  { path: `/api/admin/tenants/${tenantId}/calculators`, field: 'tenantCalculators', args: `tenantId: "${tenantId}"` },
  { path: `/api/admin/tenants/${tenantId}/calculator-usage`, field: 'calculatorUsage', args: `tenantId: "${tenantId}"` },
  { path: '/api/admin/tenants?limit=50', field: 'tenants', isPage: true },
  { path: '/api/admin/tenants?limit=1&sort=name', field: 'tenants', args: 'limit: 1, sort: "name"', isPage: true },
  { path: '/api/tenant/domains', field: 'tenantDomains', as: 'admin' },
  { path: `/api/tenant/info?tenant=${tenantId}`, field: 'tenantInfo', args: `tenant: "${tenantId}"` },
  { path: '/api/tenants/my-tenants', field: 'myTenants', as: 'admin' },
  { path: '/api/tenant/usage', field: 'tenantUsage', as: 'admin' },
  { path: '/api/admin/stats', field: 'stats' },
  { path: '/api/admin/stats', field: 'stats', as: 'admin' },
  { path: '/api/admin/plans', field: 'plans' },
  { path: '/api/admin/coupons?limit=50', field: 'coupons', isPage: true },
  { path: '/api/admin/templates', field: 'templates' },
  { path: '/api/admin/settings/billing', field: 'platformSetting', args: 'key: "billing"' },
  { path: '/api/admin/users?limit=50', field: 'users', isPage: true },
  { path: '/api/admin/users?q=example.com&limit=50', field: 'users', args: 'q: "example.com"', isPage: true },
  { path: '/api/tenant/users', field: 'team', as: 'admin' },
  { path: '/api/admin/tenant-users', field: 'tenantUsers' },
  { path: '/api/admin/invitations?limit=50', field: 'invitations', isPage: true },
  { path: '/api/landing-pages?limit=50', field: 'landingPages', isPage: true },
  { path: `/api/landing-pages/${pageId}`, field: 'landingPage', args: `id: "${pageId}"` },
  { path: '/api/admin/audit?limit=50', field: 'audit', isPage: true },
  { path: '/api/admin/audit/chain', field: 'auditChain' },
];
/** Calls that read and have no field: what a mail's link opens, a file, a key for one device, what an operator brings back, and the profile. */
const restAlone = [
  '/api/auth/verify-invitation',
  '/api/template-preview/{id}',
  '/api/sync/seal-key',
  '/api/auth/user',
  '/api/admin/deleted-tenants',
];

/** Calls that change something over REST alone. */
const actsAlone: Readonly<Record<string, string>> = {
  'POST /api/auth/accept-invitation': 'by whoever holds a link, and counted by place',
  'POST /api/auth/decline-invitation': 'by whoever holds a link, and counted by place',
  'POST /api/auth/request-new-invitation': 'by whoever holds a link, and counted by place',
  'POST /api/admin/users/resend-invite': 'by address; the command names the invitation',
  'POST /api/admin/tenants/{id}/restore': 'by an operator; no screen has it',
  'POST /api/tenant/domains/{id}/verify': 'asks a name server, which may take longer than an answer here',
  'PUT /api/landing-pages/{id}': 'the command landingPages.save makes a page and saves it again',
  'POST /api/create-subscription': 'asks the payment provider',
  'POST /api/payments/confirm': 'asks the payment provider',
  'POST /api/payments/webhook': 'signed by the payment provider',
  'POST /api/backchannel-logout': 'signed by the identity provider',
  'POST /api/admin/migrate-to-production': 'a whole export, larger than an answer here',
  'POST /api/admin/run-production-migration': 'a whole import, larger than a body here',
};

const schema = createSchema();
let server: TestServer;
let owner: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  await fillWorld();
  owner = await signedIn(server, { role: 'platform_owner' });
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
  // Leaves a trail and a history.
  const billing = { gracePeriodDays: 20, firstReminderDays: 5, finalReminderDays: 1 };
  expect((await owner.call('PUT', '/api/admin/settings/billing', { value: billing })).status).toBe(200);
});
afterAll(() => server.close());

function fillWorld(): Promise<unknown> {
  const { db, newId } = server.services;
  return db.inTransaction({ as: 'platform' }, async (tx) => {
    const plan = await tx.plan.create({ data: { id: newId(), name: 'Starter', calculatorLimit: 5 } });
    await tx.tenant.create({
      data: { id: tenantId, name: 'Acme', subdomain: 'acme', planId: plan.id, trialEndsAt: new Date('2999-01-01') },
    });
    await tx.tenant.create({ data: { id: newId(), name: 'Birch', subdomain: 'birch' } });
    const look = { title: 'Loan Payment', description: '', category: 'loans', suite: 'financial', icon: 'c' };
    await tx.calculator.create({ data: { id: 'loan-payment', ...look } });
    await tx.tenantCalculator.create({ data: { tenantId, calculatorId: 'loan-payment' } });
    await tx.invitation.create({ data: { id: newId(), tenantId, email: 'ben@example.com', expiresAt: new Date('2999-01-01') } });
    await tx.coupon.create({ data: { id: newId(), code: 'TEN', name: 'Ten', value: '10', applicablePlans: [plan.id] } });
    await tx.template.create({ data: { id: newId(), name: 'Advisor', isActive: true } });
    await tx.invoice.create({ data: { id: newId(), tenantId, amount: '49.00' } });
    await tx.tenantDomain.create({ data: { id: newId(), tenantId, domain: 'a.example', proof: 'proof' } });
    const config = { name: 'Page', components: [], globalStyles: defaultGlobalStyles, seo: {} };
    await tx.landingPage.create({ data: { id: pageId, name: 'Page', config } });
  });
}

async function byGraphql(caller: TestCaller, { field, args, isPage }: Pair): Promise<unknown> {
  const query = `{ ${field}${args === undefined ? '' : `(${args})`} ${selectionOf(schema, field)} }`;
  const { status, json } = await caller.call('POST', '/graphql', { query }, { [graphqlHeader]: '1' });
  expect([status, query]).toEqual([200, query]);
  const answer = member(member(json, 'data'), field);
  return isPage === true ? member(answer, 'rows') : answer;
}
const member = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** Over REST what a plan does not limit is left out; GraphQL says null. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, inner: unknown) => (inner === null ? undefined : inner));

describe('a call and its field', () => {
  for (const pair of pairs) {
    test(`[R-CALL-48] ${pair.path} and ${pair.field} answer the same to the ${pair.as ?? 'platform owner'}`, async () => {
      const caller = pair.as === 'admin' ? admin : owner;
      const rest = await caller.call('GET', pair.path);
      expect(rest.status).toBe(200);
      expect(rest.text.length).toBeGreaterThan(2);
      expect(withoutNulls(await byGraphql(caller, pair))).toEqual(withoutNulls(rest.json));
    });
  }

  test('[R-CALL-48] every call that reads has a field, or says why not', () => {
    const isAsked = (path: string) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return pairs.some((pair) => pattern.test(pair.path.split('?')[0] ?? ''));
    };
    const reads = restTable.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(reads.filter((path) => !isAsked(path) && !restAlone.includes(path))).toEqual([]);
    expect(restAlone.filter((path) => !reads.includes(path) || isAsked(path))).toEqual([]);
  });
});

test('[R-CALL-48] every call that changes something is a command or a field, too, or says why not', () => {
  const fields = graphqlFields.filter(([, , document]) => document.startsWith('mutation')).map(([operation]) => operation);
  const reachable = new Set<string>([...commandTypes.map(operationOfCommand), ...fields]);
  const acts = restTable.filter(({ method }) => method !== 'GET');
  const missing = acts.filter(({ operation }) => !reachable.has(operation)).map(({ method, path }) => `${method} ${path}`);
  expect(missing.sort()).toEqual(Object.keys(actsAlone).sort());
});

describe('pages', () => {
  test('follow one another by the cursor until the last row, and no page has more than 200 rows', async () => {
    const ask = async (args: string) => {
      const query = `{ tenants(${args}) { rows { name } total next } }`;
      return (await owner.call('POST', '/graphql', { query }, { [graphqlHeader]: '1' })).json;
    };
    const first = member(member(await ask('limit: 1, sort: "name"'), 'data'), 'tenants');
    expect(first).toMatchObject({ rows: [{ name: 'Acme' }], total: 2, next: expect.any(String) });
    const second = await ask(`limit: 1, sort: "name", cursor: "${String(member(first, 'next'))}"`);
    expect(second).toEqual({ data: { tenants: { rows: [{ name: 'Birch' }], total: 2, next: null } } });
    for (const limit of [0, 201]) {
      expect(await ask(`limit: ${limit}`)).toMatchObject({
        errors: [{ message: 'limit is not valid.', extensions: { code: 'InputInvalid' } }],
      });
    }
    expect(await ask('limit: 200')).not.toHaveProperty('errors');
  });
});
