import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { billingDetails } from '#contract/money/billing-details.ts';
import { coupon } from '#contract/money/coupon.ts';
import { plan } from '#contract/money/plan.ts';
import { platformSettings } from '#contract/money/settings/platform-settings.ts';
import type { SettingKey } from '#contract/money/settings/settings.ts';
import { landingPage } from '#contract/pages/landing-page-fields.ts';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { webhook } from '#contract/pages/webhooks.ts';
import type { ExportedTable } from '#contract/tenants/migration.ts';
import { tenant } from '#contract/tenants/tenant.ts';
import { assumptions } from '#contract/tenants/tenant-assumptions.ts';
import { tenantBrand } from '#contract/tenants/tenant-brand.ts';
import { tenantEmbedding } from '#contract/tenants/tenant-embedding.ts';
import { readTenantSettings, tenantSettings } from '#contract/tenants/tenant-settings.ts';
import { billingDetailsOf } from '#server/money/billing/terms/invoice-parties.ts';
import { readRows } from '#server/office/migration/export-data.ts';
import { fieldsLeftBehind, type GuardedEntity } from '#server/testing/entity-guard.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
let owner: TestCaller;
const names = [
  ...(['tenantBrand', 'tenantEmbedding', 'assumptions'] as const),
  'landingPage',
  'webhook',
  'billingDetails',
  ...(['coupon', 'plan', 'tenant', 'tenantSettings'] as const),
  ...(['aiPricing', 'aiRateLimits', 'billingSettings', 'taxSettings', 'currencySettings', 'seller', 'contactSettings'] as const),
] as const;
let guarded: Readonly<Record<(typeof names)[number], GuardedEntity>>;

const Created = z.object({ id: z.string() });
const Setting = z.object({ value: z.record(z.string(), z.unknown()) });
const Listed = z.array(z.record(z.string(), z.unknown()));

beforeAll(async () => {
  server = await openOffice();
  owner = await signedIn(server, { role: 'platform_owner' });
  const templateId = server.services.newId();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.template.create({ data: { id: templateId, name: 'Advisor', configSchema: {} } }),
  );
  const create = async (path: string, body: object): Promise<string> => Created.parse((await send('POST', path, body)).json).id;
  const planId = await create('/api/admin/plans', { name: 'Guarded', basePrice: '49' });
  const tenantId = await create('/api/admin/tenants', { name: 'Guarded', subdomain: 'guarded', planId });
  const createCoupon = (given: object): Promise<string> =>
    create('/api/admin/coupons', { code: server.services.newId(), name: 'Guarded', value: 10, ...given });
  const couponId = await createCoupon({});
  const richPlanId = await create('/api/admin/plans', { name: 'With webhooks', basePrice: '99', whiteLabel: true });
  const deliveredId = await create('/api/admin/tenants', { name: 'Delivered', subdomain: 'delivered', planId: richPlanId });
  const admin = await signedIn(server, { role: 'tenant_admin', memberships: [[deliveredId, 'tenant_admin']] });
  const saveWebhook = (given: object) => send('PUT', '/api/tenant/webhook', { tenant: deliveredId, ...given }, admin);
  await saveWebhook({ url: 'https://crm.northwind.example/leads' });
  const { id: webhookId } = await server.services.db.reading({ as: 'platform' }, (tx) =>
    tx.webhook.findUniqueOrThrow({ where: { tenantId: deliveredId }, select: { id: true } }),
  );
  const config = { name: 'Guarded', components: [], globalStyles: defaultGlobalStyles, seo: { title: '', description: '', keywords: '' } };
  const pageId = await create('/api/landing-pages', { name: 'Guarded', config });
  const tenantRow = (id: string) => server.services.db.reading({ as: 'platform' }, (tx) => tx.tenant.findUniqueOrThrow({ where: { id } }));
  /** A JSON object in the settings of a tenant, which is replaced as a whole. */
  const partOf = (entity: GuardedEntity['entity'], within: 'brand' | 'embedding' | 'assumptions'): GuardedEntity => ({
    entity,
    within,
    id: tenantId,
    row: 'tenant',
    follow: [tenantId],
    edit: async (given) => {
      const part = { ...readTenantSettings((await tenantRow(tenantId)).settings)[within], ...given };
      return send('PUT', `/api/tenant/settings?tenant=${tenantId}`, { tenant: tenantId, [within]: part });
    },
    read: tenantRow,
    exported: (id) => exported('tenants', id),
  });
  guarded = {
    tenantBrand: partOf(tenantBrand, 'brand'),
    tenantEmbedding: partOf(tenantEmbedding, 'embedding'),
    assumptions: partOf(assumptions, 'assumptions'),
    landingPage: {
      entity: landingPage,
      id: pageId,
      row: 'landingPage',
      edit: (given) => send('PUT', `/api/landing-pages/${pageId}`, { name: 'Guarded', config, ...given }),
      read: async (id) => (await owner.call('GET', `/api/landing-pages/${id}`)).json,
    },
    webhook: {
      entity: webhook,
      id: webhookId,
      edit: saveWebhook,
      read: async () => (await admin.call('GET', `/api/tenant/webhook?tenant=${deliveredId}`)).json,
    },
    billingDetails: {
      entity: billingDetails,
      id: tenantId,
      edit: async (given) =>
        send('PUT', '/api/tenant/billing', { tenant: tenantId, billingEmail: null, ...(await buyerOf(tenantId)), ...given }),
      read: buyerOf,
      exported: async (id) => billingDetailsOf((await exported('tenants', id))?.settings),
    },
    aiPricing: settingOf('ai.pricing'),
    aiRateLimits: settingOf('ai.rateLimits'),
    billingSettings: settingOf('billing'),
    taxSettings: settingOf('taxes'),
    currencySettings: settingOf('currency'),
    seller: settingOf('seller'),
    contactSettings: settingOf('contact'),
    coupon: {
      entity: coupon,
      id: couponId,
      row: 'coupon',
      edit: (given) => send('PUT', `/api/admin/coupons/${couponId}`, given),
      create: (given) =>
        createCoupon({
          ...('freeTrialDays' in given ? { type: 'free_trial' } : {}),
          ...('durationInMonths' in given ? { duration: 'repeating' } : {}),
          ...given,
        }),
      read: (id) => listed('/api/admin/coupons', id),
      values: { applicablePlans: [planId] },
    },
    plan: {
      entity: plan,
      id: planId,
      row: 'plan',
      edit: (given) => send('PUT', `/api/admin/plans/${planId}`, given),
      read: (id) => listed('/api/admin/plans', id),
      exported: (id) => exported('plans', id),
    },
    tenant: {
      entity: tenant,
      id: tenantId,
      row: 'tenantHead',
      edit: (given) => send('PUT', `/api/admin/tenants/${tenantId}`, given),
      read: (id) => listed('/api/admin/tenants', id),
      exported: (id) => exported('tenants', id),
      values: { templateId },
    },
    tenantSettings: {
      entity: tenantSettings,
      id: tenantId,
      row: 'tenant',
      follow: [tenantId],
      edit: (given) => send('PUT', `/api/tenant/settings?tenant=${tenantId}`, { tenant: tenantId, ...given }),
      read: tenantRow,
      exported: (id) => exported('tenants', id),
    },
  };
});
afterAll(() => server.close());

