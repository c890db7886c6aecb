import { accessTexts } from '#contract/access.ts';
import { billingAccountTexts, CreditNote, RefundInvoice } from '#contract/billing.ts';
import { centsOf } from '#contract/cents.ts';
import { done, refused } from '#contract/outcome.ts';
import type { Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import type { BillingDeps } from './payment-provider.ts';
import { writeInvoice } from './write-invoice.ts';

/** Refunds a payment, in whole or in part, and writes the credit note. */
export const refundInvoice = defineOperation({
  name: 'billing.adjust',
  id: 'refundInvoice',
  summary: 'Refund an invoice, in whole or in part, with a credit note',
  input: RefundInvoice,
  output: CreditNote,
  rest: {
    method: 'POST',
    path: '/api/admin/invoices/{id}/refund',
    example: { id: '019600aa-0000-7000-8000-0000000000e2', number: 'CN-000007', amountCents: 4900 },
  },
  graphql: { mutation: 'refundInvoice' },
  run: async ({ deps, caller }: Reading<BillingDeps>, { id, amountCents, reason }) => {
    if (!deps.payments.isOwnLedger) return refused('NotEnabled', billingAccountTexts.refundedThere);
    return deps.changes.run(caller, async (change) => {
      const { tx, now } = change;
      await tx.$queryRaw`select 1 from invoices where id = ${id}::uuid for update`;
      const invoice = await tx.invoice.findUnique({ where: { id } });
      if (invoice === null || invoice.kind !== 'invoice') return refused('NotFound', accessTexts.notFound);
      if (invoice.status !== 'paid') return refused('Conflict', billingAccountTexts.notPaid);
      const credited = await tx.invoice.findMany({ where: { creditedInvoiceId: id }, select: { amount: true } });
      const left = credited.reduce((rest, { amount }) => rest + centsOf(amount), centsOf(invoice.amount));
      if (amountCents > left) return refused('Conflict', billingAccountTexts.refundTooLarge);
      const { tenantId } = invoice;
      const line = { kind: 'credit', description: `Credit for ${invoice.number ?? 'an invoice'}: ${reason}`, cents: -amountCents } as const;
      const period = { periodStart: invoice.periodStart ?? now, periodEnd: invoice.periodEnd ?? now };
      const note = await writeInvoice(change, { tenantId, lines: [line], ...period, credits: id });
      const data = { invoiceId: id, number: note.number, amountCents, reason };
      await tx.billingEvent.create({
        data: { id: change.newId(), tenantId, type: 'invoice.refunded', data, processedAt: now, createdAt: now },
      });
      change.audit('billing.adjust', { kind: 'tenant', id: tenantId, tenantId }, undefined, data);
      return done({ id: note.id, number: note.number, amountCents });
    });
  },
});
