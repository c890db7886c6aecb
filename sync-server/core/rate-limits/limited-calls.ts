import { massInviteLimit } from '#contract/people/invitations.ts';
import { normaliseEmail } from '#contract/values/email-address.ts';
import type { RateLimitName } from '#contract/values/rate-limits.ts';
import { type Caller, isAdminOf } from '#server/core/access/caller.ts';
import type { RateCount } from './rate-limiter.ts';

/** The values by which attempts can be counted. A session is not among them, because signing in again makes a new one. */
export interface CallTraits {
  readonly address: string;
  /** undefined: no one is signed in. */
  readonly caller: Caller | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Counts = (traits: CallTraits) => readonly RateCount[];

const calls = {
  'GET /api/auth/verify-invitation': ({ address, query }) => [
    { limit: 'verifyInvitation', by: address },
    ...byToken(query.get('token') ?? ''),
  ],
  'POST /api/auth/accept-invitation': ({ address, body }) => [
    { limit: 'acceptInvitation', by: address },
    ...byToken(textIn(body, 'token')),
  ],
  'POST /api/backchannel-logout': ({ address }) => [{ limit: 'providerLogout', by: address }],
  'POST /api/error-reports': ({ address }) => [{ limit: 'errorReport', by: address }],
  'POST /api/csp-reports': ({ address }) => [{ limit: 'cspReport', by: address }],
  'POST /api/landing-pages/{id}/forms/{componentId}': ({ address, params }) => [
    { limit: 'formSubmission', by: address },
    { limit: 'formSubmissionOfPage', by: written(params.id) },
  ],
  'POST /api/embedded/{tenantId}/{calculatorId}/leads': ({ address, params }) => [
    { limit: 'formSubmission', by: address },
    { limit: 'formSubmissionOfPage', by: written(params.tenantId) },
  ],
  'POST /api/page-events': ({ address }) => [{ limit: 'pageEvents', by: address }],
  'POST /api/landing-page-preview': ({ address }) => [{ limit: 'pagePreview', by: address }],
  'POST /api/auth/decline-invitation': ({ address, body }) => [
    { limit: 'declineInvitation', by: address },
    ...byToken(textIn(body, 'token')),
  ],
  'POST /api/auth/request-new-invitation': ({ address }) => [{ limit: 'requestNewInvitation', by: address }],
  'POST /api/leads': ({ address }) => [{ limit: 'lead', by: address }],
  'POST /api/sign-up': ({ address }) => [{ limit: 'signUp', by: address }],
  'GET /api/sign-up/subdomain': ({ address }) => [{ limit: 'subdomainCheck', by: address }],
  'GET /api/sign-up/verify': ({ address }) => [{ limit: 'signUpLink', by: address }],
  'POST /api/sign-up/complete': ({ address }) => [{ limit: 'signUpLink', by: address }],
  'POST /api/admin/invitations/{id}/resend': ({ caller }) => byPerson('resend', caller),
  'POST /api/admin/users/resend-invite': ({ caller }) => byPerson('resend', caller),
  'POST /api/admin/tenants/{tenantId}/users/invite': ({ caller, params }) => [
    ...byPerson('invite', caller),
    ...byTenant('inviteInto', caller, params.tenantId),
  ],
  'POST /api/admin/tenants/{tenantId}/users/mass-invite': ({ caller, params, body }) => {
    const cost = addressesIn(body);
    return [
      ...byPerson('massInvite', caller),
      ...byTenant('massInvite', caller, params.tenantId),
      ...byPerson('invite', caller, cost),
      ...byTenant('inviteInto', caller, params.tenantId, cost),
    ];
  },
  'POST /api/tenant/domains': ({ caller, body }) => [
    ...byPerson('domainClaim', caller),
    ...byTenant('domainClaim', caller, textIn(body, 'tenant') || newestAdministered(caller)),
  ],
  'POST /api/tenant/domains/{id}/instructions': ({ caller, body }) => [
    ...byPerson('domainInstructions', caller),
    ...(caller === undefined ? [] : [{ limit: 'domainInstructionsTo', by: normaliseEmail(textIn(body, 'email')) } as const]),
  ],
  'POST /api/tenant/domains/{id}/verify': ({ caller, params }) => [
    ...byPerson('domainLookUp', caller),
    ...(caller === undefined || caller.role === 'user' ? [] : [{ limit: 'domainLookUp', by: `claim ${written(params.id)}` } as const]),
  ],
  'POST /api/tenant/explanations': ({ caller }) => byPerson('explanation', caller),
  'GET /api/tenant/coupon-preview': ({ caller }) => [...byPerson('coupon', caller), ...byTenant('coupon', caller, newestTenant(caller))],
  'POST /api/create-subscription': ({ caller, body }) =>
    textIn(body, 'couponCode') === '' ? [] : [...byPerson('coupon', caller), ...byTenant('coupon', caller, newestTenant(caller))],
} as const satisfies Readonly<Record<string, Counts>>;

export type LimitedCall = keyof typeof calls;

/** The limited calls, and the keys by which each is counted. */
export const limitedCalls: Readonly<Record<LimitedCall, Counts>> & Readonly<Record<string, Counts | undefined>> = calls;

/** Every request with an API token. */
export function countToken(caller: Caller | undefined): readonly RateCount[] {
  return caller?.apiToken === undefined ? [] : [{ limit: 'apiToken', by: `token ${caller.apiToken.id}` }];
}

function byPerson(limit: RateLimitName, caller: Caller | undefined, cost = 1): readonly RateCount[] {
  return caller === undefined ? [] : [{ limit, by: `person ${caller.userId}`, cost }];
}

/** Only attempts of people who may act for the tenant count for it: a stranger must not use them up. */
function byTenant(limit: RateLimitName, caller: Caller | undefined, tenantId: string | undefined, cost = 1): readonly RateCount[] {
  if (caller === undefined || tenantId === undefined) return [];
  const id = written(tenantId);
  const isHeard = caller.role === 'platform_owner' || isAdminOf(caller, id);
  return isHeard ? [{ limit, by: `tenant ${id}`, cost }] : [];
}

/** An id as it is stored. A caller who writes it in capitals gets no count of its own. */
function written(id = ''): string {
  return id.toLowerCase();
}

/** The tenant of a subscription call. */
function newestTenant(caller: Caller | undefined): string | undefined {
  return caller?.memberships[0]?.tenantId;
}

/** The tenant that claims a domain if none is named. */
function newestAdministered(caller: Caller | undefined): string | undefined {
  return caller?.memberships.find(({ tenantId }) => isAdminOf(caller, tenantId))?.tenantId;
}

/** Links are distinguished by their first characters only, so that a bucket's key never contains a whole token. */
function byToken(token: string): readonly RateCount[] {
  return token === '' ? [] : [{ limit: 'invitationToken', by: token.slice(0, 8) }];
}

/** A list that is too long is refused as a whole and costs no more than the longest allowed one. */
function addressesIn(body: unknown): number {
  const invitations: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'invitations') : undefined;
  return Array.isArray(invitations) ? Math.min(Math.max(invitations.length, 1), massInviteLimit) : 1;
}

function textIn(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}

export function isLimitedCall(call: string): call is LimitedCall {
  return Object.hasOwn(limitedCalls, call);
}
