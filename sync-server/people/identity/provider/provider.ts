import type { EventEmitter } from 'node:events';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { SignInNotice } from '#contract/people/sign-in.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import type { Log } from '#server/core/http/log.ts';
import type { Account, Accounts } from './accounts.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { createProviderStorage } from './provider-storage.ts';

export const embeddedClientId = 'calculators';
const scope = 'openid email profile';

export interface ProviderDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly keys: ProviderKeys;
  readonly publicUrl: string;
  readonly log: Log;
}

/** Path of the page on which an interaction happens. */
export const interactionPath = /^\/idp\/interaction\/([\w-]{1,64})$/;

/** The embedded identity provider: accounts in the database, this application as its only client. */
export function createProvider({ query, clock, accounts, keys, publicUrl, log }: ProviderDeps): Provider {
  const https = publicUrl.startsWith('https:');
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax', secure: https } as const;
  const provider = new Provider(`${publicUrl}/idp`, {
    adapter: createProviderStorage({ query, clock }),
    clients: [
      {
        client_id: embeddedClientId,
        client_secret: keys.clientSecret,
        redirect_uris: [`${publicUrl}/api/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        // Needed for `sid` in the ID token, by which a sign-out finds the provider's session. Nothing is ever sent there.
        backchannel_logout_uri: `${publicUrl}/api/backchannel-logout`,
        backchannel_logout_session_required: true,
        require_auth_time: true,
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: { keys: [...keys.cookies], names: cookieNames(https), long: { ...cookie, path: '/' }, short: cookie },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      // Signing out ends the provider's session in the same step, without a separate page.
      rpInitiatedLogout: { enabled: false },
      backchannelLogout: { enabled: true },
      pushedAuthorizationRequests: { enabled: false },
    },
    extraParams: ['tenant'],
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 30 * 86_400, IdToken: 3600, Interaction: 3600, Session: 14 * 86_400 },
    interactions: { url: (_, interaction) => `/idp/interaction/${interaction.uid}` },
    findAccount: async (_, sub) => {
      const account = await accounts.find(sub);
      return account === undefined ? undefined : { accountId: account.id, claims: async () => claimsOf(account) };
    },
    loadExistingGrant: grantOf,
    renderError: (ctx, out, fault) => {
      log.warn('identity.refused', { error: out.error, detail: fault.message });
      const notice: SignInNotice = out.error === 'server_error' ? 'sign-in-failed' : 'sign-in-expired';
      ctx.redirect(`${publicUrl}/?notice=${notice}`);
    },
  });
  // The server itself sets the forwarded headers from its configuration before the provider reads them.
  provider.proxy = true;
  provider.on('server_error', (_, fault) => log.fault('identity.fault', fault));
  // Without a listener the stack goes to the console, even when a client merely disconnected.
  const emitter: EventEmitter = provider;
  emitter.on('error', (fault: unknown, ctx: KoaContextWithOIDC) => {
    if (!ctx.req.socket.destroyed) log.fault('identity.fault', fault);
  });
  return provider;
}

/** Cookie names by protocol: bound to the host over https. Cookies of an interaction have a path of their own and cannot be bound. */
export function cookieNames(https: boolean) {
  return { session: https ? '__Host-idp' : 'idp', interaction: 'idp-interaction', resume: 'idp-resume' } as const;
}

function claimsOf({ id, email, emailVerified, firstName, lastName }: Account) {
  return {
    sub: id,
    email,
    email_verified: emailVerified,
    ...(firstName === null ? {} : { given_name: firstName }),
    ...(lastName === null ? {} : { family_name: lastName }),
  };
}

/** The application is the provider's own, so nobody is asked to consent to sharing the address that it invited. */
async function grantOf(ctx: KoaContextWithOIDC) {
  const { client, session } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant = known === undefined ? undefined : await ctx.oidc.provider.Grant.find(known);
  if (grant !== undefined) return grant;
  const fresh = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  fresh.addOIDCScope(scope);
  await fresh.save();
  return fresh;
}
