import * as z from 'zod/mini';
import { invitationTexts, statusAt } from '#contract/people/invitations.ts';
import { MemberRole, Role, TenantStatus } from '#contract/people/roles.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { tenantStatusNow } from '#server/core/access/tenant-status.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import { hashToken, isToken } from '#server/people/identity/sessions/opaque-token.ts';

/** All facts about a link that decide which actions it allows. */
const FoundInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  tenantId: z.uuid(),
  tenantName: z.string(),
  tenantStatus: TenantStatus,
  role: MemberRole,
  status: z.enum(['pending', 'accepted', 'expired', 'cancelled']),
  expiresAt: z.date(),
  /** A newer link has replaced this one. */
  isFormer: z.boolean(),
  /** The inviter has left the tenant or can no longer sign in. */
  isInviterGone: z.boolean(),
  userId: z.nullable(z.uuid()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  userRole: z.nullable(Role),
  isActive: z.nullable(z.boolean()),
  invitedAt: z.nullable(z.date()),
  /** The address already has an account that can sign in. */
  hasAccount: z.boolean(),
});
export type FoundInvitation = z.infer<typeof FoundInvitation>;

const statement = `
  with link as (
    select id, false as former from invitations where verification_token = $1
    union all select invitation_id, true from former_invitation_tokens where token_hash = $1
  )
  select i.id::text, i.email, i.tenant_id::text as "tenantId", t.name as "tenantName", ${tenantStatusNow} as "tenantStatus", i.role::text as role,
    i.status::text as status, i.expires_at as "expiresAt", l.former as "isFormer",
    not exists (
      select 1 from users b where b.id = i.invited_by and b.is_active and (b.role = 'platform_owner' or exists (
        select 1 from users_to_tenants m where m.user_id = b.id and m.tenant_id = i.tenant_id))
    ) as "isInviterGone",
    u.id::text as "userId", u.first_name as "firstName", u.last_name as "lastName", u.role::text as "userRole", u.is_active as "isActive",
    u.invited_at as "invitedAt",
    exists (select 1 from identities d where d.user_id = u.id)
      or exists (select 1 from accounts a where a.email = i.email and a.password_hash is not null) as "hasAccount"
  from link l join invitations i on i.id = l.id join tenants t on t.id = i.tenant_id left join users u on u.email = i.email`;

/** Only reads: mail scanners that open links in advance must not use them up. */
export async function findInvitation(query: IdentityQuery, token: string): Promise<FoundInvitation | undefined> {
  return isToken(token) ? readFirst(FoundInvitation, await query(statement, [hashToken(token)])) : undefined;
}

export type LinkRefusal =
  | 'InvitationNotFound'
  | 'InvitationExpired'
  | 'InvitationUsed'
  | 'InvitationUsedInactive'
  | 'NotPending'
  | 'InviterGone';

/** The reason a link can no longer be used, if there is one. */
export function refuseLink(found: FoundInvitation | undefined, now: Date): Refused<LinkRefusal> | undefined {
  if (found === undefined) return refused('InvitationNotFound', invitationTexts.unknown);
  const status = statusAt(found, now);
  if (status === 'accepted') {
    return found.isActive === true
      ? refused('InvitationUsed', invitationTexts.used)
      : refused('InvitationUsedInactive', invitationTexts.usedInactive);
  }
  if (found.isFormer || status === 'cancelled') return refused('NotPending', invitationTexts.cancelledLink);
  if (status === 'expired') return refused('InvitationExpired', invitationTexts.expired);
  return found.isInviterGone ? refused('InviterGone', invitationTexts.inviterGone) : undefined;
}
