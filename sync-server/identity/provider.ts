import type { EventEmitter } from 'node:events';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import type { SignInNotice } from '#contract/sign-in.ts';
import type { IdentityQuery } from '#server/data/identity-query.ts';
import type { Log } from '#server/http/log.ts';
import type { Account, Accounts } from './accounts.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { createProviderStorage } from './provider-storage.ts';

export const embeddedClientId = 'reckoner';
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

/** The identity provider that comes along: accounts in the database, this application as its one client. */
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
        // For the sake of `sid` in the ID token, by which a sign-out finds the provider's session. Nothing is ever sent there.
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
      // Signing out ends the provider's session in the same step, without a page of its own.
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
  // The server itself writes the forwarded headers from its configuration before the provider reads them.
  provider.proxy = true;
  provider.on('server_error', (_, fault) => log.fault('identity.fault', fault));
  // Without a listener the stack goes to the console, even when a client merely hung up.
  const emitter: EventEmitter = provider;
  emitter.on('error', (fault: unknown, ctx: KoaContextWithOIDC) => {
    if (!ctx.req.socket.destroyed) log.fault('identity.fault', fault);
  });
  return provider;
}

/** Names by protocol: over https bound to the host. An interaction's cookies carry a path of their own and cannot be. */
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

/** The application is the provider's own: nobody is asked whether it may know the address it invited. */
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
