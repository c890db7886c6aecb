import { accessTexts } from '#contract/people/access.ts';
import { apiTokenTexts } from '#contract/people/api-tokens.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Caller, Principal } from '#server/core/access/caller.ts';
import type { RecordDenial } from '#server/core/audit/record-denial.ts';
import type { Configuration } from '#server/core/configuration/configuration.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import type { Handler } from '#server/core/http/listener/serve.ts';
import type { Log } from '#server/core/http/log.ts';
import type { TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { type CookieSettings, clearCookie, readCookie, sessionCookieName } from '#server/core/http/requests/cookies.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import { createSecrets } from '#server/core/settings/secrets.ts';
import type { Changes } from '#server/core/sync/changes/change.ts';
import { createRecordRefusedSignIn, type RecordRefusedSignIn } from './attempts/record-refused-sign-in.ts';
import { createDomainConsents } from './domains/domain-consents.ts';
import { createFactorStore } from './factors/factor-store.ts';
import { createStepTickets } from './factors/step-tickets.ts';
import { createIdentityHandler } from './identity-handler.ts';
import { registerIdentity } from './identity-routes.ts';
import { createIssuerKeys } from './issuer/issuer-keys.ts';
import { createOidcClient, type OidcClient } from './issuer/oidc-client.ts';
import type { PasswordHasher } from './passwords/password-hash.ts';
import { type Accounts, createAccounts } from './provider/accounts.ts';
import { cookieNames, createProvider, embeddedClientId } from './provider/provider.ts';
import { obtainProviderKeys } from './provider/provider-keys.ts';
import { createCurrentUser, type PersonsOfRequests, type ReadCurrentUser } from './sessions/current-user.ts';
import { createLeases, type Leases } from './sessions/lease.ts';
import { callerOf, createLoadPerson, type LoadPerson, type Person } from './sessions/load-person.ts';
import type { RandomBytes } from './sessions/opaque-token.ts';
import { createSealKeys, type SealKeyOf } from './sessions/seal-key.ts';
import { sessionPlaceOf } from './sessions/session-place.ts';
import { createSessions } from './sessions/sessions.ts';
import { allowBinding, createLinkPerson } from './sign-in/link-person.ts';
import { createTakeLogout, type TakeLogout } from './sign-out/back-channel-logout.ts';
import type { EndProviderSession } from './sign-out/sign-out.ts';
import { createKnownBrowsers } from './tickets/known-browsers.ts';
import { createLoginFlows } from './tickets/login-flows.ts';
import { createSignInTickets } from './tickets/sign-in-tickets.ts';

export interface IdentityDeps {
  readonly query: IdentityQuery;
  readonly configuration: Pick<Configuration, 'publicUrl' | 'identityProvider' | 'ownersNeedSecondStep'>;
  readonly looks: TenantLooks;
  readonly limiter: RateLimiter;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly randomBytes: RandomBytes;
  readonly hasher: PasswordHasher;
  readonly log: Log;
  /** Address at which this process reaches its own listener. */
  readonly loopbackUrl: () => string;
  readonly onSignIn: (userId: string, requestId: string) => Promise<void>;
  readonly recordDenial: RecordDenial;
  readonly loadTokenHolder: (authorization: string, requestId: string) => Promise<Outcome<Caller, 'Unauthorized' | 'LimitReached'>>;
}

export interface Identity {
  readonly accounts: Accounts;
  readonly leases: Leases;
  /** The handler below /idp, if the embedded provider is in use. */
  readonly handler: Handler | undefined;
  readonly identify: Identify;
  readonly currentUser: ReadCurrentUser;
  readonly sealKeyOf: SealKeyOf;
  readonly takeLogout: TakeLogout;
  readonly register: (app: HttpApp) => void;
  readonly sweep: () => Promise<void>;
}

/** Identifies the sender of a request. A session is valid only on its own host. With an Authorization header, cookies are ignored. */
export type Identify = (
  cookieHeader: string | undefined,
  place: Pick<RequestPlace, 'host' | 'requestId'>,
  authorization?: string,
) => Promise<Outcome<Principal, 'UserDeactivated' | 'Unauthorized' | 'LimitReached'>>;

/** Assembles sign-in, sessions, and the identity provider. */
export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { query, clock, randomBytes, newId, log, looks, hasher } = deps;
  const { publicUrl } = deps.configuration;
  const cookies: CookieSettings = { https: publicUrl.startsWith('https:') };
  const secrets = createSecrets(query);
  const accounts = createAccounts({ query, hasher });
  const sessions = createSessions({ query, clock, randomBytes });
  const loadPerson = createLoadPerson({ query, sessions, clock });
  const leases = createLeases({ secrets, clock });
  const persons: PersonsOfRequests = new WeakMap<Caller, Person>();
  const currentUser = createCurrentUser({ loadPerson, persons, leases });
  const onRefused = createRecordRefusedSignIn(deps.recordDenial, query);
  const { oidc, handler } = await createIssuer(deps, { accounts, cookies, onRefused, loadPerson });
  const linkPerson = createLinkPerson({ query, newId, clock, embeddedIssuer: handler === undefined ? undefined : oidc.issuer });
  const flows = createLoginFlows({ query, clock, randomBytes });
  const tickets = createSignInTickets({ query, clock, randomBytes });
  const consents = createDomainConsents(query);
  const { onSignIn } = deps;
  const passing = { oidc, flows, tickets, consents, sessions, linkPerson, looks };
  const signIn = { ...passing, cookies, clock, randomBytes, publicUrl, log, onSignIn, onRefused };
  const endProviderSession = handler === undefined ? undefined : createEndProviderSession(query, cookies);
  const signOut = { oidc, sessions, looks, cookies, publicUrl, log, endProviderSession };
  return {
    accounts: handler === undefined ? withoutPasswords(accounts, clock) : accounts,
    leases,
    currentUser,
    sealKeyOf: createSealKeys(secrets, randomBytes),
    // The embedded provider ends its session and ours in one step, so it has no sign-out to report.
    takeLogout:
      handler === undefined
        ? createTakeLogout({ oidc, keys: createIssuerKeys({ oidc, clock }), changes: deps.changes, clock, log })
        : async () => refused('NotFound', accessTexts.notFound),
    handler,
    identify: async (cookieHeader, { host, requestId }, authorization) => {
      const owner = await looks.byHost(host);
      if (authorization !== undefined) {
        const holder = await deps.loadTokenHolder(authorization, requestId);
        const isElsewhere = owner.kind === 'tenant' && holder.ok && owner.tenant.id !== holder.value.confinedTo;
        return isElsewhere ? refused('Unauthorized', apiTokenTexts.invalid) : holder;
      }
      const at = sessionPlaceOf(owner);
      if (at === undefined) return done({ visitor: true, requestId });
      const loaded = await loadPerson.byCookie(readCookie(cookieHeader, sessionCookieName(cookies)), at.host);
      if (!loaded.ok) return loaded;
      if (loaded.value === undefined) return done({ visitor: true, requestId });
      const caller = callerOf(loaded.value, requestId);
      persons.set(caller, loaded.value);
      return done(caller);
    },
    register: (app) => registerIdentity(app, { signIn, signOut, leases }),
    sweep: sessions.sweep,
  };
}

