import type { RequestNewInvitation } from '#contract/account.ts';
import { invitationTexts } from '#contract/invitations.ts';
import { done, type Outcome } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Principal } from '#server/access/caller.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import type { Database } from '#server/data/database.ts';
import type { Changes } from '#server/sync/change.ts';
import { findInvitation } from './find-invitation.ts';

export interface RequestDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
}

interface Asked {
  readonly id: string;
  readonly tenantId: string;
}

/**
 * Asks whoever invited for a new invitation: one mail a day at most. The answer is always the same, so that nobody learns which addresses
 * were invited.
 */
export async function requestNewInvitation(
  deps: RequestDeps,
  principal: Principal,
  input: RequestNewInvitation,
): Promise<Outcome<{ readonly message: string }, AccessRefusal['code']>> {
  const refusal = authorise('invitation.requestNew', principal);
  if (refusal !== undefined) return refusal;
  const now = deps.clock();
  const asked = await findAsked(deps, input);
  if (asked !== undefined) {
    await deps.changes.runAsPlatform(platformActor(principal.requestId, now, undefined), async (change) => {
      const key = `invitation-request:${asked.id}:${now.toISOString().slice(0, 10)}`;
      change.effect('mail.send', key, { mail: 'invitationRequest', invitationId: asked.id }, asked.tenantId);
      return done(null);
    });
  }
  return done({ message: invitationTexts.requested });
}

/** By the link, also one that was replaced; by the address the newest invitation. An accepted one needs no successor. */
async function findAsked({ db }: RequestDeps, { token, email }: RequestNewInvitation): Promise<Asked | undefined> {
  if (token !== undefined) {
    const found = await findInvitation((sql, values) => db.query({ as: 'platform' }, sql, values), token);
    return found === undefined || found.status === 'accepted' ? undefined : { id: found.id, tenantId: found.tenantId };
  }
  if (email === undefined) return undefined;
  const [newest] = await db.query<Asked>(
    { as: 'platform' },
    `select id::text, tenant_id::text as "tenantId" from invitations where email = $1 and status <> 'accepted'
     order by created_at desc, id desc limit 1`,
    [email],
  );
  return newest;
}
