import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planChangeTexts } from '#contract/money/billing.ts';
import { runDueEffects } from '#server/core/sync/effects/effects.ts';
import { billingEffects } from '#server/money/billing/billing.effects.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { reconcilePayments } from '#server/money/billing/reports/reconcile-payments.ts';
import { createStripePayments } from '#server/money/billing/stripe/stripe-payments.ts';
import { changePlan } from '#server/money/billing/subscription/change-plan.ts';
import { createSubscription } from '#server/money/billing/subscription/create-subscription.ts';
import { pauseSubscription, resumeSubscription } from '#server/money/billing/subscription/pause-subscription.ts';
import { planChange, previewPlanChange } from '#server/money/billing/subscription/preview-plan-change.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type StripeStandIn, startStripeStandIn } from '#server/testing/stripe/stripe-stand-in.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const minuteMs = 60_000;
let office: Office;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let plans: Readonly<Record<'professional' | 'enterprise', string>>;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  plans = { professional: await plan('Professional', '49.00'), enterprise: await plan('Enterprise', '199.00') };
});
afterAll(() => office.close());
beforeEach(async () => {
  const { clock } = office.services;
  stripe = await startStripeStandIn(clock);
  payments = createStripePayments({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    clock,
    address: stripe.address,
  });
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, plans.professional]);
  await office.sql('delete from payment_objects');
  await performOperation(createSubscription, deps(), admin.caller, {});
  stripe.world.pay(stripe.world.list('invoices')[0]?.id ?? '');
  await reconcilePayments(deps());
});
afterEach(async () => {
  office.setClock(new Date());
  await stripe.close();
});

async function plan(name: string, price: string): Promise<string> {
  const id = randomUUID();
  await office.sql('insert into plans (id, name, base_price) values ($1::uuid, $2, $3)', [id, name, price]);
  return id;
}

const deps = () => ({ ...office.services, payments });
async function upgrade() {
  const { db, clock } = office.services;
  const previewed = await db.reading({ as: 'platform' }, (tx) => planChange(tx, tenant.id, { planId: plans.enterprise }, clock()));
  const amountDueCents = previewed.ok ? previewed.value.shown.amountDueCents : 0;
  return performOperation(changePlan, deps(), admin.caller, { planId: plans.enterprise, amountDueCents });
}
const runEffects = () => {
  const { db, clock } = office.services;
  return runDueEffects({ db, clock, handlers: billingEffects(deps()), onFault: () => undefined, random: () => 0.5 });
};
const planOfTenant = async () => {
  const [row] = await office.sql<{ name: string; price: string; status: string }>(
    `select p.name, s.terms ->> 'basePrice' as price, s.status::text from tenants t join plans p on p.id = t.plan_id
     join subscriptions s on s.tenant_id = t.id where t.id = $1::uuid`,
    [tenant.id],
  );
  return row;
};
const professional = { name: 'Professional', price: '49.00', status: 'active' };
const enterprise = { name: 'Enterprise', price: '199.00', status: 'active' };
const charged = () => stripe.world.list('charges').map(({ amount }) => amount);
const invoices = () => stripe.world.list('invoices').map(({ status }) => status);

describe('an upgrade that the card service charges', () => {
  test('[R-PORT-18] begins with its payment', async () => {
    expect(await upgrade()).toMatchObject({ ok: true, value: { planName: 'Enterprise', waitingPlanName: null } });
    expect([await planOfTenant(), charged()]).toEqual([enterprise, [4900, 15_000]]);
  });

  test('[R-PORT-18] does not begin when the card is declined, owes nothing, and can be tried again', async () => {
    stripe.world.useCard('declined');
    expect(await upgrade()).toMatchObject({ ok: false, code: 'Conflict', message: planChangeTexts.upgradeDeclined });
    await runEffects();
    await reconcilePayments(deps());
    expect([await planOfTenant(), charged(), invoices()]).toEqual([professional, [4900], ['paid', 'void']]);
    stripe.world.useCard('accepted');
    expect(await upgrade()).toMatchObject({ ok: true });
    expect([await planOfTenant(), charged()]).toEqual([enterprise, [4900, 15_000]]);
  });

  test('[R-PORT-18] waits for the confirmation of the payment', async () => {
    stripe.world.useCard('confirmed');
    expect(await upgrade()).toMatchObject({
      ok: true,
      value: { planName: 'Professional', waitingPlanName: 'Enterprise', clientSecret: expect.stringContaining('_secret_') },
    });
    expect(await upgrade()).toMatchObject({ ok: true, value: { waitingPlanName: 'Enterprise' } });
    await reconcilePayments(deps());
    expect([await planOfTenant(), charged()]).toEqual([professional, [4900]]);
    stripe.world.pay(stripe.world.list('invoices').at(-1)?.id ?? '');
    await reconcilePayments(deps());
    expect([await planOfTenant(), charged()]).toEqual([enterprise, [4900, 15_000]]);
  });

  test('[R-PORT-18] a downgrade that was planned begins with the next period of the card service', async () => {
    const small = await plan('Small', '19.00');
    expect(await performOperation(changePlan, deps(), admin.caller, { planId: small, amountDueCents: 0 })).toMatchObject({ ok: true });
    await runEffects();
    await reconcilePayments(deps());
    expect(await planOfTenant()).toEqual(professional);
    office.setClock(new Date(office.services.clock().getTime() + 31 * 24 * 60 * minuteMs));
    stripe.world.renew(stripe.world.list('subscriptions')[0]?.id ?? '');
    await reconcilePayments(deps());
    expect([await planOfTenant(), charged()]).toEqual([{ name: 'Small', price: '19.00', status: 'active' }, [4900, 1900]]);
  });

  test.each(['down', 'error', 'lost', 'slow'] as const)(
    '%s: it is charged once, and begins within five minutes of the return of the card service',
    async (failure) => {
      stripe.fail(failure);
      const isAway = failure !== 'slow';
      if (isAway) expect(await upgrade()).toMatchObject({ ok: true, value: { planName: 'Professional', waitingPlanName: 'Enterprise' } });
      expect(await upgrade()).toMatchObject({ ok: true, value: { waitingPlanName: isAway ? 'Enterprise' : null } });
      await runEffects();
      stripe.fail(null);
      const returned = office.services.clock();
      for (let minute = 1; minute <= 5; minute += 1) {
        office.setClock(new Date(returned.getTime() + minute * minuteMs));
        await reconcilePayments(deps());
        await runEffects();
      }
      expect([await planOfTenant(), charged()]).toEqual([enterprise, [4900, 15_000]]);
    },
  );
});

