import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { billing, button, dialog, idOf, ids, openAccount, plans, running, upgrade } from '#app/testing/account-scene.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const subscribe = { ...upgrade, kind: 'subscribe', planId: idOf(ids.professional), planName: 'Professional', priceCents: 5900 };
const trial = { subscription: null, status: 'trial', trialEndsAt: '2026-12-01T12:00:00.000Z', preview: subscribe };

describe('the plans of a firm without a subscription', () => {
  it('begin with the plan of the trial, which leads to its payment', async () => {
    const { router } = await openAccount('tenant_admin', trial);
    await button('Upgrade').click();
    await expect.element(dialog().getByRole('radio').first()).toBeChecked();
    await expect.element(dialog().getByText('Professional is $59.00 a month. You pay on the next page.')).toBeVisible();
    expect(
      dialog()
        .getByText(/There is no running subscription/)
        .query(),
    ).toBeNull();
    await dialog().getByRole('button', { name: 'Subscribe to Professional' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/subscribe');
    expect(router.state.location.search).toEqual({ plan: idOf(ids.professional) });
  });

  it('lead to the payment by the year when that is chosen', async () => {
    const yearly = { ...subscribe, interval: 'year', priceCents: 59_000 };
    const { router, store } = await openAccount('tenant_admin', { ...trial, preview: yearly });
    queueingLocal(store, { plan: plans.map((plan) => ({ ...plan, annualPrice: plan.name === 'Professional' ? '590.00' : null })) });
    await button('Upgrade').click();
    await dialog().getByText('Pay by the year').click();
    await dialog().getByRole('button', { name: 'Subscribe to Professional' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ plan: idOf(ids.professional), interval: 'year' });
  });
});

describe('the dialog of a cancellation', () => {
  it('names the button that keeps the subscription, and cuts neither button off on a phone', async () => {
    await page.viewport(320, 844);
    await openAccount('tenant_admin', { account: billing });
    await button('Cancel Subscription').click();
    expect(dialog().getByRole('button', { name: 'Cancel', exact: true }).query()).toBeNull();
    for (const name of ['Keep the subscription', 'Cancel at the end of the period']) {
      await expect.element(dialog().getByRole('button', { name })).toBeVisible();
      const { left, right } = dialog().getByRole('button', { name }).element().getBoundingClientRect();
      expect([left >= 0, right <= 320]).toEqual([true, true]);
    }
    await dialog().getByRole('button', { name: 'Keep the subscription' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await page.viewport(1180, 820);
  });
});

describe('the price of AI calls', () => {
  it('is said with its minimum and its maximum where a plan is chosen', async () => {
    const aiPrice = { pricePerCall: '0.02', minimumCents: 500, mostCents: 10_000 };
    await openAccount('tenant_admin', { ...trial, preview: { ...subscribe, aiPrice } });
    await button('Upgrade').click();
    await expect
      .element(dialog())
      .toHaveTextContent('An AI call above those included costs $0.02; a month with such calls costs at least $5.00 and at most $100.00.');
  });
});

describe('a plan with unlimited AI calls', () => {
  it('says so in the choice of plans, instead of a number that does not count', async () => {
    const { store } = await openAccount('tenant_admin');
    queueingLocal(store, {
      plan: plans.map((plan) => ({ ...plan, ...(plan.name === 'Enterprise' ? { aiCallsIncluded: 0, aiUnlimited: true } : {}) })),
    });
    await button('Upgrade').click();
    await expect.element(dialog().getByText('Enterprise: $199.00 a month, all calculators, unlimited AI calls')).toBeVisible();
  });

  it('says so on the card of the current plan', async () => {
    const allowance = {
      callsThisMonth: 12,
      callsInPeriod: 12,
      periodStart: new Date('2026-11-01T00:00:00.000Z'),
      periodEnd: new Date('2026-12-01T00:00:00.000Z'),
      callsIncluded: null,
      pricePerCallAbove: null,
      priceAbove: null,
    };
    await openAccount('tenant_admin', { account: { ...billing, allowance } });
    await expect.element(page.getByRole('region', { name: 'Current plan' })).toHaveTextContent('AI calls includedUnlimited');
  });
});

describe('the choice of a plan on a device that does not have the plans yet', () => {
  it('does not say that the plan is the largest, and stays open when the plans arrive', async () => {
    const { store } = await openAccount('tenant_admin');
    queueingLocal(store, { plan: [] });
    store.set(connectionAtom, { ...store.get(connectionAtom), ready: false });
    await button('Upgrade').click();
    await expect.element(dialog().getByText('Loading…')).toBeInTheDocument();
    expect(
      dialog()
        .getByText(/largest plan/)
        .query(),
    ).toBeNull();
    const opened = dialog().element();
    queueingLocal(store, { plan: plans });
    store.set(connectionAtom, { ...store.get(connectionAtom), ready: true });
    await expect.element(dialog().getByText(/^Enterprise: /)).toBeVisible();
    expect(dialog().element()).toBe(opened);
    expect(opened.contains(document.activeElement)).toBe(true);
  });
});

describe('the buttons of the current plan', () => {
  const onPlan = (id: string, basePrice: string) => ({
    plan: { id: idOf(id), name: 'Own', basePrice, annualPrice: null, calculatorLimit: null, aiCallsIncluded: 10 },
    subscription: { ...running, price: basePrice },
  });

  it('[R-PORT-07] offer no Downgrade on the smallest plan', async () => {
    await openAccount('tenant_admin', onPlan(ids.small, '19.00'));
    await expect.element(button('Upgrade')).toBeVisible();
    expect(button('Downgrade').query()).toBeNull();
  });

  it('[R-PORT-07] offer no Upgrade on the largest plan', async () => {
    await openAccount('tenant_admin', onPlan(ids.enterprise, '199.00'));
    await expect.element(button('Downgrade')).toBeVisible();
    expect(button('Upgrade').query()).toBeNull();
  });

  it('offer the payment by the year on the largest plan', async () => {
    const { store } = await openAccount('tenant_admin', onPlan(ids.enterprise, '199.00'));
    queueingLocal(store, { plan: plans.map((plan) => ({ ...plan, annualPrice: plan.name === 'Enterprise' ? '1990.00' : null })) });
    await button('Change the payment interval').click();
    await expect.element(dialog().getByRole('radio', { name: /^Enterprise: / })).toBeChecked();
  });
});

describe('the choice of a plan for more people', () => {
  const search = '&choose=people';

  it('[R-USR-26] opens from the address with the plans that allow more', async () => {
    const { store } = await openAccount('tenant_admin', { search });
    queueingLocal(store, { plan: plans.map((plan) => ({ ...plan, maxUsers: plan.name === 'Enterprise' ? 500 : null })) });
    await expect.element(dialog().getByRole('heading', { name: 'Upgrade Plan' })).toBeVisible();
    await expect.element(dialog().getByRole('radio', { name: /^Enterprise: / })).toBeChecked();
    expect(
      dialog()
        .getByRole('radio', { name: /^Small: / })
        .query(),
    ).toBeNull();
  });

  it('says so when no plan allows more', async () => {
    const { store } = await openAccount('tenant_admin', { search });
    queueingLocal(store, { plan: plans.map((plan) => ({ ...plan, maxUsers: null })) });
    await expect.element(dialog().getByText('No plan on offer allows more people than yours.')).toBeVisible();
    await expect.element(dialog()).toHaveTextContent('All plans allow 50 people. Write to us for a larger team:');
    expect(dialog().element().textContent).not.toContain('@');
    await dialog().getByRole('button', { name: 'Contact Sales' }).click();
    const form = page.getByRole('dialog', { name: 'Contact Sales' });
    await form.getByLabelText('Message').fill('We are 80 people.');
    await expect.element(form.getByLabelText('Message')).toHaveValue('We are 80 people.');
  });
});
