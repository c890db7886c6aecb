import { BillingAccount, type Invoice, PaymentMethod, SubscriptionOf } from '#contract/billing/billing.ts';
import type { AiAllowance } from '#contract/calculators/ai-usage.ts';
import { done } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/access/caller.ts';
import { countCalls } from '#server/ai-usage/count-calls.ts';
import { loadAiAllowance, type TenantAllowance } from '#server/ai-usage/load-ai-allowance.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/roles/platform-rights.ts';
import type { Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { readBillingRules } from './billing-rules.ts';
import type { BillingRules, BillingState } from './billing-state.ts';
import { exampleInvoice } from './invoices/example-invoice.ts';
import { totalCents } from './invoices/invoice-lines.ts';
import { billingDetailsOf } from './invoices/invoice-parties.ts';
import { invoiceColumns, invoiceView } from './invoices/invoice-view.ts';
import { loadBilling } from './load-billing.ts';
import { takeStep, usageStart } from './periods/billing-step.ts';
import type { BillingDeps } from './provider/payment-provider.ts';
import { billedTenant } from './subscription/open-subscription.ts';

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
      allowance: { callsThisMonth: 12, callsIncluded: 100, pricePerCallAbove: null },
      invoices: [{ ...exampleInvoice, lines: [...exampleInvoice.lines] }],
    },
  },
  graphql: { query: 'billingAccount' },
  read: ({ deps, caller }: Reading<BillingDeps>, input) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      const tenant = await billedTenant({ tx, caller }, input);
      return tenant.ok
        ? done(await withPlatformRights(tx, () => accountOf(tx, deps, tenant.value, caller.role === 'platform_owner')))
        : tenant;
    }),
});

async function accountOf(tx: Tx, { payments, clock }: BillingDeps, tenantId: string, isOwner: boolean): Promise<BillingAccount> {
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
    allowance: await readAllowance(tx, tenantId, clock()),
    invoices: await readInvoices(tx, tenantId, isOwner),
  };
}

async function readAllowance(tx: Tx, tenantId: string, now: Date): Promise<AiAllowance> {
  const { isFree: _, ...allowance } = (await loadAiAllowance(tx, tenantId, now)) ?? noAllowance;
  return allowance;
}

const noAllowance: TenantAllowance = { callsThisMonth: 0, callsIncluded: 0, pricePerCallAbove: null, isFree: true };

/** The next invoice with the current number of AI calls. */
async function forecast(tx: Tx, tenantId: string, present: BillingState | undefined, rules: BillingRules, now: Date) {
  const state = present === undefined ? undefined : afterPause(present, rules);
  if (state === undefined) return { nextInvoiceAt: null, nextInvoiceCents: null };
  const at = state.nextInvoiceAt ?? state.currentPeriodEnd;
  const tomorrow = new Date(now.getTime() + dayMs);
  const calls = await countCalls(tx, tenantId, usageStart(state), at < tomorrow ? at : tomorrow);
  const { invoice } = takeStep(state, { kind: 'invoice', at }, rules, calls);
  return { nextInvoiceAt: at, nextInvoiceCents: totalCents(invoice?.lines ?? []) };
}

/** The subscription when it is invoiced next; undefined: no invoice follows, unless it is resumed or paid. */
function afterPause(state: BillingState, rules: BillingRules): BillingState | undefined {
  const { status, resumesAt, readOnlySince } = state;
  if (!isRunning(status) || readOnlySince !== null) return undefined;
  if (status !== 'paused') return state;
  return resumesAt === null ? undefined : takeStep(state, { kind: 'resume', at: resumesAt }, rules, 0).state;
}

async function readInvoices(tx: Tx, tenantId: string, isOwner: boolean): Promise<Invoice[]> {
  const rows = await tx.invoice.findMany({
    where: { tenantId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: invoiceColumns,
  });
  return rows.map((row) => invoiceView({ ...row, refundProblem: isOwner ? row.refundProblem : null }));
}
