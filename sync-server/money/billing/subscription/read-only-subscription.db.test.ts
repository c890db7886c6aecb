import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmPayment } from '#server/money/billing/payments/confirm-payment.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let plans: Readonly<Record<'professional' | 'enterprise', string>>;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date('2026-01-01T09:00:00Z'));
  plans = { professional: await plan('Professional', '49.00'), enterprise: await plan('Enterprise', '199.00') };
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  const started = await office.call(admin, 'POST', '/api/create-subscription', { planId: plans.professional });
  const { clientSecret } = Object(json(started));
  const development = { ...office.services, development: true };
  expect(await performOperation(confirmPayment, development, admin.caller, { clientSecret })).toMatchObject({ ok: true });
  await useCard('declined');
  // The month of February is not paid: it ends on March 1, and is read-only from February 16 on.
  await at('2026-02-01T09:00:00Z');
  for (const day of ['11', '15', '16']) await at(`2026-02-${day}T10:00:00Z`);
});

async function plan(name: string, price: string): Promise<string> {
  const id = randomUUID();
  await office.sql(`insert into plans (id, name, base_price) values ($1::uuid, $2::text || ' ' || $1::text, $3)`, [id, name, price]);
  return id;
}

const useCard = (card: 'declined' | 'accepted') =>
  office.sql(
    `insert into payment_objects (id, kind, data) values ($1, 'card', jsonb_build_object('card', $2::text))
     on conflict (id) do update set data = excluded.data`,
    [`card:${tenant.id}`, card],
  );

async function at(moment: string): Promise<void> {
  office.setClock(new Date(moment));
  await office.sweep();
  while ((await office.runEffects()) > 0);
}

/** After weeks, with a new sign-in. */
async function post(path: string, body: object) {
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  return office.call(admin, 'POST', `/api/tenant/${path}`, body);
}

const subscription = async () => {
  const [row] = await office.sql<{ status: string; end: string; isReadOnly: boolean }>(
    `select status::text, to_char(current_period_end at time zone 'UTC', 'YYYY-MM-DD') as end, read_only_since is not null as "isReadOnly"
     from subscriptions where tenant_id = $1::uuid`,
    [tenant.id],
  );
  return row;
};

/** February 16 to March 1 are 13 days without service. */
describe('a subscription that is read-only for 40 days', () => {
  test('gets the 13 days that are left of its month when it is paid', async () => {
    expect(await subscription()).toEqual({ status: 'past_due', end: '2026-03-01', isReadOnly: true });
    await useCard('accepted');
    await at('2026-03-28T09:00:00Z');
    expect((await post('invoices/pay', {})).status).toBe(200);
    expect(await subscription()).toEqual({ status: 'active', end: '2026-04-10', isReadOnly: false });
  });

  test('awaits no further invoice until it is paid', async () => {
    admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
    expect(json(await office.call(admin, 'GET', '/api/tenant/billing'))).toMatchObject({ isReadOnly: true, nextInvoiceAt: null });
  });

  test('gets no free month by a cancellation that is undone', async () => {
    await useCard('accepted');
    await at('2026-03-28T09:00:00Z');
    expect((await post('subscription/cancel', { reason: 'other' })).status).toBe(200);
    expect((await post('subscription/keep', {})).status).toBe(200);
    expect((await post('invoices/pay', {})).status).toBe(200);
    expect(await subscription()).toEqual({ status: 'active', end: '2026-04-10', isReadOnly: false });
  });

  test('pays an upgrade for the 13 days that are left of its month, and not for others', async () => {
    await useCard('accepted');
    await at('2026-03-28T09:00:00Z');
    admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
    const previewed = Object(json(await office.call(admin, 'GET', `/api/tenant/plan-change?planId=${plans.enterprise}`)));
    // 150.00 × 13 ÷ 28
    expect(previewed).toMatchObject({ kind: 'upgrade', amountDueCents: 6964 });
    expect((await post('plan-change', { planId: plans.enterprise, amountDueCents: 6964 })).status).toBe(200);
    expect(await subscription()).toEqual({ status: 'active', end: '2026-04-10', isReadOnly: false });
  });
});
