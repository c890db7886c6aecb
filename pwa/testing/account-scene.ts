import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#contract/people/roles.ts';
import { answeringWith } from './answering.ts';
import { signedIn } from './people.ts';
import { queueingLocal } from './queueing-local.ts';
import { readPdf } from './read-pdf.ts';
import { sentPlan } from './sent-rows.ts';
import { showApp } from './show-app.tsx';

export const ids = { small: 'a1', professional: 'a2', enterprise: 'a3' };
export const idOf = (end: string) => `019600aa-0000-7000-8000-0000000000${end}`;
export const running = {
  status: 'active',
  currentPeriodEnd: '2026-12-15T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  resumesAt: null,
  price: '49.00',
  pendingPlanName: null,
};
export const info = {
  id: idOf('01'),
  name: 'Acme Advisors',
  subdomain: 'acme',
  customDomain: null,
  status: 'active',
  trialEndsAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  billingEmail: 'bills@acme.test',
  brand: {},
  assumptions: {},
  plan: {
    id: idOf(ids.professional),
    name: 'Professional',
    basePrice: '59.00',
    annualPrice: null,
    calculatorLimit: 20,
    aiCallsIncluded: 1000,
  },
  subscription: running,
  rights: ['customDomain'],
  usage: { aiCallsThisMonth: 1234, calculators: 9, activeUsers: 8 },
  calculatorIds: [],
};
const { price: _price, ...changedSubscription } = running;
const invoice = { currency: 'usd', amount: '49.00', dueDate: null, number: null };
export const usage = {
  aiUsage: [],
  invoices: [
    { ...invoice, id: idOf('11'), status: 'pending', paidAt: null, createdAt: '2026-11-15T12:00:00.000Z' },
    { ...invoice, id: idOf('12'), status: 'paid', paidAt: '2026-10-16T12:00:00.000Z', createdAt: '2026-10-15T12:00:00.000Z' },
  ],
};
const plan = sentPlan({});
export const plans = [
  { ...plan, id: idOf(ids.small), name: 'Small', basePrice: '19.00', calculatorLimit: 2, aiCallsIncluded: 10 },
  { ...plan, id: idOf(ids.professional), name: 'Professional', basePrice: '59.00', calculatorLimit: 20, aiCallsIncluded: 1000 },
  { ...plan, id: idOf(ids.enterprise), name: 'Enterprise', basePrice: '199.00', calculatorLimit: null, aiCallsIncluded: 5000 },
];
export const upgrade = {
  kind: 'upgrade',
  interval: 'month',
  planId: idOf(ids.enterprise),
  planName: 'Enterprise',
  amountDueCents: 8226,
  priceCents: 19900,
  effectiveAt: null,
  calculatorsUsed: 3,
  calculatorLimit: null,
  calculatorIds: ['one', 'two', 'three'],
};
export const downgrade = {
  ...upgrade,
  kind: 'downgrade',
  interval: 'month',
  planId: idOf(ids.small),
  planName: 'Small',
  amountDueCents: 0,
  priceCents: 1900,
  effectiveAt: '2026-12-15T12:00:00.000Z',
  calculatorLimit: 2,
};

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

export const billing = {
  details: { company: 'Acme LLC', address: '1 Main Street, Springfield', taxId: 'US-12-345' },
  billingEmail: 'bills@acme.test',
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 3, expYear: 2030 },
  takesTestCards: true,
  graceEndsAt: null,
  isReadOnly: false,
  isDunningPaused: false,
  nextInvoiceAt: '2026-12-15T12:00:00.000Z',
  nextInvoiceCents: 5650,
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
  invoices: [],
};
export const numbered = {
  id: idOf('13'),
  number: 'INV-000007',
  kind: 'invoice',
  amount: '49.00',
  currency: 'usd',
  status: 'paid',
  lines: [{ kind: 'plan', description: 'Professional, one month', amount: '49.00' }],
  buyer: { tenantName: 'Acme Advisors', email: null, company: 'Acme LLC', address: '1 Main Street', taxId: '' },
  seller: { name: '', address: '', taxId: '' },
  periodStart: null,
  periodEnd: null,
  dueDate: null,
  paidAt: '2026-10-16T12:00:00.000Z',
  createdAt: '2026-10-15T12:00:00.000Z',
};

interface Server {
  readonly used?: object;
  /** The part of the address after the tab. */
  readonly search?: string;
  readonly account?: object;
  readonly subscription?: object | null;
  readonly plan?: object;
  readonly status?: string;
  readonly trialEndsAt?: string;
  readonly preview?: object;
  /** The server's answer to a change of plan. */
  readonly changed?: object;
  /** The server's answer to Pay Now. */
  readonly paid?: object;
}

/** The account screen of a tenant, with a server that accepts every action. */
export async function openAccount(
  role: Role,
  {
    subscription = running,
    preview = upgrade,
    account,
    changed = {},
    paid = { paid: 1, open: 0 },
    used = usage,
    search = '',
    ...about
  }: Server = {},
) {
  const sent: Sent[] = [];
  answeringWith(async (path, { method, body }) => {
    if (method === 'POST' || method === 'PUT') {
      sent.push({ path, body: JSON.parse(body) });
      if (path === '/api/tenant/billing') return Response.json(billing.details);
      if (path === '/api/tenant/payment-method') return Response.json({ clientSecret: null, paymentMethod: billing.paymentMethod });
      if (path === '/api/create-subscription') return Response.json({ clientSecret: 'sub_1_secret_2' });
      if (path === '/api/tenant/invoices/pay') return Response.json(paid);
      return Response.json({ ...changedSubscription, planName: 'Professional', priceCents: 4900, interval: 'month', ...changed });
    }
    if (path.startsWith('/api/tenant/info')) return Response.json({ ...info, ...about, subscription });
    if (path.startsWith('/api/tenant/billing') && account !== undefined) return Response.json(account);
    if (path.startsWith('/api/tenant/usage')) return Response.json(used);
    if (path.startsWith('/api/tenant/plan-change')) return Response.json(preview);
    throw new TypeError('Failed to fetch');
  });
  const shown = await showApp(`/customer-portal?tab=account${search}`, signedIn(role));
  queueingLocal(shown.store, { plan: plans });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Acme Advisors', includeHidden: true })).toBeVisible();
  return { ...shown, sent };
}

/** The library that draws the first invoice is loaded and compiled first. */
export const drawingMs = 10_000;

/** The files that are saved from now on. */
export function savedFiles(): Blob[] {
  const written: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) written.push(blob);
    return 'blob:saved';
  });
  return written;
}

export async function linesOf(file: Blob | undefined): Promise<readonly string[]> {
  return file === undefined ? [] : (await readPdf(file)).lines;
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const banner = () => page.getByRole('status', { name: 'State of the account' });
export const dialog = () => page.getByRole('dialog');
