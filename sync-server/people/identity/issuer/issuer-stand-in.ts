/** An outside identity provider for tests, on the loopback interface, that can be told to give one wrong answer. */
import { createHmac, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export interface TokenChange {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signature?: 'none' | 'foreign-key' | 'public-key-as-secret' | 'embedded-key';
}

export interface IssuerStandIn {
  readonly url: string;
  /** Makes the next answer of the token endpoint wrong in this way. */
  readonly lie: (change: TokenChange) => void;
  /** A logout token of its own, or a forged one. */
  readonly logoutToken: (change?: TokenChange) => string;
  /** Number of requests for its keys. */
  readonly keysAsked: () => number;
  readonly close: () => Promise<void>;
}

interface Granted {
  readonly nonce: string;
  readonly clientId: string;
}

/** Signs every visitor in at once as the same person. */
export async function startIssuer(person: { readonly sub: string; readonly email: string }): Promise<IssuerStandIn> {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const granted = new Map<string, Granted>();
  let change: TokenChange = {};
  let url = '';
  let keysAsked = 0;
  let logouts = 0;

  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', url);
    const json = (body: unknown): void => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (asked.pathname) {
      case '/.well-known/openid-configuration':
        return json(metadata(url));
      case '/jwks':
        keysAsked += 1;
        return json({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'ES256', use: 'sig' }] });
      case '/authorize': {
        const code = `code-${granted.size}`;
        granted.set(code, { nonce: asked.searchParams.get('nonce') ?? '', clientId: asked.searchParams.get('client_id') ?? '' });
        const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
        back.search = new URLSearchParams({ code, state: asked.searchParams.get('state') ?? '', iss: url }).toString();
        return void response.writeHead(303, { location: back.href }).end();
      }
      case '/token': {
        const grant = granted.get(new URLSearchParams(await textOf(request)).get('code') ?? '');
        const lie = change;
        change = {};
        const claims = { ...claimsOf(person, url, grant), ...lie.claims };
        return json({ access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: issue(claims, lie, own, foreign) });
      }
      default:
        return void response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The issuer does not listen on a port.');
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    lie: (next) => {
      change = next;
    },
    keysAsked: () => keysAsked,
    logoutToken: (lie = {}) => {
      logouts += 1;
      const iat = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const claims = { iss: url, sub: person.sub, aud: 'app', iat, exp: iat + 120, jti: `logout-${logouts}`, events, ...lie.claims };
      return issue(claims, { ...lie, header: { typ: 'logout+jwt', ...lie.header } }, own, foreign);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function claimsOf({ sub, email }: { readonly sub: string; readonly email: string }, url: string, grant: Granted | undefined) {
  const now = Math.floor(Date.now() / 1000);
  return { iss: url, sub, aud: grant?.clientId, nonce: grant?.nonce, iat: now, exp: now + 300, email, email_verified: true };
}

function metadata(url: string): unknown {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    end_session_endpoint: `${url}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    authorization_response_iss_parameter_supported: true,
  };
}

interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

function issue(claims: unknown, { header, signature }: TokenChange, own: KeyPair, foreign: KeyPair): string {
  const jwk: JsonWebKey = foreign.publicKey.export({ format: 'jwk' });
  const algorithm = signature === 'none' ? 'none' : signature === 'public-key-as-secret' ? 'HS256' : 'ES256';
  const fullHeader = { alg: algorithm, kid: 'own', ...(signature === 'embedded-key' ? { jwk } : {}), ...header };
  const content = [fullHeader, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${signatureOf(content, signature, own, foreign).toString('base64url')}`;
}

function signatureOf(content: string, kind: TokenChange['signature'], own: KeyPair, foreign: KeyPair): Buffer {
  const signWith = (key: KeyObject): Buffer => sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  switch (kind) {
    case 'none':
      return Buffer.alloc(0);
    case 'public-key-as-secret':
      return createHmac('sha256', own.publicKey.export({ format: 'pem', type: 'spki' }))
        .update(content)
        .digest();
    case 'foreign-key':
    case 'embedded-key':
      return signWith(foreign.privateKey);
    case undefined:
      return signWith(own.privateKey);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
