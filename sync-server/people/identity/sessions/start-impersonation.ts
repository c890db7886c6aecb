import { accessTexts } from '#contract/people/access.ts';
import { ImpersonationNotice, impersonationMinutes, impersonationTexts, StartImpersonation } from '#contract/people/impersonation.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

/**
 * From now on the session has the rights of the person, within the operations that `core/access/impersonated-operations.ts` lists. Other
 * sessions of the owner stay as they are, and a sign-out ends this one as a whole. The person is told by mail.
 */
export const startImpersonation = defineOperation({
  name: 'impersonation.start',
  id: 'startImpersonation',
  summary: 'View the app as another person',
  input: StartImpersonation,
  output: ImpersonationNotice,
  rest: { method: 'POST', path: '/api/admin/impersonation', example: { isActive: true } },
  change: async (change, { userId, reason, readOnly }) => {
    const { tx, now, caller } = change;
    const person = await tx.user.findUnique({ where: { id: userId }, select: { email: true, role: true, isActive: true } });
    if (person === null) return refused('NotFound', accessTexts.notFound);
    if (person.role === 'platform_owner') return refused('Forbidden', impersonationTexts.ownerRefused);
    if (!person.isActive) return refused('Conflict', impersonationTexts.inactive);
    const endsAt = new Date(now.getTime() + impersonationMinutes * 60_000);
    const { count } = await tx.session.updateMany({
      where: { sid: caller.sessionId, userId: caller.userId, confinedTo: null },
      data: { impersonatedId: userId, impersonationEnds: endsAt, impersonationReadOnly: readOnly },
    });
    if (count === 0) return refused('Unauthorized', accessTexts.unauthorized);
    change.audit('impersonation.start', { kind: 'user', id: userId }, undefined, { reason, readOnly, endsAt: endsAt.toISOString() });
    mailMessage(change, `impersonation:${caller.requestId}:${change.newId()}`, undefined, {
      to: person.email,
      subject: mailTexts.impersonationSubject,
      paragraphs: [mailTexts.impersonationBody(caller.email, impersonationMinutes), mailTexts.impersonationReason(reason)],
    });
    return done({ isActive: true });
  },
});
