import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '#calculators/catalog.gen.ts';
import { type PlanCap, planCapNames, planCaps } from '#contract/money/plan-caps.ts';
import { type PlanRight, planRightNames } from '#contract/money/plan-right-names.ts';
import { type GrantingField, grantingFields, hasRight, type PlanContents, planRights } from '#contract/money/plan-rights.ts';
import { standardPlans } from '#contract/money/plans.ts';
import { iconSizes } from '#contract/tenants/pictures.ts';
import { type AiStandIn, startAiStandIn } from '#server/calculators/explanations/ai-stand-in.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';
import { testPng } from '#server/testing/test-png.ts';

let standIn: AiStandIn;
let office: Office;
beforeAll(async () => {
  standIn = await startAiStandIn();
  office = await openOffice({ environment: { AI_BASE_URL: standIn.url, AI_API_KEY: 'key-of-the-service', AI_MODEL: 'small-1' } });
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon) select unnest(string_to_array($1, ',')), 'T', 'D', 'C', 'financial', 'i'
     on conflict do nothing`,
    [catalog.map(({ id }) => id).join()],
  );
});
afterAll(async () => {
  await office.close();
  await standIn.close();
});

const without = { customDomain: false, whiteLabel: false, prioritySupport: false };

interface Tenant {
  readonly tenant: OfficeTenant;
  readonly admin: OfficePerson;
}

async function tenantOn(plan: Pick<PlanContents, GrantingField> & Partial<PlanContents>): Promise<Tenant> {
  const tenant = await office.tenant();
  const { calculatorLimit = null, aiCallsIncluded = 0, aiUnlimited = false, maxUsers = null } = plan;
  await office.sql(
    `update plans set base_price = '0.00', calculator_limit = $2::int, ai_calls_included = $3::int, settings = $4::jsonb
     where id = (select plan_id from tenants where id = $1::uuid)`,
    [tenant.id, calculatorLimit, aiCallsIncluded, JSON.stringify({ aiUnlimited, ...(maxUsers === null ? {} : { maxUsers }) })],
  );
  await office.sql(
    `update plans set custom_domain = $2::boolean, white_label = $3::boolean, priority_support = $4::boolean where id = (select plan_id from tenants where id = $1::uuid)`,
    [tenant.id, ...grantingFields.map((field) => String(plan[field]))],
  );
  return { tenant, admin: await office.person('tenant_admin', [[tenant, 'tenant_admin']]) };
}

const set = ({ admin }: Tenant, body: object): Promise<Said> => office.call(admin, 'PUT', '/api/tenant/settings', body);
const webhook = ({ admin }: Tenant, url: string | null): Promise<Said> => office.call(admin, 'PUT', '/api/tenant/webhook', { url });
const isTaken = ({ status }: Said): boolean => status === 200;

async function lastLineOfMail({ tenant, admin }: Tenant): Promise<string> {
  const email = `${tenant.id}@example.com`;
  await office.call(admin, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role: 'user' });
  while ((await office.runEffects()) > 0);
  const [mail] = await office.sql<{ text: string }>('select text from mail_outbox where "to" = $1', [email]);
  return mail?.text.trim().split('\n').at(-1) ?? '';
}

/** Uses each right. A right that is added to the table does not compile without its line here. */
const uses: Readonly<Record<PlanRight, (tenant: Tenant) => Promise<boolean>>> = {
  branding: async (tenant) => isTaken(await set(tenant, { brand: { font: 'serif' } })),
  customDomain: async ({ admin, tenant }) =>
    isTaken(await office.call(admin, 'POST', '/api/tenant/domains', { domain: `${tenant.id}.example.com` })),
  webhooks: async (tenant) => isTaken(await webhook(tenant, 'https://crm.example.com/leads')),
  api: async ({ admin }) => isTaken(await office.call(admin, 'POST', '/api/tenant/api-tokens', { name: 'Website', scopes: ['firm:read'] })),
  ownMails: async (tenant) => !(await lastLineOfMail(tenant)).includes('Reckoner'),
  prioritySupport: async ({ admin }) => {
    const { rights } = Object(json(await office.call(admin, 'GET', '/api/tenant/info')));
    return Array.isArray(rights) && rights.includes('prioritySupport');
  },
};

interface CapUse {
  /** Uses up the given number. */
  readonly fill: (tenant: Tenant, count: number) => Promise<unknown>;
  /** True if one more is taken. */
  readonly addOne: (tenant: Tenant) => Promise<boolean>;
}

const line = [{ label: 'Price', text: '$1' }];
/** Fills and exceeds each number. One that is added to the table does not compile without its line here. */
const capUses: Readonly<Record<PlanCap, CapUse>> = {
  calculators: {
    fill: ({ tenant }, count) =>
      office.sql(`insert into tenant_calculators (tenant_id, calculator_id) select $1::uuid, unnest(string_to_array($2, ','))`, [
        tenant.id,
        catalog
          .slice(1, 1 + count)
          .map(({ id }) => id)
          .join(),
      ]),
    addOne: async ({ admin, tenant }) =>
      isTaken(await office.call(admin, 'POST', `/api/admin/tenants/${tenant.id}/calculators/${catalog[0]?.id}`)),
  },
  people: {
    // The administrator has a place already.
    fill: ({ tenant }, count) =>
      office.sql(
        `insert into invitations (id, tenant_id, email, role, expires_at)
         select gen_random_uuid(), $1::uuid, 'p' || place || '@' || $1::text || '.example', 'user', now() + interval '1 day'
         from generate_series(2, $2::int) place`,
        [tenant.id, count],
      ),
    addOne: async ({ admin, tenant }) =>
      isTaken(
        await office.call(admin, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, {
          email: `more@${tenant.id}.example`,
          role: 'user',
        }),
      ),
  },
  aiCalls: {
    fill: ({ tenant }, count) =>
      office.sql(
        `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
         values (gen_random_uuid(), $1::uuid, $2::int, date_trunc('day', now(), 'UTC') - interval '1 day', date_trunc('day', now(), 'UTC'))`,
        [tenant.id, count],
      ),
    addOne: async ({ admin }) =>
      isTaken(
        await office.call(admin, 'POST', '/api/tenant/explanations', { id: randomUUID(), title: 'Loan', inputs: line, results: line }),
      ),
  },
};
const ownNumbers = { name: 'with numbers of its own', calculatorLimit: 2, aiCallsIncluded: 3, maxUsers: 4 };
const many = { calculators: 40, people: 60, aiCalls: 5000 } satisfies Record<PlanCap, number>;

describe.each([...standardPlans, { ...without, aiUnlimited: false, ...ownNumbers }])('the plan $name', (plan) => {
  test.each(planCapNames)('allows %s up to the number of its table, and not one more', async (cap) => {
    const limit = planCaps[cap](plan);
    const { fill, addOne } = capUses[cap];
    const [below, at] = [await tenantOn(plan), await tenantOn(plan)];
    await fill(below, (limit ?? many[cap]) - 1);
    expect(await addOne(below)).toBe(true);
    await fill(at, limit ?? many[cap]);
    expect(await addOne(at)).toBe(limit === null);
  });
});

describe.each(standardPlans)('the plan $name', (plan) => {
  test.each(planRightNames)('is served with the right %s exactly if its table says so', async (right) => {
    const tenant = await tenantOn(plan);
    expect(await uses[right](tenant)).toBe(hasRight(right, plan, undefined));
  });
});

describe('a firm whose plan lacks custom branding', () => {
  test('sets name, logo, brand color, language, and disclaimer all the same', async () => {
    const tenant = await tenantOn(without);
    const brand = {
      logoText: 'Acme',
      logoUrl: 'https://cdn.example/logo.svg',
      accent: '#0f766e',
      language: 'de',
      disclaimer: 'No advice.',
    };
    expect((await set(tenant, { brand })).status).toBe(200);
  });

  test('keeps what it has set, may remove it, and is refused a change with the sentence of the right', async () => {
    const tenant = await tenantOn(without);
    await office.sql(`update tenants set settings = '{"brand": {"font": "serif", "headerColor": "#12395b"}}' where id = $1::uuid`, [
      tenant.tenant.id,
    ]);
    expect((await set(tenant, { brand: { font: 'serif', headerColor: '#12395b', accent: '#0f766e' } })).status).toBe(200);
    const refused = await set(tenant, { brand: { font: 'rounded', headerColor: '#12395b' } });
    expect([refused.status, refused.text]).toEqual([403, planRights.branding.lacking]);
    expect(json(await set(tenant, { brand: { headerColor: '#12395b' } }))).toMatchObject({ brand: { headerColor: '#12395b' } });
  });

  test('is refused icons of its own, and may remove those that it has', async () => {
    const { admin } = await tenantOn(without);
    const icons = Object.fromEntries(
      Object.entries(iconSizes).map(([kind, edge]) => [kind, testPng({ width: edge, height: edge }).toString('base64')]),
    );
    const refused = await office.call(admin, 'PUT', '/api/tenant/icons', { icons });
    expect([refused.status, refused.text]).toEqual([403, planRights.branding.lacking]);
    expect((await office.call(admin, 'PUT', '/api/tenant/icons', { icons: null })).status).toBe(200);
  });

  test('gets a change of the platform owner', async () => {
    const { tenant } = await tenantOn(without);
    const owner = await office.person('platform_owner');
    expect((await office.call(owner, 'PUT', '/api/tenant/settings', { tenant: tenant.id, brand: { font: 'serif' } })).status).toBe(200);
  });
});

test('a firm whose plan has lost webhooks keeps its webhook, may remove it, and is refused another address', async () => {
  const tenant = await tenantOn(without);
  await office.sql(`insert into webhooks (id, tenant_id, url) values (gen_random_uuid(), $1::uuid, 'https://crm.example.com/leads')`, [
    tenant.tenant.id,
  ]);
  const refused = await webhook(tenant, 'https://other.example.com/leads');
  expect([refused.status, refused.text]).toEqual([403, planRights.webhooks.lacking]);
  expect((await webhook(tenant, null)).status).toBe(200);
});
