import * as z from 'zod/mini';
import { centsOf, centsToText } from '#contract/values/amounts/cents.ts';
import { platformCurrency } from '#contract/values/amounts/currency.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { balanceText } from '#server/money/billing/credit/credit-balance.ts';
import { creditInvoice } from '#server/money/billing/invoices/credit-invoice.ts';
import { nextNumber, touchInvoice } from '#server/money/billing/invoices/write-invoice.ts';
import { couponText, type InvoiceLine, taxText } from '#server/money/billing/terms/invoice-lines.ts';
import { readParties } from '#server/money/billing/terms/invoice-parties.ts';
import { discountOf } from '#server/money/billing/terms/open-subscription.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { applyUpgradeInvoice } from './apply-upgrade.ts';
import { logReport } from './log-report.ts';
import type { ProviderObject } from './provider-objects.ts';

const Seconds = z.optional(z.nullable(z.number()));
const Amount = z.object({ amount: z.int() });
const InvoiceLineObject = z.object({
  description: z.optional(z.nullable(z.string())),
  amount: z.int(),
  period: z.optional(z.object({ start: z.number(), end: z.number() })),
  metadata: z.optional(z.nullable(z.object({ key: z.optional(z.nullable(z.string())) }))),
});
const TaxObject = z.object({
  amount: z.int(),
  taxable_amount: z.optional(z.nullable(z.int())),
  tax_behavior: z.optional(z.nullable(z.string())),
});
const RateObject = z.object({
  percentage: z.number(),
  display_name: z.optional(z.nullable(z.string())),
  jurisdiction: z.optional(z.nullable(z.string())),
});
const InvoiceObject = z.object({
  id: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  customer: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.nullable(z.object({ key: z.optional(z.nullable(z.string())) }))),
  amount_due: z.int(),
  currency: z._default(z.string(), () => platformCurrency().toLowerCase()),
  attempt_count: z._default(z.int(), 0),
  created: Seconds,
  period_start: Seconds,
  period_end: Seconds,
  due_date: Seconds,
  total: z.optional(z.int()),
  starting_balance: z.optional(z.nullable(z.int())),
  ending_balance: z.optional(z.nullable(z.int())),
  lines: z.optional(z.object({ data: z.array(InvoiceLineObject) })),
  total_discount_amounts: z.optional(z.nullable(z.array(Amount))),
  total_taxes: z.optional(z.nullable(z.array(TaxObject))),
  default_tax_rates: z.optional(z.nullable(z.array(RateObject))),
});
type InvoiceObject = z.infer<typeof InvoiceObject>;

const statuses = { open: 'pending', paid: 'paid', void: 'void', uncollectible: 'uncollectible' } as const;
const dateOf = (seconds: number | null | undefined): Date | null => (typeof seconds === 'number' ? new Date(seconds * 1000) : null);

/** An invoice of the card service, with a number of our own series once it is final. False: its tenant is not known yet. */
export async function applyInvoiceReport(change: Change, report: ProviderObject): Promise<boolean> {
  const read = InvoiceObject.safeParse(report.snapshot);
  if (!read.success || read.data.status === 'draft') return true;
  const { id: providerInvoiceId, customer, status, ...invoice } = read.data;
  const { tx } = change;
  const kept = await tx.invoice.findFirst({ where: { providerInvoiceId }, select: { id: true, tenantId: true, paidAt: true } });
  // An invoice that is known already belongs to its tenant even after the tenant's deletion.
  const tenantId = kept?.tenantId ?? (await tenantOfCustomer(change, customer));
  if (tenantId === undefined) return false;
  const reportedAt = new Date(report.created * 1000);
  const state = {
    status: statuses[status],
    // Later reports on a paid invoice are about something else.
    paidAt: status === 'paid' ? (kept?.paidAt ?? reportedAt) : null,
    chargeAttempts: invoice.attempt_count,
    ...(status === 'open' ? {} : { bankAskedAt: null }),
  };
  const id = kept?.id ?? change.newId();
  if (kept !== null) await tx.invoice.update({ where: keyOf(tenantId, id), data: state, select: { id: true } });
  else
    await tx.invoice.create({
      data: {
        id,
        tenantId,
        providerInvoiceId,
        number: await nextNumber(change, 'INV'),
        amount: centsToText((invoice.total ?? invoice.amount_due) + balanceOf(read.data)),
        balanceCents: balanceOf(read.data),
        currency: invoice.currency,
        lines: linesOf(read.data, await couponOf(change, tenantId, read.data)),
        ...(await readParties(tx, tenantId)),
        ...periodOf(read.data),
        dueDate: dateOf(invoice.due_date),
        createdAt: dateOf(invoice.created) ?? reportedAt,
        ...state,
      },
      select: { id: true },
    });
  touchInvoice(change, tenantId, id);
  await logReport(change, tenantId, report, { providerInvoiceId, status });
  await applyUpgradeInvoice(change, tenantId, { invoiceId: id, status: state.status, key: invoice.metadata?.key });
  return true;
}

/** The time of service is that of the lines: the dates of an invoice of the card service are those of its creation. */
function periodOf({ lines, period_start: created, period_end: until }: InvoiceObject) {
  const periods = (lines?.data ?? [])
    .filter(({ metadata }) => !isOverage(metadata))
    .flatMap(({ period }) => (period === undefined || period.end <= period.start ? [] : period));
  if (periods.length === 0) return { periodStart: dateOf(created), periodEnd: dateOf(until) };
  return {
    periodStart: dateOf(Math.min(...periods.map(({ start }) => start))),
    periodEnd: dateOf(Math.max(...periods.map(({ end }) => end))),
  };
}

