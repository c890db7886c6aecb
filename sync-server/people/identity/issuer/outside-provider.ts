/** A real OpenID provider for tests, on the loopback interface: a server separate from ours, which reports sign-outs to us. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { Provider } from 'oidc-provider/lib/provider.js';

export interface OutsideProvider {
  readonly issuer: string;
  /** Starts serving once the application's address is known. */
  readonly serve: (application: string) => void;
  readonly client: { readonly id: string; readonly secret: string };
  readonly close: () => Promise<void>;
}

/** Signs every visitor in at once as the same person. */
export async function startOutsideProvider(person: { readonly sub: string; readonly email: string }): Promise<OutsideProvider> {
  const client = { id: 'app', secret: 'secret of the application, long enough' };
  let listener: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider does not listen on a port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  return {
    issuer,
    client,
    serve: (application) => {
      const provider = createProviderFor(issuer, application, person, client);
      const callback = provider.callback();
      listener = (request, response) => {
        const isInteraction = request.url?.startsWith('/interaction/') === true;
        void (isInteraction ? signInAtOnce(provider, request, response, person.sub) : callback(request, response));
      };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function createProviderFor(
  issuer: string,
  application: string,
  person: { readonly sub: string; readonly email: string },
  client: OutsideProvider['client'],
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${application}/api/callback`],
        post_logout_redirect_uris: [`${application}/`],
        token_endpoint_auth_method: 'client_secret_post',
        backchannel_logout_uri: `${application}/api/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: { keys: ['a key for cookies of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 600, Session: 3600 },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = form;
        },
      },
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async (_, sub) => ({ accountId: sub, claims: async () => ({ sub, email: person.email, email_verified: true }) }),
    loadExistingGrant: grantEverything,
    // The application of a test is on the loopback interface, which the provider would refuse to call by default.
    fetch: (url, options) => fetch(url, withoutGuard(options)),
  });
}

function withoutGuard(options: RequestInit | undefined): RequestInit {
  const { dispatcher: _, ...plain } = { dispatcher: undefined, ...options };
  return plain;
}

async function signInAtOnce(provider: Provider, request: IncomingMessage, response: ServerResponse, accountId: string): Promise<void> {
  await provider.interactionFinished(request, response, { login: { accountId } }, { mergeWithLastSubmission: false });
}

async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
