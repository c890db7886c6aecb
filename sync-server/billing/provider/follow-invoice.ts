import * as z from 'zod/mini';
import { centsOf, centsToText } from '#contract/billing/cents.ts';
import type { Change } from '#server/sync/change.ts';
import { creditableCents, creditInvoice } from '../invoices/credit-invoice.ts';
import type { InvoiceLine } from '../invoices/invoice-lines.ts';
import { readParties } from '../invoices/invoice-parties.ts';
import { nextNumber, touchInvoice } from '../invoices/write-invoice.ts';
import { noteReport } from './note-report.ts';
import type { ProviderObject } from './provider-objects.ts';

const Seconds = z.optional(z.nullable(z.number()));
const Amount = z.object({ amount: z.int() });
const InvoiceLineObject = z.object({
  description: z.optional(z.nullable(z.string())),
  amount: z.int(),
  metadata: z.optional(z.nullable(z.object({ key: z.optional(z.nullable(z.string())) }))),
});
const InvoiceObject = z.object({
  id: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  customer: z.optional(z.nullable(z.string())),
  amount_due: z.int(),
  currency: z._default(z.string(), 'usd'),
  attempt_count: z._default(z.int(), 0),
  created: Seconds,
  period_start: Seconds,
  period_end: Seconds,
  due_date: Seconds,
  total: z.optional(z.int()),
  lines: z.optional(z.object({ data: z.array(InvoiceLineObject) })),
  total_discount_amounts: z.optional(z.nullable(z.array(Amount))),
  total_taxes: z.optional(z.nullable(z.array(z.object({ amount: z.int(), tax_behavior: z.optional(z.nullable(z.string())) })))),
  default_tax_rates: z.optional(z.nullable(z.array(z.object({ percentage: z.number() })))),
});
type InvoiceObject = z.infer<typeof InvoiceObject>;

const statuses = { open: 'pending', paid: 'paid', void: 'void', uncollectible: 'uncollectible' } as const;
const dateOf = (seconds: number | null | undefined): Date | null => (typeof seconds === 'number' ? new Date(seconds * 1000) : null);

/** An invoice of the card service, with a number of our own series once it is final. False: its tenant is not known yet. */
export async function followInvoice(change: Change, report: ProviderObject): Promise<boolean> {
  const read = InvoiceObject.safeParse(report.snapshot);
  if (!read.success || read.data.status === 'draft') return true;
  const { id: providerInvoiceId, customer, status, ...invoice } = read.data;
  const { tx } = change;
  const kept = await tx.invoice.findUnique({ where: { providerInvoiceId }, select: { id: true, tenantId: true, paidAt: true } });
  // An invoice that is known already belongs to its tenant even after the tenant's deletion.
  const tenantId = kept?.tenantId ?? (await tenantOfCustomer(change, customer));
  if (tenantId === undefined) return false;
  const reportedAt = new Date(report.created * 1000);
  const state = {
    status: statuses[status],
    // Later reports on a paid invoice are about something else.
    paidAt: status === 'paid' ? (kept?.paidAt ?? reportedAt) : null,
    chargeAttempts: invoice.attempt_count,
  };
  const id = kept?.id ?? change.newId();
  if (kept !== null) await tx.invoice.update({ where: { id }, data: state, select: { id: true } });
  else
    await tx.invoice.create({
      data: {
        id,
        tenantId,
        providerInvoiceId,
        number: await nextNumber(change, 'INV'),
        amount: centsToText(invoice.total ?? invoice.amount_due),
        currency: invoice.currency,
        lines: linesOf(read.data),
        ...(await readParties(tx, tenantId)),
        periodStart: dateOf(invoice.period_start),
        periodEnd: dateOf(invoice.period_end),
        dueDate: dateOf(invoice.due_date),
        createdAt: dateOf(invoice.created) ?? reportedAt,
        ...state,
      },
      select: { id: true },
    });
  touchInvoice(change, tenantId, id);
  await noteReport(change, tenantId, report, { providerInvoiceId, status });
  return true;
}

/** Discounts and taxes are not lines at the card service. With them, the lines add up to the total. */
function linesOf({ lines, total_discount_amounts: discounts, total_taxes: taxes, default_tax_rates: rates }: InvoiceObject) {
  const written: InvoiceLine[] = (lines?.data ?? []).map(({ metadata, description, amount }) => ({
    kind: metadata?.key?.startsWith('billing.overage:') === true ? 'ai' : 'plan',
    description: description ?? '',
    cents: amount,
  }));
  const off = sumOf(discounts ?? []);
  if (off > 0) written.push({ kind: 'coupon', description: 'Coupon', cents: -off });
  // An inclusive tax is part of the lines already.
  const tax = sumOf((taxes ?? []).filter(({ tax_behavior: behavior }) => behavior !== 'inclusive'));
  const [rate] = rates ?? [];
  if (tax !== 0) written.push({ kind: 'tax', description: rate === undefined ? 'Tax' : `Tax ${rate.percentage} %`, cents: tax });
  return written.map(({ cents, ...line }) => ({ ...line, amount: centsToText(cents) }));
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
export async function followRefund(change: Change, report: ProviderObject): Promise<boolean> {
  const read = ChargeObject.safeParse(report.snapshot);
  if (!read.success || read.data.amount_refunded === 0) return true;
  const { amount_refunded: refunded } = read.data;
  const providerInvoiceId = await invoiceOfCharge(change, read.data);
  if (providerInvoiceId === undefined) return false;
  const { tx } = change;
  const invoice = await tx.invoice.findFirst({ where: { kind: 'invoice', status: 'paid', providerInvoiceId } });
  if (invoice === null) return false;
  const { tenantId } = invoice;
  const credited = centsOf(invoice.amount) - (await creditableCents(change, invoice));
  if (refunded <= credited) return true;
  await creditInvoice(change, { invoiceId: invoice.id, cents: refunded - credited, reason: 'refund' });
  await noteReport(change, tenantId, report, { refundedCents: refunded });
  return true;
}

/** Newer versions of the card service's interface link a charge to its invoice by a record of its own. */
async function invoiceOfCharge({ tx }: Change, charge: z.infer<typeof ChargeObject>): Promise<string | undefined> {
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
