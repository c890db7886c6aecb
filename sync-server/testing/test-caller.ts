import { request } from 'node:http';
import { addPerson, type NewPerson } from './office-people.ts';
import type { Office } from './test-office.ts';

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

export function visitorOf(server: Office): TestCaller {
  return callerWith(server, undefined, undefined);
}

/** Adds the person, who calls the server from then on. */
export async function signedIn(server: Office, person: NewPerson): Promise<TestCaller> {
  const { id, cookie } = await addPerson(server, { firstName: 'Ann', lastName: 'Archer', ...person });
  return callerWith(server, id, cookie, person.on?.domain);
}

function callerWith(server: Office, userId: string | undefined, cookie: string | undefined, host?: string): TestCaller {
  const send: TestCaller['send'] = (method, path, body, headers = {}) =>
    exchange(new URL(path, server.url), method, body, {
      'sec-fetch-site': 'same-origin',
      ...(body.length === 0 ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
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
