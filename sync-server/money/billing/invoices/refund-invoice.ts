import { billingAccountTexts, CreditNote, RefundInvoice } from '#contract/money/billing.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { BillingDeps } from '#server/money/billing/provider/payment-provider.ts';
import { creditableCents, creditInvoice } from './credit-invoice.ts';
import { queueRefund, refundOf } from './send-refund.ts';

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
    return deps.changes.run(caller, async (change) => {
      const { tx, now } = change;
      await tx.$queryRaw`select 1 from invoices where id = ${id}::uuid for update`;
      const invoice = await tx.invoice.findFirst({ where: { id } });
      if (invoice === null || invoice.kind !== 'invoice') return refused('NotFound', accessTexts.notFound);
      if (invoice.status !== 'paid') return refused('Conflict', billingAccountTexts.notPaid);
      if (amountCents > (await creditableCents(change, invoice))) return refused('Conflict', billingAccountTexts.refundTooLarge);
      const { tenantId } = invoice;
      const note = await creditInvoice(change, { invoiceId: id, cents: amountCents, reason });
      if (note === undefined) return refused('Conflict', billingAccountTexts.refundTooLarge);
      const { providerInvoiceId } = invoice;
      // The note is written first: the card service's report of this refund then finds it, and writes no second one.
      if (providerInvoiceId !== null) await queueRefund(change, tenantId, refundOf(note, providerInvoiceId, reason));
      const data = { invoiceId: id, number: note.number, amountCents, reason };
      await tx.billingEvent.create({
        data: { id: change.newId(), tenantId, type: 'invoice.refunded', data, processedAt: now, createdAt: now },
      });
      change.audit('billing.adjust', { kind: 'tenant', id: tenantId, tenantId }, undefined, data);
      return done({ id: note.id, number: note.number, amountCents });
    });
  },
});
