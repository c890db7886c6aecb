import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { banner, billing, button, info, numbered, openAccount, running } from '#app/testing/account-scene.ts';
import { createStripeStandIn } from '#app/testing/stripe-stand-in.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the state of an account', () => {
  it('says when the grace period of an unpaid invoice ends, and pays it now', async () => {
    const { sent } = await openAccount('tenant_admin', { account: { ...billing, graceEndsAt: '2026-12-20T12:00:00.000Z' } });
    await expect.element(page.getByText(/Everything works as before until Dec 20, 2026/)).toBeVisible();
    await button('Pay Now').click();
    await expect.poll(() => sent).toEqual([{ path: '/api/tenant/invoices/pay', body: {} }]);
  });

  it.each([
    ['is paid', true, 'Payment confirmed'],
    ['stays unpaid', false, 'The payment was not confirmed'],
  ])('an invoice that the bank asks about %s after its answer', async (_what, isConfirmed, said) => {
    const service = createStripeStandIn();
    window.Stripe = service.stripe;
    const paid = { paid: 0, open: 1, isWaiting: true, clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1' };
    const asking = { ...numbered, status: 'pending', paidAt: null, isBankAsking: true };
    await openAccount('tenant_admin', { account: { ...billing, invoices: [asking] }, paid });
    await expect.element(banner()).toHaveTextContent('Your bank asks you to confirm the payment of an invoice. Choose Pay Now');
    await button('Pay Now').click();
    const toast = page.getByRole('status').last();
    await expect.element(toast).toHaveTextContent('Your bank asks you to confirm the payment');
    service.answerBank(isConfirmed);
    await expect.element(toast).toHaveTextContent(said);
    expect(service.charges()).toBe(isConfirmed ? 1 : 0);
    delete window.Stripe;
  });

  it.each([
    ['needs_response', 'Disputed'],
    ['won', 'Dispute won'],
    ['lost', 'Dispute lost'],
  ])('shows a dispute that is %s beside its invoice', async (dispute, said) => {
    await openAccount('tenant_admin', { account: { ...billing, invoices: [{ ...numbered, dispute }] } });
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  });

  it('says that a paused subscription resumes, when, and how to go on earlier', async () => {
    await openAccount('tenant_admin', { subscription: { ...running, status: 'paused', resumesAt: '2026-12-20T12:00:00.000Z' } });
    await expect.element(banner()).toHaveTextContent('Paused until Dec 20, 2026');
    await expect.element(banner()).toHaveTextContent('Resume under Danger Zone');
  });

  it('says until when a cancelled subscription works', async () => {
    await openAccount('tenant_admin', { subscription: { ...running, cancelAtPeriodEnd: true } });
    await expect.element(banner()).toHaveTextContent('Cancelled: everything works until Dec 15, 2026');
  });

  it('says that the free plan has no end, and what an upgrade brings', async () => {
    await openAccount('tenant_admin', { subscription: null, plan: { ...info.plan, name: 'Starter', basePrice: '0.00' } });
    await expect.element(banner()).toHaveTextContent('You are on the free plan, for as long as you like. Upgrade for more');
  });

  it('says until when a trial lasts, and which plan follows', async () => {
    await openAccount('tenant_admin', { subscription: null, status: 'trial', trialEndsAt: '2026-12-01T12:00:00.000Z' });
    await expect.element(banner()).toHaveTextContent('Free trial until Dec 1, 2026: then you go on with the limits of the free plan');
  });

  it('is no trial any more once a subscription has been bought within it', async () => {
    await openAccount('tenant_admin', { status: 'trial', trialEndsAt: '2026-12-01T12:00:00.000Z', account: billing });
    await expect.element(page.getByText('Active', { exact: true })).toBeVisible();
    expect(page.getByText('Trial', { exact: true }).query()).toBeNull();
    expect(banner().query()).toBeNull();
  });

  it('needs no banner for an ordinary paid plan', async () => {
    await openAccount('tenant_admin', { account: billing });
    await expect.element(page.getByText('Tax ID', { exact: true })).toBeVisible();
    expect(banner().query()).toBeNull();
  });

  it('says that an account is read-only after the grace period', async () => {
    await openAccount('tenant_admin', { account: { ...billing, graceEndsAt: '2026-11-20T12:00:00.000Z', isReadOnly: true } });
    await expect.element(page.getByText(/its grace period is over/)).toBeVisible();
    await expect.element(page.getByText('Read-only', { exact: true })).toBeVisible();
  });
});
