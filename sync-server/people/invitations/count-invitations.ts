import { InvitationCounts } from '#contract/people/invitations.ts';
import { done } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

/** A pending invitation past its expiry counts as expired, even before the job has run. */
export const countInvitations = defineOperation({
  name: 'invitations.list',
  id: 'countInvitations',
  summary: 'Number of invitations on the platform, by status',
  input: NoInput,
  output: InvitationCounts,
  rest: { method: 'GET', path: '/api/admin/invitation-counts', example: { total: 12, pending: 3, accepted: 7, ended: 2 } },
  graphql: { query: 'invitationCounts' },
  read: ({ deps, caller }) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      const total = await tx.invitation.count();
      const pending = await tx.invitation.count({ where: { status: 'pending', expiresAt: { gt: deps.clock() } } });
      const accepted = await tx.invitation.count({ where: { status: 'accepted' } });
      return done({ total, pending, accepted, ended: total - pending - accepted });
    }),
});
