import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import {
  billing,
  button,
  dialog,
  downgrade,
  drawingMs,
  idOf,
  ids,
  info,
  linesOf,
  numbered,
  openAccount,
  plans,
  running,
  savedFiles,
  upgrade,
  usage,
} from '#app/testing/account-scene.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { createStripeStandIn } from '#app/testing/stripe-stand-in.ts';
import { initialCurrency, setPlatformCurrency } from '#contract/values/amounts/currency.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the account of a tenant', () => {
  it('[R-PORT-05] shows name, billing address, plan, and status as the server has them', async () => {
    await openAccount('tenant_admin');
    for (const text of ['bills@acme.test', 'Active']) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Current plan' })).toHaveTextContent('PlanProfessional');
  });

  it('[R-PORT-06] shows AI calls this month, total calculations, and active users', async () => {
    await openAccount('tenant_admin');
    const figures = () => [...document.querySelectorAll('dl')].map(({ textContent }) => textContent);
    await expect.poll(figures).toEqual(expect.arrayContaining(['AI calls this month1,234In the last 30 days', 'Active users8']));
    expect(figures()).toContainEqual(expect.stringMatching(/^Total calculations—/));
    await expect.element(page.getByText(/nobody counts them/)).toBeVisible();
  });

  it('[R-PORT-06] warns at 50, 80, and 100% of the AI calls, and shows them by period', async () => {
    const allowance = {
      callsThisMonth: 800,
      callsInPeriod: 800,
      periodStart: new Date('2026-11-01T00:00:00.000Z'),
      periodEnd: new Date('2026-12-01T00:00:00.000Z'),
      callsIncluded: 1000,
      pricePerCallAbove: 0.01,
      priceAbove: { pricePerCall: '0.01', minimumCents: 500, mostCents: 10_000 },
    };
    const period = { cost: '8.00', billingPeriodStart: '2026-10-23T00:00:00.000Z', billingPeriodEnd: '2026-11-22T00:00:00.000Z' };
    await openAccount('tenant_admin', {
      account: { ...billing, allowance },
      used: { ...usage, aiUsage: [{ ...period, callsCount: 800 }] },
    });
    await expect
      .element(page.getByRole('region', { name: 'Current plan' }))
      .toHaveTextContent('An AI call above those included costs $0.01; a month with such calls costs at least $5.00 and at most $100.00.');
    const notice = page.getByRole('status', { name: 'AI calls' });
    await expect
      .element(notice)
      .toHaveTextContent(
        '80% of the AI calls of the plan are used. 800 of 1,000 AI calls used in the billing period Nov 1, 2026 to Nov 30, 2026.',
      );
    await expect.element(page.getByRole('figure', { name: 'AI calls' })).toHaveTextContent(/30 days until Nov 2[12], 2026800/);
  });

  it('shows the credit that pays the next invoices, and its history', async () => {
    const creditHistory = [
      { number: 'INV-000007', cents: -1000, createdAt: '2026-11-01T00:00:00.000Z' },
      { number: 'CN-000002', cents: 2500, createdAt: '2026-10-12T00:00:00.000Z' },
    ];
    await openAccount('tenant_admin', { account: { ...billing, creditCents: 1500, creditHistory } });
    await expect.element(page.getByText('$15.00 will pay your next invoices before your card does.')).toBeVisible();
    const history = page.getByRole('list', { name: 'History of the credit' });
    await expect.element(history).toHaveTextContent(/Used by INV-000007 · .*−\$10\.00.*Added by CN-000002 · .*\$25\.00/);
  });

  it('[R-PORT-12] the price is the one that was bought, not the placeholder and not the plan of today', async () => {
    await openAccount('tenant_admin');
    const card = page.getByRole('region', { name: 'Current plan' });
    await expect.element(card).toHaveTextContent('$49.00 a month');
    await expect.element(card).toHaveTextContent('Next billingDec 15, 2026');
    await expect.element(card).toHaveTextContent('9 of 20 in use');
    for (const label of ['Next billing', 'Calculators']) expect(card.getByText(label, { exact: true }).elements()).toHaveLength(1);
    expect(page.getByText('Demo', { exact: true }).query()).toBeNull();
  });

  it('[R-PORT-18] the current plan can be paid by the year from the next period on', async () => {
    const preview = { ...downgrade, kind: 'interval', planId: idOf(ids.professional), planName: 'Professional', interval: 'year' };
    const { store, sent } = await openAccount('tenant_admin', { preview: { ...preview, priceCents: 59_000 } });
    queueingLocal(store, { plan: plans.map((plan) => ({ ...plan, annualPrice: plan.name === 'Professional' ? '590.00' : null })) });
    await button('Upgrade').click();
    await dialog()
      .getByText(/^Professional: /)
      .click();
    await dialog().getByText('Pay by the month').click();
    await expect.element(dialog().getByRole('button', { name: 'Upgrade' })).toBeDisabled();
    await dialog().getByText('Pay by the year').click();
    await expect.element(dialog()).toHaveTextContent('Nothing is due now. Professional is $590.00 a year from Dec 15, 2026.');
    await dialog().getByRole('button', { name: 'Change the payment interval' }).click();
    await expect
      .poll(() => sent.at(-1)?.body)
      .toEqual({ planId: idOf(ids.professional), interval: 'year', amountDueCents: 0, priceCents: 59_000 });
  });

  it('[R-COUP-10] Upgrade says when the coupon does not apply to the larger plan', async () => {
    await openAccount('tenant_admin', { preview: { ...upgrade, lostCoupon: 'WELCOME10' } });
    await button('Upgrade').click();
    await expect.element(dialog().getByText('Your coupon WELCOME10 does not apply to this plan.')).toBeVisible();
  });

  it('[R-PORT-07] [R-PORT-18] Upgrade shows the amount due before it is paid', async () => {
    const { sent } = await openAccount('tenant_admin');
    await button('Upgrade').click();
    await expect.element(dialog().getByText(/Due now: \$82.26/)).toBeVisible();
    await button('Upgrade for $82.26').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([
      { path: '/api/tenant/plan-change', body: { planId: idOf(ids.enterprise), amountDueCents: 8226, priceCents: 19_900 } },
    ]);
  });

  it.each([
    ['begins', true, 'Payment confirmedIt begins as soon as the payment has arrived.'],
    ['says that it was not confirmed', false, 'The payment was not confirmedWe are unable to authenticate your payment method.'],
  ])('[R-PORT-18] an upgrade that the bank asks about %s after its answer', async (_what, isConfirmed, said) => {
    const service = createStripeStandIn();
    window.Stripe = service.stripe;
    const waiting = { waitingPlanName: 'Enterprise', clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1' };
    await openAccount('tenant_admin', { changed: waiting });
    await button('Upgrade').click();
    await button('Upgrade for $82.26').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const toast = page.getByRole('status').last();
    await expect.element(toast).toHaveTextContent('Enterprise waits for its payment');
    service.answerBank(isConfirmed);
    await expect.element(toast).toHaveTextContent(said);
    expect(service.charges()).toBe(isConfirmed ? 1 : 0);
    delete window.Stripe;
  });

  it('[R-PORT-07] [R-PORT-18] Downgrade names its day and asks which calculators stay', async () => {
    const { sent } = await openAccount('tenant_admin', { preview: downgrade });
    await button('Downgrade').click();
    await expect.element(dialog().getByText(/Small begins on Dec 15, 2026/)).toBeVisible();
    await expect.element(dialog().getByText('You use 3 of 2 calculators: choose which stay')).toBeVisible();
    const confirm = dialog().getByRole('button', { name: 'Downgrade' });
    await expect.element(confirm).toBeDisabled();
    for (const name of ['one', 'three']) await dialog().getByText(name, { exact: true }).click();
    await expect.element(dialog().getByRole('checkbox', { name: 'two' })).toBeDisabled();
    await confirm.click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ planId: idOf(ids.small), amountDueCents: 0, priceCents: 1900, keep: ['one', 'three'] });
  });

  it('[R-PORT-08] lists recent invoices as Paid or Pending, each with Download', async () => {
    await openAccount('tenant_admin');
    const list = page.getByRole('region', { name: 'Recent Invoices' });
    const rows = list.getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Nov 15, 2026$49.00PendingDownload');
    await expect.element(rows.nth(1)).toHaveTextContent('Oct 15, 2026$49.00PaidDownload');
  });

  it('[R-PORT-08] exports every invoice as CSV', async () => {
    const written = savedFiles();
    await openAccount('tenant_admin');
    await button('Export All as CSV').click();
    const text = await written[0]?.text();
    expect(text?.split('\r\n').slice(0, 2)).toEqual(['Number,Date,Amount,Currency,Status', ',2026-11-15,49.00,USD,Pending']);
  });

  it('[R-PORT-17] Download saves the invoice as a PDF with its number and lines', async () => {
    const written = savedFiles();
    await openAccount('tenant_admin', { account: { ...billing, invoices: [numbered] } });
    await button('Download Invoice INV-000007').click();
    await expect.poll(() => written.length, { timeout: drawingMs }).toBe(1);
    expect((await linesOf(written[0])).join('\n')).toContain('Billed to\nAcme LLC\nAcme Advisors');
    expect(await linesOf(written[0])).toContain('Professional, one month');
  });

  it('[R-PORT-17] Download makes an invoice of the kept copy while there is no network', async () => {
    const written = savedFiles();
    const kept: Readonly<Record<string, unknown>> = {
      'account-info:own': { ...info, subscription: running },
      'account-usage:own': usage,
      'account-billing:own': { ...billing, invoices: [numbered] },
    };
    answeringWith(async () => {
      throw new TypeError('Failed to fetch');
    });
    const { store } = await showApp('/customer-portal?tab=account', signedIn('tenant_admin'));
    queueingLocal(store, { plan: plans });
    const local = store.get(localAtom);
    if (local === undefined) throw new Error('The device is not open.');
    const find: typeof local.pages.find = async (name, row) => ({ rows: [z.parse(row, kept[name])], total: 1, at: 0 });
    store.set(localAtom, { ...local, pages: { ...local.pages, find } });
    await expect.element(page.getByText(/You see the copy of .* that is kept on this device/)).toBeVisible();
    await expect.element(button('Upgrade')).toBeDisabled();
    await button('Download Invoice INV-000007').click();
    await expect.poll(() => written.length, { timeout: drawingMs }).toBe(1);
    expect(await linesOf(written[0])).toContain('Invoice INV-000007');
  });

  it('[R-PORT-09] shows payment method and billing address, or says that there is none', async () => {
    await openAccount('tenant_admin');
    const card = page.getByRole('region', { name: 'Payment method' });
    await expect.element(card).toHaveTextContent('No payment method on file');
    await expect.element(card).toHaveTextContent('Billing addressNo billing address on file');
  });

  it('[R-PORT-09] shows the card, the billing address, the tax id, and what the next invoice would be', async () => {
    await openAccount('tenant_admin', { account: billing });
    const card = page.getByRole('region', { name: 'Payment method' });
    await expect.element(card).toHaveTextContent('CardVisa ending in 4242, expires 03/2030');
    await expect.element(card).toHaveTextContent('Billing addressAcme LLC, 1 Main Street, Springfield');
    await expect.element(card).toHaveTextContent('Tax IDUS-12-345');
    await expect.element(card).toHaveTextContent('Next invoice$56.50 on Dec 15, 2026, as of today');
  });

  it('[R-PORT-09] changes the payment method', async () => {
    const { sent } = await openAccount('tenant_admin', { account: billing });
    await button('Change Payment Method').click();
    await dialog().getByLabelText('Test card').selectOptions('declined');
    await button('Save payment method').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([{ path: '/api/tenant/payment-method', body: { card: 'declined' } }]);
  });

  it('[R-PORT-09] edits the billing address and the tax id', async () => {
    const { sent } = await openAccount('tenant_admin', { account: billing });
    await button('Edit Billing Details').click();
    await dialog().getByLabelText('Country').selectOptions('Germany');
    await dialog().getByLabelText('Tax ID').fill('DE136695978');
    await button('Save billing details').click();
    await expect.element(dialog().getByText('The check digit of this VAT ID is wrong. Compare it with your registration.')).toBeVisible();
    await dialog().getByLabelText('Tax ID').fill('DE136695976');
    await dialog().getByLabelText('Billing email').fill('');
    await button('Save billing details').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([
      {
        path: '/api/tenant/billing',
        body: {
          company: 'Acme LLC',
          address: '1 Main Street, Springfield',
          country: 'DE',
          taxId: 'DE136695976',
          billingEmail: null,
        },
      },
    ]);
  });

  it('[R-PORT-10] [R-PORT-18] Pause Subscription asks for the day it resumes', async () => {
    const { sent } = await openAccount('tenant_admin');
    await expect.element(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
    await button('Pause Subscription').click();
    await dialog().getByLabelText('Resumes on').fill('2026-12-01');
    await button('Pause from today').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([{ path: '/api/tenant/subscription/pause', body: { resumesAt: '2026-12-01T00:00:00Z' } }]);
  });

  it('[R-PORT-18] a paused subscription says when it resumes, and resumes now', async () => {
    const { sent } = await openAccount('tenant_admin', {
      subscription: { ...running, status: 'paused', resumesAt: '2026-12-20T12:00:00.000Z' },
    });
    await expect.element(page.getByText('The subscription is paused and resumes on Dec 20, 2026.')).toBeVisible();
    await button('Resume Subscription').click();
    await expect.poll(() => sent).toEqual([{ path: '/api/tenant/subscription/resume', body: {} }]);
  });

  it('[R-PORT-10] [R-PORT-18] Cancel Subscription names its day and asks why', async () => {
    const { sent } = await openAccount('tenant_admin');
    await button('Cancel Subscription').click();
    await expect.element(dialog().getByText(/ends on Dec 15, 2026; you can undo this until then/)).toBeVisible();
    await dialog().getByLabelText('Reason').selectOptions('unused');
    await button('Cancel at the end of the period').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(sent).toEqual([{ path: '/api/tenant/subscription/cancel', body: { reason: 'unused' } }]);
  });

  it('[R-PORT-18] a cancellation is undone until its day', async () => {
    const { sent } = await openAccount('tenant_admin', { subscription: { ...running, cancelAtPeriodEnd: true } });
    await expect.element(page.getByText('The subscription ends on Dec 15, 2026.')).toBeVisible();
    await button('Undo Cancellation').click();
    await expect.poll(() => sent).toEqual([{ path: '/api/tenant/subscription/keep', body: {} }]);
  });

  it('[R-PORT-18] without a network every action says that it needs one', async () => {
    const { store } = await openAccount('tenant_admin');
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    await expect.element(page.getByText('This needs the network. Try again when you are connected.')).toBeVisible();
    for (const name of ['Upgrade', 'Downgrade', 'Pause Subscription', 'Cancel Subscription'])
      await expect.element(button(name)).toBeDisabled();
  });

  it('[R-PORT-14] a failure of the server without a message is a sentence, and not its status text', async () => {
    answeringWith(async () => new Response('', { status: 500, statusText: 'Internal Server Error' }));
    await showApp('/customer-portal?tab=account', signedIn('tenant_admin'));
    await expect.element(page.getByText('Something went wrong on the server. Try again in a few minutes.')).toBeVisible();
    expect(page.getByText(/Internal Server Error/).query()).toBeNull();
  });

  it('[R-PORT-14] says what is wrong when the server does not answer, and shows no demonstration', async () => {
    answeringWith(async () => new Response('', { status: 503 }));
    await showApp('/customer-portal?tab=account', signedIn('tenant_admin'));
    await expect.element(page.getByText('The account cannot be shown right now')).toBeVisible();
    expect(page.getByText('Demo Financial').query()).toBeNull();
  });
});

