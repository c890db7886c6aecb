import type { AiAllowance } from '#contract/calculators/ai-usage.ts';
import { BillingAccount, type Invoice, PaymentMethod, SubscriptionOf } from '#contract/money/billing.ts';
import { done } from '#contract/values/outcome.ts';
import { countCalls } from '#server/calculators/ai-usage/count-calls.ts';
import { exampleAllowance } from '#server/calculators/ai-usage/example-allowance.ts';
import { loadAiAllowance } from '#server/calculators/ai-usage/load-ai-allowance.ts';
import { usageStart } from '#server/calculators/ai-usage/usage-period.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { balanceLine, creditBalance, creditHistory } from './credit/credit-balance.ts';
import { exampleInvoice } from './invoices/example-invoice.ts';
import { invoiceColumns, invoiceView } from './invoices/invoice-view.ts';
import type { BillingDeps } from './provider/payment-provider.ts';
import { readPlanRequests } from './read-plan-requests.ts';
import { readTenantRules } from './terms/billing-rules.ts';
import type { BillingRules, BillingState } from './terms/billing-state.ts';
import { applyBillingStep } from './terms/billing-step.ts';
import { totalCents } from './terms/invoice-lines.ts';
import { billingDetailsOf } from './terms/invoice-parties.ts';
import { loadBilling } from './terms/load-billing.ts';
import { billedTenant } from './terms/open-subscription.ts';

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
      allowance: exampleAllowance,
      creditCents: 1500,
      creditHistory: [{ number: 'CN-000007', cents: 1500, createdAt: new Date('2026-01-10T09:00:00.000Z') }],
      planRequests: [{ email: 'ann@northwind.example', askedAt: new Date('2026-01-15T09:00:00.000Z') }],
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
  const rules = await readTenantRules(tx, tenantId);
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
    creditCents: await creditBalance(tx, tenantId),
    creditHistory: await creditHistory(tx, tenantId),
    planRequests: await readPlanRequests(tx, tenantId, clock()),
    invoices: await readInvoices(tx, tenantId, isOwner),
  };
}

async function readAllowance(tx: Tx, tenantId: string, now: Date): Promise<AiAllowance> {
  const loaded = await loadAiAllowance(tx, tenantId, now);
  if (loaded === null) return { ...exampleAllowance, callsThisMonth: 0, callsInPeriod: 0, callsIncluded: 0 };
  const { isFree: _, ...allowance } = loaded;
  return allowance;
}

/** The next invoice with the current number of AI calls. */
async function forecast(tx: Tx, tenantId: string, present: BillingState | undefined, rules: BillingRules, now: Date) {
  const state = present === undefined ? undefined : afterPause(present, rules);
  if (state === undefined) return { nextInvoiceAt: null, nextInvoiceCents: null };
  const at = state.nextInvoiceAt ?? state.currentPeriodEnd;
  const tomorrow = new Date(now.getTime() + dayMs);
  const calls = await countCalls(tx, tenantId, usageStart(state), at < tomorrow ? at : tomorrow);
  const { invoice } = applyBillingStep(state, { kind: 'invoice', at }, rules, calls);
  const cents = totalCents(invoice?.lines ?? []);
  return { nextInvoiceAt: at, nextInvoiceCents: cents + (balanceLine(await creditBalance(tx, tenantId), cents)?.cents ?? 0) };
}

/** The subscription when it is invoiced next; undefined: no invoice follows, unless it is resumed or paid. */
function afterPause(state: BillingState, rules: BillingRules): BillingState | undefined {
  const { status, resumesAt, readOnlySince } = state;
  if (!isRunning(status) || readOnlySince !== null) return undefined;
  if (status !== 'paused') return state;
  return resumesAt === null ? undefined : applyBillingStep(state, { kind: 'resume', at: resumesAt }, rules, 0).state;
}

async function readInvoices(tx: Tx, tenantId: string, isOwner: boolean): Promise<Invoice[]> {
  const rows = await tx.invoice.findMany({
    where: { tenantId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: invoiceColumns,
  });
  return rows.map((row) => invoiceView({ ...row, refundProblem: isOwner ? row.refundProblem : null }));
}
