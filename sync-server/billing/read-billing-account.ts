import { BillingAccount, Invoice, PaymentMethod, SubscriptionOf } from '#contract/billing.ts';
import { done } from '#contract/outcome.ts';
import { Seller } from '#contract/settings.ts';
import { scopeOf } from '#server/access/caller.ts';
import { countCalls } from '#server/ai-usage/count-calls.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';
import type { Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { settingValue } from '#server/settings/setting-store.ts';
import { readBillingRules } from './billing-rules.ts';
import type { BillingRules, BillingState } from './billing-state.ts';
import { takeStep, usageStart } from './billing-step.ts';
import { billingDetailsOf } from './buyer.ts';
import { exampleInvoice } from './example-invoice.ts';
import { totalCents } from './invoice-lines.ts';
import { loadBilling } from './load-billing.ts';
import { billedTenant } from './open-subscription.ts';
import type { BillingDeps } from './payment-provider.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const readBillingAccount = defineOperation({
  name: 'billing.manage',
  id: 'readBillingAccount',
  summary: 'Billing details, payment method, forecast and invoices of a tenant, the newest first',
  input: SubscriptionOf,
  output: BillingAccount,
  object: ofNamedTenant,
  rest: {
    method: 'GET',
    path: '/api/tenant/billing',
    example: {
      details: { company: 'Northwind Advisors LLC', address: '1 Main Street', taxId: '' },
      billingEmail: 'billing@northwind.example',
      paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
      takesTestCards: false,
      graceEndsAt: null,
      isReadOnly: false,
      isDunningPaused: false,
      nextInvoiceAt: new Date('2026-02-01T00:00:00.000Z'),
      nextInvoiceCents: 5297,
      seller: { name: 'Example Software Inc.', address: '2 Market Street, Springfield', taxId: '98-7654321' },
      invoices: [{ ...exampleInvoice, lines: [...exampleInvoice.lines] }],
    },
  },
  graphql: { query: 'billingAccount' },
  read: ({ deps, caller }: Reading<BillingDeps>, input) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      const tenant = await billedTenant({ tx, caller }, input);
      return tenant.ok ? done(await withPlatformRights(tx, () => accountOf(tx, deps, tenant.value))) : tenant;
    }),
});

async function accountOf(tx: Tx, { payments, clock }: BillingDeps, tenantId: string): Promise<BillingAccount> {
  const { settings, billingEmail, paymentMethod } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { settings: true, billingEmail: true, paymentMethod: true },
  });
  const rules = await readBillingRules(tx);
  const state = await loadBilling(tx, tenantId);
  const since = state?.pastDueSince ?? null;
  return {
    details: billingDetailsOf(settings),
    billingEmail,
    paymentMethod: PaymentMethod.safeParse(paymentMethod).data ?? null,
    takesTestCards: payments.isOwnLedger,
    graceEndsAt: since === null ? null : new Date(since.getTime() + rules.gracePeriodDays * dayMs),
    isReadOnly: (state?.readOnlySince ?? null) !== null,
    isDunningPaused: (state?.dunningPausedAt ?? null) !== null,
    ...(await forecast(tx, tenantId, state, rules, clock())),
    seller: Seller.parse((await settingValue(tx, 'seller')).value),
    invoices: await readInvoices(tx, tenantId),
  };
}

/** The next invoice with the current number of AI calls. */
async function forecast(tx: Tx, tenantId: string, state: BillingState | undefined, rules: BillingRules, now: Date) {
  if (state === undefined || !isRunning(state.status)) return { nextInvoiceAt: null, nextInvoiceCents: null };
  const at = state.nextInvoiceAt ?? state.currentPeriodEnd;
  const tomorrow = new Date(now.getTime() + dayMs);
  const calls = await countCalls(tx, tenantId, usageStart(state), at < tomorrow ? at : tomorrow);
  const { invoice } = takeStep(state, { kind: 'invoice', at }, rules, calls);
  return { nextInvoiceAt: at, nextInvoiceCents: totalCents(invoice?.lines ?? []) };
}

async function readInvoices(tx: Tx, tenantId: string): Promise<Invoice[]> {
  const rows = await tx.invoice.findMany({
    where: { tenantId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: shown,
  });
  const { lines, buyer } = Invoice.shape;
  return rows.map((row) => ({
    ...row,
    kind: row.kind === 'credit_note' ? 'credit_note' : 'invoice',
    lines: lines.parse(linesOf(row.lines)),
    buyer: buyer.parse({ ...noBuyer, ...Object(row.buyer) }),
  }));
}

const shown = {
  id: true,
  number: true,
  kind: true,
  amount: true,
  currency: true,
  status: true,
  lines: true,
  buyer: true,
  periodStart: true,
  periodEnd: true,
  dueDate: true,
  paidAt: true,
  createdAt: true,
} as const;

const noBuyer = { tenantName: '', email: null, company: '', address: '', taxId: '' };

/** Lines of old invoices have no kind. */
function linesOf(lines: unknown): readonly object[] {
  return Array.isArray(lines) ? lines.map((line: unknown) => ({ kind: 'plan', ...Object(line) })) : [];
}
