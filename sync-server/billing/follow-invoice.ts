import * as z from 'zod/mini';
import { centsOf, centsToText } from '#contract/cents.ts';
import type { Change } from '#server/sync/change.ts';
import { readBuyer } from './buyer.ts';
import { creditableCents, creditInvoice } from './credit-invoice.ts';
import { noteReport } from './note-report.ts';
import type { ProviderObject } from './provider-objects.ts';
import { nextNumber, touchInvoice } from './write-invoice.ts';

const Seconds = z.optional(z.nullable(z.number()));
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
  lines: z.optional(z.object({ data: z.array(z.object({ description: z.optional(z.nullable(z.string())), amount: z.int() })) })),
});

const statuses = { open: 'pending', paid: 'paid', void: 'void', uncollectible: 'uncollectible' } as const;
const dateOf = (seconds: number | null | undefined): Date | null => (typeof seconds === 'number' ? new Date(seconds * 1000) : null);

/** An invoice of the card service, with a number of our own series once it is final. False: its tenant is not known yet. */
export async function followInvoice(change: Change, report: ProviderObject): Promise<boolean> {
  const read = InvoiceObject.safeParse(report.snapshot);
  if (!read.success || read.data.status === 'draft') return true;
  const { id: providerInvoiceId, customer, status, lines, ...invoice } = read.data;
  const tenantId = await tenantOfCustomer(change, customer);
  if (tenantId === undefined) return false;
  const { tx } = change;
  const reportedAt = new Date(report.created * 1000);
  const state = {
    status: statuses[status],
    paidAt: status === 'paid' ? reportedAt : null,
    chargeAttempts: invoice.attempt_count,
  };
  const kept = await tx.invoice.findUnique({ where: { providerInvoiceId }, select: { id: true } });
  const id = kept?.id ?? change.newId();
  if (kept !== null) await tx.invoice.update({ where: { id }, data: state, select: { id: true } });
  else
    await tx.invoice.create({
      data: {
        id,
        tenantId,
        providerInvoiceId,
        number: await nextNumber(change, 'INV'),
        amount: centsToText(invoice.amount_due),
        currency: invoice.currency,
        lines: (lines?.data ?? []).map((line) => ({
          kind: 'plan',
          description: line.description ?? '',
          amount: centsToText(line.amount),
        })),
        buyer: { ...(await readBuyer(tx, tenantId)) },
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

const ChargeObject = z.object({
  id: z.string(),
  customer: z.optional(z.nullable(z.string())),
  invoice: z.optional(z.nullable(z.string())),
  payment_intent: z.optional(z.nullable(z.string())),
  amount_refunded: z.int(),
});

/**
 * Writes a credit note for each refund of the card service that does not have one yet. False: the tenant or the paid invoice is not known
 * yet.
 */
export async function followRefund(change: Change, report: ProviderObject): Promise<boolean> {
  const read = ChargeObject.safeParse(report.snapshot);
  if (!read.success || read.data.amount_refunded === 0) return true;
  const { customer, amount_refunded: refunded } = read.data;
  const tenantId = await tenantOfCustomer(change, customer);
  const providerInvoiceId = tenantId === undefined ? undefined : await invoiceOfCharge(change, read.data);
  if (tenantId === undefined || providerInvoiceId === undefined) return false;
  const { tx } = change;
  const invoice = await tx.invoice.findFirst({ where: { tenantId, kind: 'invoice', status: 'paid', providerInvoiceId } });
  if (invoice === null) return false;
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
