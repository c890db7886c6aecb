import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { hashToken } from '#server/people/identity/sessions/opaque-token.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { printedSchema } from '#server/testing/without-domains.ts';
import { restTable } from '#server/wiring/rest-table.ts';
import { restAlone } from './gate/rest-alone.ts';
import { selectionOf } from './types/select-all.ts';

/** A reading call, and the field with the same answer. The rows of a page equal the array that the call returns. */
interface Pair {
  readonly path: string;
  readonly field: string;
  readonly args?: string;
  readonly isPage?: true;
  readonly as?: 'admin';
  /** Values that differ in each answer. */
  readonly without?: string;
}

const tenantId = '01900000-0000-7000-8000-00000000000a';
const pageId = '01900000-0000-7000-8000-0000000000f1';
const landingTemplateId = '01900000-0000-7000-8000-0000000000f2';
const couponId = '01900000-0000-7000-8000-0000000000c1';
const growthId = '01900000-0000-7000-8000-0000000000f3';
const formerId = '01900000-0000-7000-8000-0000000000f2';
const linkToken = 'L'.repeat(43);
const signUpToken = 'S'.repeat(43);
const pairs: readonly Pair[] = [
  { path: '/api/admin/calculators?limit=50', field: 'calculators', isPage: true },
  { path: `/api/admin/tenants/${tenantId}/calculators`, field: 'tenantCalculators', args: `tenantId: "${tenantId}"`, isPage: true },
  { path: `/api/admin/tenants/${tenantId}/calculator-usage`, field: 'calculatorUsage', args: `tenantId: "${tenantId}"` },
  { path: '/api/admin/tenants?limit=50', field: 'tenants', isPage: true },
  { path: '/api/admin/tenants?limit=1&sort=name', field: 'tenants', args: 'limit: 1, sort: "name"', isPage: true },
  { path: '/api/contact', field: 'contact' },
  { path: '/api/tenant/domains', field: 'tenantDomains', isPage: true, as: 'admin' },
  { path: `/api/tenant/info?tenant=${tenantId}`, field: 'tenantInfo', args: `tenant: "${tenantId}"` },
  { path: '/api/tenants/my-tenants', field: 'myTenants', isPage: true, as: 'admin' },
  { path: '/api/tenant/usage', field: 'tenantUsage', as: 'admin' },
  { path: `/api/tenant/plan-change?planId=${growthId}`, field: 'planChange', args: `planId: "${growthId}"`, as: 'admin' },
  { path: '/api/tenant/billing', field: 'billingAccount', as: 'admin' },
  { path: '/api/admin/billing-events', field: 'billingEvents', isPage: true },
  { path: '/api/admin/invoices', field: 'invoices', isPage: true },
  { path: '/api/admin/revenue', field: 'revenue' },
  { path: '/api/admin/stats', field: 'stats' },
  { path: '/api/admin/stats', field: 'stats', as: 'admin' },
  { path: '/api/admin/plans', field: 'plans', isPage: true },
  { path: '/api/currency', field: 'platformCurrency' },
  { path: '/api/admin/plans?limit=1&sort=-name&q=st', field: 'plans', args: 'limit: 1, sort: "-name", q: "st"', isPage: true },
  { path: '/api/admin/coupons?limit=50', field: 'coupons', isPage: true },
  { path: `/api/admin/coupons/${couponId}/usage`, field: 'couponUsage', args: `id: "${couponId}"` },
  { path: '/api/tenant/coupon-preview?code=ANY', field: 'couponPreview', args: 'code: "ANY"', as: 'admin' },
  { path: '/api/admin/templates', field: 'templates', isPage: true },
  { path: '/api/templates?limit=50', field: 'landingTemplates', isPage: true },
  { path: `/api/templates/${landingTemplateId}`, field: 'landingTemplate', args: `id: "${landingTemplateId}"` },
  { path: '/api/admin/settings/billing', field: 'platformSetting', args: 'key: "billing"' },
  { path: '/api/admin/users?limit=50', field: 'users', isPage: true },
  { path: '/api/admin/users?q=example.com&limit=50', field: 'users', args: 'q: "example.com"', isPage: true },
  { path: '/api/tenant/users', field: 'team', isPage: true, as: 'admin' },
  { path: '/api/admin/tenant-users', field: 'tenantUsers', isPage: true },
  { path: '/api/admin/invitations?limit=50', field: 'invitations', isPage: true },
  { path: '/api/landing-pages?limit=50', field: 'landingPages', isPage: true },
  { path: `/api/landing-pages/${pageId}`, field: 'landingPage', args: `id: "${pageId}"` },
  { path: `/api/landing-pages/${pageId}/figures?days=7`, field: 'pageFigures', args: `id: "${pageId}", days: 7` },
  { path: '/api/tenant/landing-pages', field: 'ownLandingPages', isPage: true },
  { path: '/api/tenant/page-cards', field: 'pageCards', isPage: true },
  { path: '/api/tenant/ab-tests', field: 'abTests', isPage: true },
  { path: '/api/tenant/leads?limit=50', field: 'formSubmissions', isPage: true },
  { path: '/api/admin/leads?limit=50', field: 'leads', isPage: true },
  { path: '/api/admin/background-work', field: 'backgroundWork' },
  { path: '/api/admin/effects?limit=50', field: 'stuckEffects', isPage: true },
  { path: '/api/admin/app-builds', field: 'appBuilds' },
  { path: '/api/admin/device-errors?limit=50', field: 'deviceErrors', isPage: true },
  { path: '/api/admin/support-requests?limit=50', field: 'supportRequests', isPage: true },
  { path: '/api/tenant/support-requests', field: 'ownSupportRequests', isPage: true, as: 'admin' },
  { path: '/api/tenant/support-promise', field: 'supportPromise', as: 'admin' },
  { path: '/api/admin/deleted-tenants', field: 'deletedTenants', isPage: true },
  { path: `/api/admin/tenants/${tenantId}/deletion-loss`, field: 'deletionLoss', args: `id: "${tenantId}"` },
  { path: '/api/admin/invitation-counts', field: 'invitationCounts' },
  { path: '/api/admin/ai-usage', field: 'aiUsageOfTenants', isPage: true },
  { path: `/api/tenant/webhook?tenant=${tenantId}`, field: 'webhook', args: `tenant: "${tenantId}"` },
  { path: `/api/tenant/api-tokens?tenant=${tenantId}`, field: 'apiTokens', args: `tenant: "${tenantId}"`, isPage: true },
  { path: `/api/admin/tenants/${tenantId}/ai-usage`, field: 'aiUsageDetails', args: `tenantId: "${tenantId}"` },
  { path: `/api/tenant/explanation-terms?tenant=${tenantId}`, field: 'explanationTerms', args: `tenant: "${tenantId}"` },
  { path: `/api/auth/verify-invitation?token=${linkToken}`, field: 'verifyInvitation', args: `token: "${linkToken}"` },
  { path: '/api/sign-up/subdomain?subdomain=northwind', field: 'subdomainCheck', args: 'subdomain: "northwind"' },
  { path: '/api/sign-up/subdomain?subdomain=acme', field: 'subdomainCheck', args: 'subdomain: "acme"' },
  { path: `/api/sign-up/verify?token=${signUpToken}`, field: 'verifySignUp', args: `token: "${signUpToken}"` },
  { path: '/api/auth/user', field: 'me', without: 'lease' },
  { path: '/api/sync/seal-key', field: 'sealKey' },
  { path: '/api/admin/audit?limit=50', field: 'audit', isPage: true },
  { path: '/api/admin/audit/chain', field: 'auditChain' },
];
const schema = printedSchema();
let server: Office;
let owner: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  server = await openOffice();
  await fillWorld();
  owner = await signedIn(server, { role: 'platform_owner' });
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
  expect((await owner.call('DELETE', `/api/admin/tenants/${formerId}/delete-with-users`)).status).toBe(200);
  // Creates an audit trail and a history.
  const billing = { gracePeriodDays: 20, firstReminderDays: 5, finalReminderDays: 1 };
  expect((await owner.call('PUT', '/api/admin/settings/billing', { value: billing })).status).toBe(200);
});
afterAll(() => server.close());

