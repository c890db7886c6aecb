import { billingAccountTexts, CreditNote, RetryRefund } from '#contract/money/billing.ts';
import { accessTexts } from '#contract/people/access.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { readLines } from './kept-lines.ts';
import { requeueRefund } from './send-refund.ts';
import { touchInvoice } from './write-invoice.ts';

export const retryRefund = defineOperation({
  name: 'billing.adjust',
  id: 'retryRefund',
  summary: 'Try a refund again that the card service has refused',
  input: RetryRefund,
  output: CreditNote,
  rest: {
    method: 'POST',
    path: '/api/admin/invoices/{id}/refund/retry',
    example: { id: '019600aa-0000-7000-8000-0000000000e2', number: 'CN-000007', amountCents: 4900 },
  },
  graphql: { mutation: 'retryRefund' },
  change: async (change, { id }) => {
    const { tx, now } = change;
    await tx.$queryRaw`select 1 from invoices where id = ${id}::uuid for update`;
    const note = await tx.invoice.findFirst({ where: { id } });
    if (note === null) return refused('NotFound', accessTexts.notFound);
    const { tenantId, number, refundProblem, creditedInvoiceId } = note;
    if (refundProblem === null || creditedInvoiceId === null || number === null)
      return refused('Conflict', billingAccountTexts.noRefusedRefund);
    const { providerInvoiceId } = await tx.invoice.findUniqueOrThrow({ where: keyOf(tenantId, creditedInvoiceId) });
    if (providerInvoiceId === null) return refused('Conflict', billingAccountTexts.noRefusedRefund);
    const amountCents = -centsOf(note.amount);
    await tx.invoice.update({ where: keyOf(tenantId, id), data: { refundProblem: null }, select: { id: true } });
    const reason = readLines(note.lines)[0]?.description ?? '';
    await requeueRefund(change, tenantId, { noteId: id, providerInvoiceId, cents: amountCents, creditCents: note.balanceCents, reason });
    const data = { number, amountCents };
    await tx.billingEvent.create({
      data: { id: change.newId(), tenantId, type: 'invoice.refund_retried', data, processedAt: now, createdAt: now },
    });
    touchInvoice(change, tenantId, id);
    change.audit('billing.adjust', { kind: 'tenant', id: tenantId, tenantId }, undefined, data);
    return done({ id, number, amountCents });
  },
});