describe('the account that a visitor sees', () => {
  it('[R-PORT-11] [R-PORT-13] [R-PORT-14] [R-CONST-14] is a demonstration, marked as one', async () => {
    const asked: string[] = [];
    answeringWith(async (path: string) => {
      asked.push(path);
      return new Response('Unauthorized', { status: 401 });
    });
    await showApp('/customer-portal', { status: 'signedOut' });
    await page.getByRole('button', { name: 'Account Management' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Demo Financial' })).toBeVisible();
    expect(asked).toContain('/api/tenant/info');
    const card = page.getByRole('region', { name: 'Current plan' });
    for (const text of ['PlanProfessional', '$49.00', 'Next billingJan 15, 2024']) await expect.element(card).toHaveTextContent(text);
    for (const text of ['8', '156']) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Demo', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/This is a demonstration/)).toBeVisible();
    await expect.element(button('Upgrade')).toBeDisabled();
  });

  it('is in the currency of the platform, its price as well as its invoices', async () => {
    setPlatformCurrency('EUR');
    onTestFinished(() => setPlatformCurrency(initialCurrency));
    answeringWith(async () => new Response('Unauthorized', { status: 401 }));
    await showApp('/customer-portal?tab=account', { status: 'signedOut' });
    await expect.element(page.getByRole('region', { name: 'Current plan' })).toHaveTextContent('€49.00');
    await expect.element(page.getByRole('main')).toHaveTextContent('DEMO-2€49.00');
    expect(page.getByRole('main').element().textContent).not.toContain('$');
  });
});
