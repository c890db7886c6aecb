import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { sentTenant } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { BillingLog } from './billing-log.tsx';
import { Books } from './books.tsx';
import { TenantBilling } from './tenant-billing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const idOf = (end: string) => `019600aa-0000-7000-8000-0000000000${end}`;
const tenant = sentTenant({ id: idOf('01'), name: 'Acme Advisors', subdomain: 'acme' });
const invoice = {
  id: idOf('11'),
  number: 'INV-000007',
  kind: 'invoice',
  amount: '49.00',
  currency: 'usd',
  status: 'paid',
  lines: [],
  buyer: { tenantName: 'Acme Advisors', email: null, company: '', address: '', taxId: '' },
  seller: { name: '', address: '', taxId: '' },
  periodStart: null,
  periodEnd: null,
  dueDate: null,
  paidAt: '2026-10-16T12:00:00.000Z',
  createdAt: '2026-10-15T12:00:00.000Z',
};
const account = {
  details: { company: '', address: '', taxId: '' },
  billingEmail: null,
  paymentMethod: null,
  takesTestCards: true,
  graceEndsAt: '2026-12-20T12:00:00.000Z',
  isReadOnly: false,
  isDunningPaused: false,
  nextInvoiceAt: null,
  nextInvoiceCents: null,
  creditCents: 0,
  creditHistory: [],
  planRequests: [],
  allowance: {
    callsThisMonth: 12,
    callsInPeriod: 12,
    periodStart: '2026-11-01T00:00:00.000Z',
    periodEnd: '2026-12-01T00:00:00.000Z',
    callsIncluded: 1000,
    pricePerCallAbove: null,
    priceAbove: null,
  },
  invoices: [invoice],
};
const events = [
  {
    id: idOf('21'),
    tenantId: tenant.id,
    type: 'billing.firstReminder',
    data: { invoice: null, cents: 0 },
    createdAt: '2026-11-15T12:00:00.000Z',
  },
  {
    id: idOf('22'),
    tenantId: tenant.id,
    type: 'invoice.refunded',
    data: { number: 'CN-000001', amountCents: 1000, reason: 'charged twice' },
    createdAt: '2026-11-10T12:00:00.000Z',
  },
];

/** A server on which the actions of the owner change the account. */
function serving(invoices: readonly object[] = [invoice]) {
  const sent: unknown[] = [];
  let isDunningPaused = false;
  answeringWith(async (path, { method, body }) => {
    if (method === 'GET')
      return Response.json(path.startsWith('/api/admin/billing-events') ? events : { ...account, invoices, isDunningPaused });
    const input: unknown = JSON.parse(body);
    sent.push({ path, input });
    if (path.includes('/refund')) return Response.json({ id: idOf('31'), number: 'CN-000002', amountCents: 1000 });
    isDunningPaused = !isDunningPaused;
    return Response.json({ isPaused: isDunningPaused, pastDueSince: null, isReadOnly: false });
  });
  return sent;
}

const show = () => showSection(<TenantBilling />, { role: 'platform_owner', rows: { tenantHead: [tenant] } });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

describe('the bills of a tenant, for the platform owner', () => {
  it('show the end of the grace period of an unpaid invoice, and pause and resume its reminders', async () => {
    const sent = serving();
    await show();
    await expect.element(page.getByText(/works as before until Dec 20, 2026/)).toBeVisible();
    await button('Pause reminders').click();
    await expect.element(page.getByText(/no reminder is sent, and the grace period does not end/)).toBeVisible();
    await button('Resume reminders').click();
    await expect.element(button('Pause reminders')).toBeVisible();
    const path = `/api/admin/tenants/${tenant.id}/dunning`;
    expect(sent).toEqual([
      { path, input: { isPaused: true } },
      { path, input: { isPaused: false } },
    ]);
  });

  it('refund a part of an invoice with its reason', async () => {
    const sent = serving();
    await show();
    await button('Refund INV-000007').click();
    await dialog().getByLabelText('Amount').fill('10.005');
    await dialog().getByRole('button', { name: 'Refund', exact: true }).click();
    await expect.element(dialog().getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true');
    await dialog().getByLabelText('Amount').fill('10.00');
    await dialog().getByLabelText('Reason').fill('charged twice');
    await dialog().getByRole('button', { name: 'Refund', exact: true }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').last()).toHaveTextContent('Credit note writtenCN-000002');
    expect(sent).toEqual([{ path: `/api/admin/invoices/${invoice.id}/refund`, input: { amountCents: 1000, reason: 'charged twice' } }]);
  });

  it('show why the card service refused a refund, and try it again', async () => {
    const sent = serving([{ ...invoice, id: idOf('12'), number: 'CN-000001', kind: 'credit_note', refundProblem: 'The card was closed.' }]);
    await show();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This refund has not been made: The card was closed.');
    await button('Try the refund of CN-000001 again').click();
    await expect.element(page.getByRole('status').last()).toHaveTextContent('The refund is tried again');
    expect(sent).toEqual([{ path: `/api/admin/invoices/${idOf('12')}/refund/retry`, input: {} }]);
  });

  it('change nothing without a network, and say why', async () => {
    serving();
    const { store } = await show();
    await expect.element(button('Pause reminders')).toBeEnabled();
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    for (const name of ['Pause reminders', 'Refund INV-000007']) await expect.element(button(name)).toBeDisabled();
  });
});

describe('the books', () => {
  it('list the invoices of all firms, name the deleted ones, and try a failed refund again', async () => {
    const booked = { tenantId: tenant.id, isTenantDeleted: true, tax: '0.00' };
    const problem = 'The card service did not answer.';
    const note = { ...invoice, ...booked, id: idOf('13'), number: 'CN-000003', kind: 'credit_note', refundProblem: problem };
    const sent: string[] = [];
    answeringWith(async (path, { method }) => {
      if (method === 'GET') return Response.json([{ ...invoice, ...booked }, note]);
      sent.push(path);
      return Response.json({ id: note.id, number: note.number, amountCents: 1000 });
    });
    await showSection(<Books />, { role: 'platform_owner' });
    await expect.element(page.getByText('INV-000007')).toBeVisible();
    await expect.element(page.getByText('Tenant deleted').first()).toBeVisible();
    await expect.element(page.getByText('This refund has not been made: The card service did not answer.')).toBeVisible();
    await button('Try the refund of CN-000003 again').click();
    await expect.poll(() => sent).toEqual([`/api/admin/invoices/${note.id}/refund/retry`]);
  });
});

describe('the billing log', () => {
  it('lists each step in words with its tenant, number, amount and reason', async () => {
    serving();
    await showSection(<BillingLog />, { role: 'platform_owner', rows: { tenantHead: [tenant] } });
    await expect.element(page.getByText('First reminder sent')).toBeVisible();
    await expect.element(page.getByText('CN-000001, $10.00, charged twice')).toBeVisible();
    await expect.element(page.getByText('Acme Advisors').first()).toBeVisible();
  });
});
