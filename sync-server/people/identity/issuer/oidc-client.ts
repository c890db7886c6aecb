import * as client from 'openid-client';

export interface OidcClientOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** The embedded provider: its addresses are public, but this process reaches it by the loopback. */
  readonly embedded?: { readonly publicUrl: string; readonly loopbackUrl: () => string };
}

export interface OidcClient {
  readonly issuer: string;
  /** Loads the provider's addresses and keys on first use; a failure is not cached. */
  readonly configuration: () => Promise<client.Configuration>;
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const timeoutSeconds = 10;
const knownMs = 60 * 60 * 1000;

export function createOidcClient(options: OidcClientOptions, clock: () => Date): OidcClient {
  let known: { readonly configuration: Promise<client.Configuration>; readonly until: number } | undefined;
  return {
    issuer: options.issuer,
    configuration: () => {
      if (known !== undefined && known.until > clock().getTime()) return known.configuration;
      const configuration = discover(options);
      const asked = { configuration, until: clock().getTime() + knownMs };
      known = asked;
      configuration.catch(() => {
        if (known === asked) known = undefined;
      });
      return configuration;
    },
  };
}

async function discover({ issuer, clientId, clientSecret, embedded }: OidcClientOptions): Promise<client.Configuration> {
  const server = new URL(issuer);
  const isLoopback = server.protocol === 'http:' && loopback.has(server.hostname);
  const configuration = await client.discovery(
    server,
    clientId,
    embedded === undefined ? {} : { id_token_signed_response_alg: 'ES256' },
    clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [
        // The signature is checked although the token comes straight from the provider, because nothing else proves the issuer.
        client.enableNonRepudiationChecks,
        ...(isLoopback ? [client.allowInsecureRequests] : []),
      ],
      ...(embedded === undefined ? {} : { [client.customFetch]: fetchByLoopback(embedded) }),
    },
  );
  return configuration;
}

function fetchByLoopback({ publicUrl, loopbackUrl }: NonNullable<OidcClientOptions['embedded']>): client.CustomFetch {
  return (url, { body, headers, method, redirect, signal }) => {
    const target = url.startsWith(`${publicUrl}/`) ? `${loopbackUrl()}${url.slice(publicUrl.length)}` : url;
    const sent = body instanceof URLSearchParams || typeof body === 'string' ? { body } : {};
    return fetch(target, { headers, method, redirect, ...sent, ...(signal === undefined ? {} : { signal }) });
  };
}