async function send(method: string, path: string, body: object, caller = owner) {
  const answer = await caller.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer;
}

async function listed(path: string, id: string) {
  return Listed.parse((await owner.call('GET', `${path}?limit=100`)).json).find((entry) => entry.id === id);
}

async function buyerOf(id: string) {
  const { settings } = await server.services.db.reading({ as: 'platform' }, (tx) => tx.tenant.findUniqueOrThrow({ where: { id } }));
  return billingDetailsOf(settings);
}

/** A setting of the platform, which no device has a row of. */
function settingOf(key: SettingKey): GuardedEntity {
  const path = `/api/admin/settings/${key}`;
  const read = async () => Setting.parse((await owner.call('GET', path)).json).value;
  return {
    entity: platformSettings[key],
    id: key,
    edit: async (given) => send('PUT', path, { value: { ...(await read()), ...given } }),
    read,
  };
}

async function exported(table: ExportedTable, id: string) {
  return (await readRows(server.services))[table].find((row) => row.id === id);
}

test.each(names)('each field of %s that a request sets reaches the store, streams, audit, and export', async (name) => {
  expect(await fieldsLeftBehind(server, owner, guarded[name])).toEqual([]);
});

test('no entity is left out', () => {
  const pattern = 'const [a-zA-Z]+ = defineEntity';
  const declared = execFileSync('git', ['grep', '--untracked', '-hoE', pattern, '--', 'sync-server/contract', ':!*.test.ts'], {
    encoding: 'utf8',
  });
  expect(names.toSorted()).toEqual([...declared.matchAll(/const (\w+) =/g)].map(([, name]) => name).toSorted());
});

test('a field that is stored past the operation is found: no stream, no audit record, nothing on a second device', async () => {
  const { plan: guardedPlan } = guarded;
  const { db } = server.services;
  const { description } = plan.fields;
  const past = { ...guardedPlan, entity: { ...plan, fields: { description } }, values: { description: 'Past' } };
  const edit: GuardedEntity['edit'] = (data) =>
    db.inTransaction({ as: 'platform' }, (tx) => tx.plan.update({ where: { id: guardedPlan.id }, data, select: { id: true } }));
  expect(await fieldsLeftBehind(server, owner, { ...past, edit })).toEqual([
    'Plan.description: the row on a second device',
    'Plan.description: the audit record',
  ]);
  expect(await fieldsLeftBehind(server, owner, { ...past, edit: async () => undefined, values: { description: 'Lost' } })).toEqual([
    'Plan.description: the stored value',
    'Plan.description: the row on a second device',
    'Plan.description: the audit record',
    'Plan.description: the export',
  ]);
});