/**
 * Passwords belong to the outside provider: here they are only checked against the rules and then discarded. The binding that the provider
 * may use is stored.
 */
function withoutPasswords(accounts: Accounts, clock: () => Date): Accounts {
  return {
    ...accounts,
    prepare:
      async ({ email }) =>
      async (inTransaction) => {
        await allowBinding(inTransaction, email, clock());
        return true;
      },
  };
}

interface Issuing {
  readonly accounts: Accounts;
  readonly cookies: CookieSettings;
  readonly onRefused: RecordRefusedSignIn;
  readonly loadPerson: LoadPerson;
}

/** An outside provider if one is configured, otherwise the embedded one. */
async function createIssuer(
  deps: IdentityDeps,
  { accounts, cookies, onRefused, loadPerson }: Issuing,
): Promise<{ readonly oidc: OidcClient; readonly handler: Handler | undefined }> {
  const { query, clock, log, looks, limiter, changes, hasher, newId, loopbackUrl, randomBytes } = deps;
  const { publicUrl, identityProvider, ownersNeedSecondStep } = deps.configuration;
  if (identityProvider !== undefined) return { oidc: createOidcClient(identityProvider, clock), handler: undefined };
  const keys = await obtainProviderKeys(createSecrets(query));
  const provider = createProvider({ query, clock, accounts, keys, publicUrl, log });
  return {
    oidc: createOidcClient(
      {
        issuer: `${publicUrl}/idp`,
        clientId: embeddedClientId,
        clientSecret: keys.clientSecret,
        embedded: { publicUrl, loopbackUrl },
      },
      clock,
    ),
    handler: createIdentityHandler({
      provider,
      accounts,
      limiter,
      looks,
      publicUrl,
      log,
      query,
      changes,
      hasher,
      clock,
      newId,
      cookies,
      onRefused,
      knownBrowsers: createKnownBrowsers({ query, clock, randomBytes, cookies }),
      factors: createFactorStore({ query, clock, newId, randomBytes }),
      steps: createStepTickets({ query, clock }),
      ownersNeedFactor: ownersNeedSecondStep,
      productName: new URL(publicUrl).host,
      randomBytes,
      loadPerson,
    }),
  };
}

/** The embedded provider recognizes a browser by a cookie of the same host, so one step ends both sessions. */
function createEndProviderSession(query: IdentityQuery, cookies: CookieSettings): EndProviderSession {
  const name = cookieNames(cookies.https).session;
  return async (cookieHeader, providerSid) => {
    const id = readCookie(cookieHeader, name);
    await query("delete from oidc_payloads where type = 'Session' and (id = $1 or payload #>> array['authorizations', $2, 'sid'] = $3)", [
      id ?? null,
      embeddedClientId,
      providerSid ?? null,
    ]);
    if (id === undefined) return [];
    return [clearCookie(name, cookies), clearCookie(`${name}.sig`, cookies)];
  };
}
