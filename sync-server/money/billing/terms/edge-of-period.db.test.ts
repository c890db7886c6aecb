import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planChangeTexts } from '#contract/money/billing.ts';
import { confirmPayment } from '#server/money/billing/payments/confirm-payment.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const minuteMs = 60_000;
let office: Office;
let plans: Readonly<Record<'small' | 'professional' | 'enterprise', string>>;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date('2026-01-31T09:00:00Z'));
  plans = {
    small: await plan('Small', '19.00'),
    professional: await plan('Professional', '49.00'),
    enterprise: await plan('Enterprise', '199.00'),
  };
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
});

async function plan(name: string, price: string): Promise<string> {
  const id = randomUUID();
  await office.sql(
    `insert into plans (id, name, base_price, annual_price) values ($1::uuid, $2::text || ' ' || $1::text, $3::text, ($3::text::numeric * 10)::text)`,
    [id, name, price],
  );
  return id;
}

async function subscribe(interval: 'month' | 'year' = 'month'): Promise<void> {
  const started = await office.call(admin, 'POST', '/api/create-subscription', { planId: plans.professional, interval });
  const { clientSecret } = Object(json(started));
  const development = { ...office.services, development: true };
  expect(await performOperation(confirmPayment, development, admin.caller, { clientSecret })).toMatchObject({ ok: true });
}

async function at(moment: string): Promise<void> {
  office.setClock(new Date(moment));
  await office.sweep();
  while ((await office.runEffects()) > 0);
}

const post = (path: string, body: object) => office.call(admin, 'POST', `/api/tenant/${path}`, body);
const preview = async (planId: string) => Object(json(await office.call(admin, 'GET', `/api/tenant/plan-change?planId=${planId}`)));
const days = async () => {
  const rows = await office.sql<{ start: string; end: string; amount: string }>(
    `select to_char(period_start at time zone 'UTC', 'MM-DD') as start, to_char(period_end at time zone 'UTC', 'MM-DD') as end, amount
     from invoices where tenant_id = $1::uuid order by created_at, number`,
    [tenant.id],
  );
  return rows.map(({ start, end, amount }) => `${start} to ${end}: ${amount}`);
};

describe('the days of a period', () => {
  test('a month bought on January 31 ends on February 28, and the next one on March 31', async () => {
    await subscribe();
    for (const day of ['2026-02-28', '2026-03-31', '2026-04-30']) await at(`${day}T09:01:00Z`);
    expect(await days()).toEqual(['01-31 to 02-28: 49.00', '02-28 to 03-31: 49.00', '03-31 to 04-30: 49.00', '04-30 to 05-31: 49.00']);
  });

  test('an upgrade on the first day of a month bought on January 31 costs the whole difference', async () => {
    await subscribe();
    expect(await preview(plans.enterprise)).toMatchObject({ kind: 'upgrade', amountDueCents: 15_000 });
  });
});

describe('at the moment of a renewal', () => {
  const renewal = new Date('2026-02-28T09:00:00Z');

  test.each([
    ['a cancellation', () => post('subscription/cancel', { reason: 'unused' })],
    ['a pause', () => post('subscription/pause', { resumesAt: new Date(renewal.getTime() + 5 * 24 * 60 * minuteMs).toISOString() })],
    ['a downgrade', () => post('plan-change', { planId: plans.small, amountDueCents: 0 })],
    ['an upgrade', async () => post('plan-change', { planId: plans.enterprise, ...(await amountsOf(plans.enterprise)) })],
  ])('%s waits until the new month is invoiced, so that no month is free and none is paid twice', async (_name, decide) => {
    await subscribe();
    office.setClock(new Date(renewal.getTime() + minuteMs));
    admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
    const early = await decide();
    expect([early.status, early.text]).toEqual([409, planChangeTexts.renewing]);
    await at(new Date(renewal.getTime() + 2 * minuteMs).toISOString());
    expect((await decide()).status).toBe(200);
    expect((await days()).slice(0, 2)).toEqual(['01-31 to 02-28: 49.00', '02-28 to 03-31: 49.00']);
  });

  async function amountsOf(planId: string) {
    const { amountDueCents, priceCents } = await preview(planId);
    return { amountDueCents, priceCents };
  }
});

describe('a plan that is edited', () => {
  test('between preview and confirmation: a downgrade at another price than the shown one is refused', async () => {
    await subscribe();
    const { amountDueCents, priceCents } = await preview(plans.small);
    await office.sql(`update plans set base_price = '39.00' where id = $1::uuid`, [plans.small]);
    const said = await post('plan-change', { planId: plans.small, amountDueCents, priceCents });
    expect([said.status, said.text]).toEqual([409, planChangeTexts.priceChanged]);
  });

  test('after a downgrade is planned: the month costs what was shown', async () => {
    await subscribe();
    expect((await post('plan-change', { planId: plans.small, amountDueCents: 0, priceCents: 1900 })).status).toBe(200);
    await office.sql(`update plans set base_price = '39.00' where id = $1::uuid`, [plans.small]);
    await at('2026-02-28T09:00:00Z');
    expect(await days()).toEqual(['01-31 to 02-28: 49.00', '02-28 to 03-31: 19.00']);
  });

  test('a change to a year twice, with a change back between, is one change', async () => {
    await subscribe();
    const change = (interval: 'month' | 'year') => post('plan-change', { planId: plans.professional, interval, amountDueCents: 0 });
    for (const interval of ['year', 'month', 'year'] as const) expect((await change(interval)).status).toBe(200);
    await at('2026-02-28T09:00:00Z');
    await at('2026-03-31T09:00:00Z');
    expect(await days()).toEqual(['01-31 to 02-28: 49.00', '02-28 to 02-28: 490.00']);
  });
});
