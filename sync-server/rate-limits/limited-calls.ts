import type { RateCount } from './rate-limiter.ts';

/** What a count can go by. */
export interface CallTraits {
  readonly address: string;
  /** undefined: nobody is signed in. */
  readonly sessionId: string | undefined;
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
  'POST /api/auth/decline-invitation': ({ address, body }) => [
    { limit: 'declineInvitation', by: address },
    ...byToken(textIn(body, 'token')),
  ],
  'POST /api/auth/request-new-invitation': ({ address }) => [{ limit: 'requestNewInvitation', by: address }],
  'POST /api/admin/invitations/{id}/resend': ({ sessionId = '', params }) => [
    { limit: 'resend', by: sessionId },
    { limit: 'resendTo', by: params.id ?? '' },
  ],
  'POST /api/admin/users/resend-invite': ({ sessionId = '', body }) => [
    { limit: 'resend', by: sessionId },
    { limit: 'resendTo', by: textIn(body, 'email').trim().toLowerCase() },
  ],
  'POST /api/admin/tenants/{tenantId}/users/mass-invite': ({ sessionId = '', params }) => [
    { limit: 'massInvite', by: `${params.tenantId ?? ''} ${sessionId}` },
  ],
  'POST /api/create-subscription': ({ sessionId = '' }) => [{ limit: 'coupon', by: sessionId }],
} as const satisfies Readonly<Record<string, Counts>>;

export type LimitedCall = keyof typeof calls;

/** The calls that are counted, and what each is counted by. */
export const limitedCalls: Readonly<Record<LimitedCall, Counts>> & Readonly<Record<string, Counts | undefined>> = calls;

/** Links are told apart by their first letters alone, so that a bucket never names a whole token. */
function byToken(token: string): readonly RateCount[] {
  return token === '' ? [] : [{ limit: 'invitationToken', by: token.slice(0, 8) }];
}

function textIn(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}

export function isLimitedCall(call: string): call is LimitedCall {
  return Object.hasOwn(limitedCalls, call);
}
