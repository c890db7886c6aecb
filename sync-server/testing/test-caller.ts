import { request } from 'node:http';
import type { MemberRole, Role } from '#contract/people/roles.ts';
import { hashToken, newToken } from '#server/identity/sessions/opaque-token.ts';
import type { TestServer } from './test-server.ts';

/** A person with a session, or a visitor, who calls the server over HTTP as the app does. */
export interface TestCaller {
  readonly userId: string | undefined;
  readonly call: (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<CallAnswer>;
  /** With the exact bytes of the body. */
  readonly send: (method: string, path: string, body: string | Buffer, headers?: Readonly<Record<string, string>>) => Promise<CallAnswer>;
}

export interface CallAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly json: unknown;
}

export interface TestPerson {
  readonly role: Role;
  readonly memberships?: readonly (readonly [tenantId: string, role: MemberRole])[];
  readonly isActive?: boolean;
  /** Milliseconds since the sign-in. */
  readonly signedInMsAgo?: number;
  /** True for an expired session. */
  readonly expired?: boolean;
  /** The tenant's own domain of the session. */
  readonly on?: { readonly domain: string; readonly tenantId: string };
}

export function visitorOf(server: TestServer): TestCaller {
  return callerWith(server, undefined, undefined);
}

/** Creates the person and the session without the identity provider. */
export async function signedIn(server: TestServer, person: TestPerson): Promise<TestCaller> {
  const { db, newId, clock, randomBytes } = server.services;
  const userId = newId();
  const cookie = newToken(randomBytes);
  const now = clock().getTime();
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.user.create({
      data: {
        id: userId,
        email: `${userId}@example.com`,
        firstName: 'Ann',
        lastName: 'Archer',
        role: person.role,
        isActive: person.isActive ?? true,
      },
    });
    for (const [tenantId, role] of person.memberships ?? []) await tx.membership.create({ data: { userId, tenantId, role } });
    const signedInAt = now - (person.signedInMsAgo ?? 0);
    await tx.session.create({
      data: {
        sid: hashToken(cookie),
        sess: { issuer: server.issuer, signedInAt, lastSeenAt: now },
        expire: new Date(person.expired === true ? now - 1000 : now + 3_600_000),
        userId,
        host: person.on?.domain ?? null,
        confinedTo: person.on?.tenantId ?? null,
      },
    });
  });
  return callerWith(server, userId, cookie, person.on?.domain);
}

function callerWith(server: TestServer, userId: string | undefined, cookie: string | undefined, host?: string): TestCaller {
  const send: TestCaller['send'] = (method, path, body, headers = {}) =>
    exchange(new URL(path, server.url), method, body, {
      'sec-fetch-site': 'same-origin',
      ...(body.length === 0 ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie: `sid=${cookie}` }),
      ...(host === undefined ? {} : { host }),
      ...headers,
    });
  return {
    userId,
    send,
    call: (method, path, body, headers) => send(method, path, body === undefined ? '' : JSON.stringify(body), headers),
  };
}

function exchange(url: URL, method: string, body: string | Buffer, headers: Readonly<Record<string, string>>): Promise<CallAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: url.hostname,
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers, json: parsed(text) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
