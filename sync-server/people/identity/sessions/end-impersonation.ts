import { ImpersonationNotice } from '#contract/people/impersonation.ts';
import { done } from '#contract/values/outcome.ts';
import { type BaseDeps, NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

/** Ends the view as another person. Without one, nothing changes. */
export const endImpersonation = defineOperation({
  name: 'impersonation.end',
  id: 'endImpersonation',
  summary: 'Stop viewing the app as another person',
  input: NoInput,
  output: ImpersonationNotice,
  rest: { method: 'DELETE', path: '/api/auth/impersonation', example: { isActive: false } },
  run: async ({ deps: { changes }, caller: { impersonator, ...person } }: Reading<BaseDeps>) => {
    if (impersonator === undefined) return done({ isActive: false });
    const { userId, email } = impersonator;
    const owner = { ...person, userId, email, role: 'platform_owner', memberships: [] } as const;
    const { commits: _, ...outcome } = await changes.runAsPlatform(owner, async (change) => {
      await change.tx.session.updateMany({
        where: { sid: person.sessionId },
        data: { impersonatedId: null, impersonationEnds: null, impersonationReadOnly: false },
      });
      change.audit('impersonation.end', { kind: 'user', id: person.userId });
      return done({ isActive: false });
    });
    return outcome;
  },
});