function fillWorld(): Promise<unknown> {
  const { db, newId } = server.services;
  return db.inTransaction({ as: 'platform' }, async (tx) => {
    const plan = await tx.plan.create({ data: { id: newId(), name: 'Starter', calculatorLimit: 5 } });
    await tx.plan.create({ data: { id: growthId, name: 'Growth', basePrice: '49.00', sortOrder: 1 } });
    await tx.tenant.create({
      data: { id: tenantId, name: 'Acme', subdomain: 'acme', planId: plan.id, trialEndsAt: new Date('2999-01-01') },
    });
    await tx.tenant.create({ data: { id: newId(), name: 'Birch', subdomain: 'birch' } });
    const signUp = { firmName: 'Cedar', subdomain: 'cedar', email: 'ann@cedar.example' };
    await tx.oidcPayload.create({
      data: { type: 'SignUp', id: hashToken(signUpToken), payload: signUp, expiresAt: new Date('2999-01-01') },
    });
    await tx.tenant.create({ data: { id: formerId, name: 'Former', subdomain: 'former' } });
    const look = { title: 'Loan Payment', description: '', category: 'loans', suite: 'financial', icon: 'c' };
    await tx.calculator.create({ data: { id: 'loan-payment', ...look } });
    await tx.tenantCalculator.create({ data: { tenantId, calculatorId: 'loan-payment' } });
    const invitation = { id: newId(), tenantId, email: 'ben@example.com', verificationToken: hashToken(linkToken) };
    await tx.lead.create({ data: { id: newId(), name: 'Ann', email: 'ann@northwind.example', message: 'How much is it?' } });
    const inviter = await tx.user.create({ data: { id: newId(), email: 'inviter@example.com', role: 'platform_owner' } });
    await tx.invitation.create({ data: { ...invitation, invitedBy: inviter.id, expiresAt: new Date('2999-01-01') } });
    await tx.apiToken.create({ data: { id: newId(), tenantId, name: 'Website', tokenHash: 'hash', scopes: ['team:read'] } });
    const asked = { id: newId(), tenantId, subject: 'Import', message: 'Hello', answerHours: 8, dueAt: new Date('2026-01-16') };
    await tx.supportRequest.create({ data: asked });
    await tx.effect.create({ data: { id: newId(), key: 'dead', tenantId, type: 'mail.send', payload: {}, state: 'dead' } });
    await tx.scheduledJob.create({ data: { name: 'mails', nextAt: new Date('2026-01-16') } });
    const seen = { firstAt: new Date('2026-01-15'), lastAt: new Date('2026-01-16') };
    await tx.deviceError.create({
      data: { id: newId(), build: 'b', message: 'm', place: 'p', screen: '/', browser: 'Safari', ...seen },
    });
    await tx.coupon.create({ data: { id: newId(), code: 'ANY', name: 'Any', value: '10' } });
    await tx.coupon.create({ data: { id: couponId, code: 'TEN', name: 'Ten', value: '10', applicablePlans: [plan.id] } });
    await tx.template.create({ data: { id: newId(), name: 'Advisor', isActive: true } });
    await tx.invoice.create({ data: { id: newId(), tenantId, amount: '49.00' } });
    await tx.billingEvent.create({ data: { id: newId(), tenantId, type: 'trial.ended', data: {} } });
    await tx.tenantDomain.create({ data: { id: newId(), tenantId, domain: 'a.example', proof: 'proof' } });
    const config = { name: 'Page', components: [], globalStyles: defaultGlobalStyles, seo: {} };
    await tx.landingPage.create({ data: { id: pageId, name: 'Page', config } });
    const versions = [true, false].map((isControl) => ({ id: newId(), name: 'Version', config: {}, isControl }));
    await tx.abTest.create({ data: { id: newId(), name: 'Headline', landingPageId: pageId, variants: { create: versions } } });
    const sent = { id: newId(), landingPageId: pageId, componentId: 'form', values: { email: 'ann@example.com' } };
    await tx.formSubmission.create({ data: sent });
    await tx.landingPageTemplate.create({ data: { id: landingTemplateId, name: 'Landing template', tags: ['lead'], config } });
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

/** REST leaves out limits that a plan does not have; GraphQL returns null. */
const comparable = (value: unknown, { without }: Pair): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) => (inner === null || key === without ? undefined : inner));

describe('a call and its field', () => {
  for (const pair of pairs) {
    test(`[R-CALL-48] ${pair.path} and ${pair.field} answer the same to the ${pair.as ?? 'platform owner'}`, async () => {
      const caller = pair.as === 'admin' ? admin : owner;
      const rest = await caller.call('GET', pair.path);
      expect(rest.status).toBe(200);
      expect(rest.text.length).toBeGreaterThan(2);
      expect(comparable(await byGraphql(caller, pair), pair)).toEqual(comparable(rest.json, pair));
    });
  }

  test('[R-CALL-48] every call that reads has a field, or a stated reason', () => {
    const asked = pairs.map(({ path }) => path.split('?')[0] ?? '');
    const reads = restTable.filter(({ method }) => method === 'GET').map(({ path }) => path);
    const missing = reads.filter((path) => !asked.some((known) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(known)));
    expect(missing.map((path) => `GET ${path}`)).toEqual(Object.keys(restAlone).filter((call) => call.startsWith('GET')));
  });
});

test('[R-CALL-48] a deactivated person may call public operations over REST and GraphQL, and gets the reason for all others', async () => {
  const former = await signedIn(server, { role: 'user', isActive: false });
  const plans = { path: '/api/admin/plans', field: 'plans', isPage: true } as const;
  expect(comparable(await byGraphql(former, plans), plans)).toEqual(comparable((await former.call('GET', plans.path)).json, plans));
  const rest = await former.call('GET', '/api/tenants/my-tenants');
  const { status, json } = await former.call('POST', '/graphql', { query: '{ myTenants { total } }' }, { [graphqlHeader]: '1' });
  expect([rest.status, rest.text]).toEqual([403, accessTexts.deactivated]);
  expect([status, json]).toEqual([403, { errors: [{ message: accessTexts.deactivated, extensions: { code: 'UserDeactivated' } }] }]);
});

describe('pages', () => {
  const ask = async (field: string, args: string) => {
    const query = `{ ${field}(${args}) { rows { name } total next } }`;
    return (await owner.call('POST', '/graphql', { query }, { [graphqlHeader]: '1' })).json;
  };
  const lists = [
    ['tenants', ['Acme', 'Birch'], 'cut by the database'],
    ['plans', ['Growth', 'Starter'], 'read as a whole'],
  ] as const;

  for (const [field, [one, other], how] of lists) {
    test(`of ${field}, ${how}, follow one another by the cursor until the last row, and none has more than 200 rows`, async () => {
      const first = member(member(await ask(field, 'limit: 1, sort: "name"'), 'data'), field);
      expect(first).toMatchObject({ rows: [{ name: one }], total: 2, next: expect.any(String) });
      const second = await ask(field, `limit: 1, sort: "name", cursor: "${String(member(first, 'next'))}"`);
      expect(second).toEqual({ data: { [field]: { rows: [{ name: other }], total: 2, next: null } } });
      for (const limit of [0, 201]) {
        expect(await ask(field, `limit: ${limit}`)).toMatchObject({
          errors: [{ message: 'limit is not valid.', extensions: { code: 'InputInvalid' } }],
        });
      }
      expect(await ask(field, 'limit: 200')).not.toHaveProperty('errors');
      for (const wrong of ['sort: "nothing"', 'cursor: "nonsense"']) expect(await ask(field, wrong)).toHaveProperty('errors');
    });
  }
});
