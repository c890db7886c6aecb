import * as z from 'zod/mini';
import { centsOf, centsToText } from '#contract/cents.ts';
import type { Change } from '#server/sync/change.ts';
import { readBuyer } from './buyer.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { nextNumber, touchInvoice, writeInvoice } from './write-invoice.ts';

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

/** An invoice of the card service, with a number of our own series once it is final. */
export async function followInvoice(change: Change, event: PaymentEvent): Promise<void> {
  const read = InvoiceObject.safeParse(event.object);
  if (!read.success || read.data.status === 'draft') return;
  const { id: providerInvoiceId, customer, status, lines, ...invoice } = read.data;
  const tenantId = await tenantOfCustomer(change, customer);
  if (tenantId === undefined) return;
  const { tx } = change;
  const state = {
    status: statuses[status],
    paidAt: status === 'paid' ? event.createdAt : null,
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
        createdAt: dateOf(invoice.created) ?? event.createdAt,
        ...state,
      },
      select: { id: true },
    });
  touchInvoice(change, tenantId, id);
  await noteEvent(change, tenantId, event, { providerInvoiceId, status });
}

const ChargeObject = z.object({
  id: z.string(),
  customer: z.optional(z.nullable(z.string())),
  invoice: z.optional(z.nullable(z.string())),
  amount_refunded: z.int(),
});

/** Writes a credit note for each refund of the card service that does not have one yet. */
export async function followRefund(change: Change, event: PaymentEvent): Promise<void> {
  const read = ChargeObject.safeParse(event.object);
  if (!read.success || read.data.amount_refunded === 0) return;
  const { customer, invoice: providerInvoiceId, amount_refunded: refunded } = read.data;
  const tenantId = await tenantOfCustomer(change, customer);
  if (tenantId === undefined) return;
  const { tx, now } = change;
  const invoice = await tx.invoice.findFirst({
    where: { tenantId, kind: 'invoice', status: 'paid', ...(typeof providerInvoiceId === 'string' ? { providerInvoiceId } : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  if (invoice === null) return;
  const notes = await tx.invoice.findMany({ where: { creditedInvoiceId: invoice.id }, select: { amount: true } });
  const credited = -notes.reduce((total, { amount }) => total + centsOf(amount), 0);
  if (refunded <= credited) return;
  const line = { kind: 'credit', description: `Credit for ${invoice.number ?? 'an invoice'}`, cents: credited - refunded } as const;
  const period = { periodStart: invoice.periodStart ?? now, periodEnd: invoice.periodEnd ?? now };
  await writeInvoice(change, { tenantId, lines: [line], ...period, credits: invoice.id });
  await noteEvent(change, tenantId, event, { refundedCents: refunded });
}

export async function tenantOfCustomer({ tx }: Change, customer: string | null | undefined): Promise<string | undefined> {
  if (typeof customer !== 'string') return undefined;
  return (await tx.tenant.findUnique({ where: { paymentCustomerId: customer }, select: { id: true } }))?.id;
}

async function noteEvent(change: Change, tenantId: string, event: PaymentEvent, data: Readonly<Record<string, string | number>>) {
  const { tx, now } = change;
  const note = { id: change.newId(), tenantId, type: event.type, data, providerEventId: event.id };
  await tx.billingEvent.create({ data: { ...note, processedAt: now, createdAt: event.createdAt } });
}
