import { accessTexts } from '#contract/people/access.ts';
import { AnswerSupportRequest, QueuedSupportRequest } from '#contract/tenants/support/support.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleQueued, queueColumns, queueEntry } from './support-columns.ts';

/** The answer itself goes by mail. This records that it was given, when, and by whom. */
export const answerSupportRequest = defineOperation({
  name: 'support.answer',
  id: 'answerSupportRequest',
  summary: 'Mark a request to support as answered by the caller, or open it again',
  input: AnswerSupportRequest,
  output: QueuedSupportRequest,
  rest: { method: 'PUT', path: '/api/admin/support-requests/{id}', example: exampleQueued },
  graphql: { mutation: 'answerSupportRequest' },
  change: async (change, { id, isAnswered }) => {
    const { tx, now, caller } = change;
    const before = await tx.supportRequest.findFirst({ where: { id }, select: queueColumns });
    if (before === null) return refused('NotFound', accessTexts.notFound);
    if ((before.answeredAt !== null) === isAnswered) return done(queueEntry(before));
    const data = isAnswered ? { answeredAt: now, answererId: caller.userId } : { answeredAt: null, answererId: null };
    const after = await tx.supportRequest.update({ where: keyOf(before.tenantId, id), data, select: queueColumns });
    change.audit('support.answer', { kind: 'supportRequest', id, tenantId: before.tenantId }, { isAnswered: !isAnswered }, { isAnswered });
    return done(queueEntry(after));
  },
});
