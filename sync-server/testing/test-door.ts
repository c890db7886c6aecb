import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { graphqlHeader } from '#contract/operations.ts';
import { done } from '#contract/outcome.ts';
import type { Principal } from '#server/access/caller.ts';
import { createGraphql, type GraphqlDoorDeps } from '#server/graphql/graphql.ts';
import { withoutDomains } from '#server/graphql/without-domains.ts';
import { createSync } from '#server/sync/sync.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';
import { type Scene, sceneNow } from './test-scene.ts';

/** The GraphQL endpoint over real HTTP, with the signed-in caller injected. */
export interface TestDoor {
  readonly url: string;
  readonly faults: unknown[];
  readonly signIn: (principal: Principal) => void;
  readonly post: (body: unknown, headers?: Readonly<Record<string, string>>) => Promise<DoorAnswer>;
  /** Opens a live stream. */
  readonly stream: (query: string, headers?: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<Response>;
  /** Number of open connections. */
  readonly connections: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface DoorAnswer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  };
}

export const testVisitor: Principal = { visitor: true, requestId: 'request-1' };

export async function openTestDoor(scene: Scene, changed: Partial<GraphqlDoorDeps> = {}): Promise<TestDoor> {
  const faults: unknown[] = [];
  const session: { principal: Principal } = { principal: testVisitor };
  const sync = createSync({
    handlers: commandHandlers,
    rowLoaders,
    db: scene.db,
    clock: () => sceneNow,
    newId: randomUUID,
    isOwnHost: () => false,
    signLease: async () => 'lease',
    onFault: (_event, fault) => faults.push(fault),
  });
  const graphql = createGraphql({
    db: scene.db,
    clock: () => sceneNow,
    changes: sync.changes,
    sync,
    ...withoutDomains,
    currentUser: async () => {
      throw new Error('The secret of the database: it is down.');
    },
    identify: async () => done(session.principal),
    onFault: (fault) => faults.push(fault),
    isProduction: false,
    ...changed,
  });
  const server = createServer((request, response) => {
    graphql
      .door({ request, response, place: { requestId: 'request-1', clientAddress: '127.0.0.1', host: 'localhost' } })
      .catch((fault: unknown) => {
        faults.push(fault);
        response.destroy();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${portOf(server.address())}/graphql`;
  return {
    url,
    faults,
    signIn: (principal) => {
      session.principal = principal;
    },
    post: async (body, headers = { [graphqlHeader]: '1' }) => {
      const sent = { 'content-type': 'application/json', ...headers };
      const response = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    },
    stream: (query, headers = {}, signal) => {
      const search = new URLSearchParams({ query, variables: '{"follow":[]}' });
      return fetch(`${url}?${search}`, { headers: { accept: 'text/event-stream', ...headers }, signal: signal ?? null });
    },
    connections: () =>
      new Promise((resolve, reject) => server.getConnections((fault, count) => (fault === null ? resolve(count) : reject(fault)))),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await sync.close();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
