import * as z from 'zod/mini';
import { hasRight, planRights } from '#contract/money/plan-rights.ts';
import { apiTokenTexts } from '#contract/people/api-tokens.ts';
import { TenantStatus } from '#contract/people/roles.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { tenantStatusNow } from '#server/core/access/tenant-status.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import { hashToken, isToken } from '#server/people/identity/sessions/opaque-token.ts';
import { tokenPrefix } from './token-prefix.ts';

const Holder = z.object({
  id: z.string(),
  tenantId: z.string(),
  scopes: z.array(z.string()),
  userId: z.string(),
  email: z.string(),
  tenantStatus: TenantStatus,
  plan: z.unknown(),
  terms: z.unknown(),
});

/**
 * A token is valid while the person who made it is an active administrator of its tenant. Its last use is recorded at most once a minute,
 * also when the plan has lost the API, so that the tenant finds the program that still calls.
 */
const statement = `
  with found as (
    select a.id::text as id, a.tenant_id::text as "tenantId", a.scopes, u.id::text as "userId", u.email,
      ${tenantStatusNow} as "tenantStatus",
      (select jsonb_build_object('whiteLabel', p.white_label) from plans p where p.id = t.plan_id) as plan,
      (select s.terms from subscriptions s
       where s.tenant_id = t.id and s.status in ('trialing', 'active', 'past_due', 'paused')) as terms
    from api_tokens a join tenants t on t.id = a.tenant_id join users u on u.id = a.created_by
      join users_to_tenants m on m.tenant_id = a.tenant_id and m.user_id = u.id
    where a.token_hash = $1 and a.revoked_at is null and (a.expires_at is null or a.expires_at > $2::timestamptz)
      and u.is_active and u.role = 'tenant_admin' and m.role = 'tenant_admin'
  ), noted as (
    update api_tokens a set last_used_at = $2::timestamptz from found
    where a.id::text = found.id and (a.last_used_at is null or a.last_used_at < $2::timestamptz - interval '1 minute')
  )
  select * from found`;

export type LoadTokenHolder = (authorization: string, requestId: string) => Promise<Outcome<Caller, 'Unauthorized' | 'LimitReached'>>;

/** The caller behind an Authorization header: an administrator whose rights are limited to the token's tenant and scopes. */
export function createLoadTokenHolder({ query, clock }: { readonly query: IdentityQuery; readonly clock: () => Date }): LoadTokenHolder {
  return async (authorization, requestId) => {
    const secret = new RegExp(`^Bearer ${tokenPrefix}(.+)$`, 'i').exec(authorization)?.[1] ?? '';
    const holder = isToken(secret) ? readFirst(Holder, await query(statement, [hashToken(secret), clock()])) : undefined;
    if (holder === undefined) return refused('Unauthorized', apiTokenTexts.invalid);
    const { id, tenantId, scopes, userId, email, tenantStatus, plan, terms } = holder;
    if (!hasRight('api', plan, terms)) return refused('LimitReached', planRights.api.lacking);
    return done({
      userId,
      email,
      role: 'tenant_admin',
      memberships: [{ tenantId, role: 'tenant_admin', tenantStatus }],
      sessionId: `api token ${id}`,
      // Operations that require a fresh sign-in are refused.
      signedInAt: new Date(0),
      confinedTo: tenantId,
      apiToken: { id, scopes },
      requestId,
    });
  };
}