test('an upgrade in the middle of a period charges the amount that was shown, although it is confirmed minutes later', async () => {
  const start = office.services.clock().getTime();
  const at = (seconds: number) => office.setClock(new Date(start + seconds * 1000));
  // The third day has begun and counts as left, as in our own ledger: 28 of 30 days.
  at(2 * 86_400 + 3 * 3600 + 7);
  const asked = { planId: plans.enterprise };
  const previewed = await performOperation(previewPlanChange, deps(), admin.caller, asked);
  const { amountDueCents, priceCents, quotedAt } = Object(previewed.ok ? previewed.value : {});
  const share = 28 / 30;
  expect(amountDueCents).toBe(Math.round(19_900 * share) - Math.round(4900 * share));
  at(2 * 86_400 + 3 * 3600 + 20 * 60);
  const changed = await performOperation(changePlan, deps(), admin.caller, { ...asked, amountDueCents, priceCents, quotedAt });
  expect(changed).toMatchObject({ ok: true, value: { planName: 'Enterprise', waitingPlanName: null } });
  expect(charged()).toEqual([4900, amountDueCents]);
});

test('an upgrade that waits beyond the end of its period is dropped when the card service refuses it, and can be tried again', async () => {
  const days = (count: number): Date => new Date(office.services.clock().getTime() + count * 24 * 60 * minuteMs);
  office.setClock(days(29));
  stripe.fail('down');
  expect(await upgrade()).toMatchObject({ ok: true, value: { waitingPlanName: 'Enterprise' } });
  stripe.fail(null);
  office.setClock(days(2));
  stripe.world.renew(stripe.world.list('subscriptions')[0]?.id ?? '');
  await reconcilePayments(deps());
  await runEffects();
  expect([await planOfTenant(), charged()]).toEqual([professional, [4900, 4900]]);
  const previewed = await performOperation(previewPlanChange, deps(), admin.caller, { planId: plans.enterprise });
  const { amountDueCents, quotedAt } = Object(previewed.ok ? previewed.value : {});
  const again = await performOperation(changePlan, deps(), admin.caller, { planId: plans.enterprise, amountDueCents, quotedAt });
  expect(again).toMatchObject({ ok: true, value: { planName: 'Enterprise', waitingPlanName: null } });
});

test('an amount shown too long ago is previewed again before it is charged', async () => {
  const previewed = await performOperation(previewPlanChange, deps(), admin.caller, { planId: plans.enterprise });
  const { amountDueCents, quotedAt } = Object(previewed.ok ? previewed.value : {});
  office.setClock(new Date(office.services.clock().getTime() + 25 * 60 * minuteMs));
  const late = await performOperation(changePlan, deps(), admin.caller, { planId: plans.enterprise, amountDueCents, quotedAt });
  expect(late).toMatchObject({ ok: false, message: planChangeTexts.amountChanged });
  stripe.fail('down');
  const unknown = await performOperation(previewPlanChange, deps(), admin.caller, { planId: plans.enterprise });
  expect(unknown).toMatchObject({ ok: false, message: planChangeTexts.noQuote });
  expect(charged()).toEqual([4900]);
});

test('a subscription that the card service resumes counts as revenue again, and its upgrade is not free', async () => {
  const days = (count: number): Date => new Date(office.services.clock().getTime() + count * 24 * 60 * minuteMs);
  const wanted = { resumesAt: days(10).toISOString() };
  expect(await performOperation(pauseSubscription, deps(), admin.caller, wanted)).toMatchObject({ ok: true });
  await runEffects();
  await reconcilePayments(deps());
  office.setClock(days(5));
  expect(await performOperation(resumeSubscription, deps(), admin.caller, {})).toMatchObject({ ok: true });
  await runEffects();
  await reconcilePayments(deps());
  const [earned] = await office.sql(
    `select data from billing_events where tenant_id = $1::uuid and type = 'subscription.value' order by created_at desc, id desc limit 1`,
    [tenant.id],
  );
  expect([await planOfTenant(), earned]).toEqual([professional, { data: { status: 'active', monthlyCents: 4900 } }]);
  expect(await upgrade()).toMatchObject({ ok: true, value: { planName: 'Enterprise' } });
  expect([await planOfTenant(), charged().length]).toEqual([enterprise, 2]);
});
