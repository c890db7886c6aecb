import { createHash } from 'node:crypto';
import { logoutTexts } from '#contract/people/sign-in.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Log } from '#server/core/http/log.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import { userStream } from '#server/core/sync/streams/stream-names.ts';
import type { IssuerKeys } from '#server/people/identity/issuer/issuer-keys.ts';
import type { OidcClient } from '#server/people/identity/issuer/oidc-client.ts';
import { readSignedToken } from '#server/people/identity/issuer/signed-token.ts';
import { provenTicketTypes } from '#server/people/identity/tickets/sign-in-tickets.ts';
import { checkLogoutToken, type LogoutClaims, logoutTokenTerms } from './logout-token.ts';

export interface BackChannelDeps {
  readonly oidc: OidcClient;
  readonly keys: IssuerKeys;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Accepts a body as sent by the outside provider. */
export type TakeLogout = (
  body: Uint8Array,
  contentType: string | null,
  requestId: string,
) => Promise<Outcome<Record<string, never>, 'InputInvalid' | 'NotFound'>>;

const longestBody = 64 * 1024;
const notValid = refused('InputInvalid', logoutTexts.notValid);

/**
 * The outside provider reports that a person signed out there: the sessions that came from it end here, and so do their devices' live
 * streams. Only a fresh logout token of that provider ends sessions.
 */
export function createTakeLogout(deps: BackChannelDeps): TakeLogout {
  return async (body, contentType, requestId) => {
    const token = tokenIn(body, contentType);
    if (token === undefined) return notValid;
    const claims = await readToken(deps, token, requestId);
    if (claims === undefined) return notValid;
    const { commits: _, ...outcome } = await deps.changes.runAsPlatform(platformActor(requestId, deps.clock(), undefined), (change) =>
      endSessions(change, deps.oidc.issuer, claims),
    );
    if (!outcome.ok) deps.log.warn('logout-token.refused', { requestId, reason: 'jti' });
    return outcome;
  };
}

function tokenIn(body: Uint8Array, contentType: string | null): string | undefined {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/x-www-form-urlencoded' || body.length > longestBody)
    return undefined;
  const [token, ...more] = new URLSearchParams(Buffer.from(body).toString('utf8')).getAll('logout_token');
  return more.length === 0 ? token : undefined;
}

/** A token is not accepted if the provider's keys cannot be loaded. */
async function readToken({ oidc, keys, clock, log }: BackChannelDeps, token: string, requestId: string): Promise<LogoutClaims | undefined> {
  try {
    const configuration = await oidc.configuration();
    const announced = configuration.serverMetadata().id_token_signing_alg_values_supported;
    const signed = await readSignedToken(token, keys, announced);
    const clientId = configuration.clientMetadata().client_id;
    const judged =
      signed === undefined
        ? ({ ok: false, reason: 'signature' } as const)
        : checkLogoutToken(signed, { issuer: oidc.issuer, clientId, now: clock() });
    if (judged.ok) return judged.value;
    log.warn('logout-token.refused', { requestId, reason: judged.reason });
  } catch (fault) {
    log.fault('logout-token.unchecked', fault, { requestId });
  }
  return undefined;
}

/** The token is recorded in the transaction of its effect, so it works once, whichever process receives it. */
async function endSessions(change: Change, issuer: string, claims: LogoutClaims): Promise<Outcome<Record<string, never>, 'InputInvalid'>> {
  const { tx, now } = change;
  const [subject, providerSid] = [claims.subject ?? null, claims.providerSid ?? null];
  const id = createHash('sha256')
    .update(JSON.stringify([issuer, claims.jti]))
    .digest('hex');
  const keptUntil = new Date(now.getTime() + logoutTokenTerms.mostAgeMs + 2 * logoutTokenTerms.clockToleranceMs);
  const noted = await tx.$executeRaw`
    insert into oidc_payloads (type, id, payload, expires_at) values ('LogoutToken', ${id}, '{}'::jsonb, ${keptUntil})
    on conflict (type, id) do nothing`;
  if (noted === 0) return notValid;
  // A session without the provider's session id cannot be distinguished from the one to end.
  const ended = await tx.$queryRaw<{ userId: string }[]>`
    delete from sessions where sess ->> 'issuer' = ${issuer}
      and (${subject}::text is null or user_id in (select user_id from identities where issuer = ${issuer} and subject = ${subject}))
      and (${providerSid}::text is null or sess ->> 'providerSid' = ${providerSid}
        or (${subject}::text is not null and sess ->> 'providerSid' is null))
    returning user_id::text as "userId"`;
  await tx.$executeRaw`
    delete from oidc_payloads where type = any(${[...provenTicketTypes]}) and payload ->> 'issuer' = ${issuer}
      and (payload ->> 'providerSid' = ${providerSid}
        or (${providerSid}::text is null
          and payload ->> 'userId' in (select user_id::text from identities where issuer = ${issuer} and subject = ${subject})))`;
  for (const userId of new Set(ended.map((session) => session.userId))) {
    change.touch(userStream(userId), 'me', userId);
    const sessions = ended.filter((session) => session.userId === userId).length;
    change.audit('session.endByProvider', { kind: 'user', id: userId }, { sessions }, { sessions: 0 });
  }
  return done({});
}