function isOverage(metadata: z.infer<typeof InvoiceLineObject>['metadata']): boolean {
  return metadata?.key?.startsWith('billing.overage:') === true;
}

/** The name of the coupon of the subscription, as our own ledger writes it. */
async function couponOf({ tx }: Change, tenantId: string, invoice: InvoiceObject): Promise<string> {
  const subscription = await tx.subscription.findUnique({ where: { tenantId } });
  const discount = subscription === null ? null : await discountOf(tx, subscription);
  if (subscription === null || discount === null) return 'Coupon';
  return couponText(discount, boughtPlan(subscription.planId, subscription.terms), periodOf(invoice).periodStart ?? undefined);
}

/** Discounts and taxes are not lines at the card service. With them, the lines add up to the total. */
function linesOf(invoice: InvoiceObject, coupon: string) {
  const { lines, total_discount_amounts: discounts, total_taxes: taxes, default_tax_rates: rates } = invoice;
  const written: InvoiceLine[] = (lines?.data ?? []).map(({ metadata, description, amount }) => ({
    kind: isOverage(metadata) ? 'ai' : 'plan',
    description: description ?? '',
    cents: amount,
  }));
  const off = sumOf(discounts ?? []);
  if (off > 0) written.push({ kind: 'coupon', description: coupon, cents: -off });
  // An inclusive tax is part of the lines already.
  const added = (taxes ?? []).filter(({ tax_behavior: behavior }) => behavior !== 'inclusive');
  const tax = sumOf(added);
  if (tax !== 0) written.push({ kind: 'tax', description: taxTextOf(added, rates?.[0]), cents: tax });
  const balance = balanceOf(invoice);
  if (balance !== 0) written.push({ kind: 'balance', description: balanceText(balance), cents: balance });
  return written.map(({ cents, ...line }) => ({ ...line, amount: centsToText(cents) }));
}

/** The change of the customer's credit by the invoice. The card service writes credit as a negative balance. */
function balanceOf({ starting_balance: before, ending_balance: after }: InvoiceObject): number {
  return typeof before === 'number' && typeof after === 'number' ? before - after : 0;
}

/** The name of the tax as our own ledger writes it. */
function taxTextOf(taxes: readonly z.infer<typeof TaxObject>[], rate: z.infer<typeof RateObject> | undefined): string {
  if (rate === undefined) return 'Tax';
  const taxed = taxes.reduce((sum, { taxable_amount: amount }) => sum + (amount ?? 0), 0);
  const { display_name: label, jurisdiction: place } = rate;
  const named = typeof label === 'string' && typeof place === 'string' ? { label, place } : undefined;
  return taxText({ taxPercent: String(rate.percentage), taxNamed: named }, taxed);
}

function sumOf(amounts: readonly z.infer<typeof Amount>[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

const ChargeObject = z.object({
  id: z.string(),
  invoice: z.optional(z.nullable(z.string())),
  payment_intent: z.optional(z.nullable(z.string())),
  amount_refunded: z.int(),
});

/**
 * Writes a credit note for each refund of the card service that does not have one yet. False: the paid invoice is not known yet.
 */
export async function applyRefundReport(change: Change, report: ProviderObject): Promise<boolean> {
  const read = ChargeObject.safeParse(report.snapshot);
  if (!read.success || read.data.amount_refunded === 0) return true;
  const { amount_refunded: refunded } = read.data;
  const providerInvoiceId = await invoiceOfCharge(change, read.data);
  if (providerInvoiceId === undefined) return false;
  const { tx } = change;
  const invoice = await tx.invoice.findFirst({ where: { kind: 'invoice', status: 'paid', providerInvoiceId } });
  if (invoice === null) return false;
  const { tenantId } = invoice;
  const returned = await returnedCents(change, invoice.id);
  if (refunded <= returned) return true;
  await creditInvoice(change, { invoiceId: invoice.id, cents: refunded - returned, reason: 'refund' });
  await logReport(change, tenantId, report, { refundedCents: refunded });
  return true;
}

/** Cents of the payment that credit notes have returned to the card. */
async function returnedCents({ tx }: Change, invoiceId: string): Promise<number> {
  const notes = await tx.invoice.findMany({ where: { creditedInvoiceId: invoiceId }, select: { amount: true, balanceCents: true } });
  return notes.reduce((sum, { amount, balanceCents }) => sum - centsOf(amount) - balanceCents, 0);
}

interface PaidCharge {
  readonly invoice?: string | null | undefined;
  readonly payment_intent?: string | null | undefined;
}

/** Newer versions of the card service's interface link a charge to its invoice by a record of its own. */
export async function invoiceOfCharge({ tx }: Change, charge: PaidCharge): Promise<string | undefined> {
  if (typeof charge.invoice === 'string') return charge.invoice;
  if (typeof charge.payment_intent !== 'string') return undefined;
  const [payment] = await tx.$queryRaw<{ invoice: string | null }[]>`
    select data -> 'snapshot' ->> 'invoice' as invoice from payment_objects
    where kind = 'provider.invoice_payment' and data -> 'snapshot' -> 'payment' ->> 'payment_intent' = ${charge.payment_intent} limit 1`;
  return payment?.invoice ?? undefined;
}

export async function tenantOfCustomer({ tx }: Change, customer: string | null | undefined): Promise<string | undefined> {
  if (typeof customer !== 'string') return undefined;
  return (await tx.tenant.findUnique({ where: { paymentCustomerId: customer }, select: { id: true } }))?.id;
}
