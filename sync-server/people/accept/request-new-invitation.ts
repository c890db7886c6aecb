import { InvitationNotice, RequestNewInvitation } from '#contract/people/account.ts';
import { invitationTexts } from '#contract/people/invitations.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { spendInChange } from '#server/core/rate-limits/spend-in-change.ts';
import { hashToken } from '#server/people/identity/sessions/opaque-token.ts';

/**
 * Asks the inviter for a new invitation: at most one mail a day, and a few for all invitations of that inviter together. The answer is
 * always the same, so that it does not reveal which addresses were invited.
 */
export const requestNewInvitation = defineOperation({
  name: 'invitation.requestNew',
  id: 'requestNewInvitation',
  summary: 'Ask the inviter for a new invitation; the answer is always the same',
  input: RequestNewInvitation,
  output: InvitationNotice,
  rest: { method: 'POST', path: '/api/auth/request-new-invitation', example: { message: invitationTexts.requested } },
  graphql: { mutation: 'requestNewInvitation' },
  open: async ({ deps, principal }, input) => {
    const now = deps.clock();
    const asked = await findAsked(deps, input);
    const inviter = asked?.inviter ?? undefined;
    if (asked !== undefined && inviter !== undefined) {
      await deps.changes.runAsPlatform(platformActor(principal.requestId, now, undefined), async (change) => {
        const key = `invitation-request:${asked.id}:${now.toISOString().slice(0, 10)}`;
        if ((await change.tx.effect.count({ where: { key } })) > 0) return done(null);
        if ((await spendInChange(change, 'invitationRequestTo', [inviter])).size > 0) return done(null);
        change.effect('mail.send', key, { mail: 'invitationRequest', invitationId: asked.id }, asked.tenantId);
        return done(null);
      });
    }
    return done({ message: invitationTexts.requested });
  },
});

interface Asked {
  readonly id: string;
  readonly tenantId: string;
  /** The recipient of the mail; null: no mail is sent. */
  readonly inviter: string | null;
}

/** Finds the invitation by its link, even a replaced one, or the newest one by address. An accepted invitation needs no successor. */
async function findAsked({ db }: BaseDeps, { token, email }: RequestNewInvitation): Promise<Asked | undefined> {
  const columns = `select i.id::text, i.tenant_id::text as "tenantId", u.email as inviter from invitations i left join users u on u.id = i.invited_by`;
  const [found] =
    token === undefined
      ? await db.query<Asked>(
          { as: 'platform' },
          `${columns} where i.email = $1 and i.status <> 'accepted' order by i.created_at desc, i.id desc limit 1`,
          [email ?? ''],
        )
      : await db.query<Asked>(
          { as: 'platform' },
          `${columns} where i.status <> 'accepted' and (i.verification_token = $1
             or i.id in (select invitation_id from former_invitation_tokens where token_hash = $1))`,
          [hashToken(token)],
        );
  return found;
}
