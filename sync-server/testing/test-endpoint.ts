import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { done } from '#contract/values/outcome.ts';
import type { Principal } from '#server/core/access/caller.ts';
import { withServices } from '#server/core/operations/with-services.ts';
import { createSync } from '#server/core/sync/sync.ts';
import { createGraphql, type GraphqlHandlerDeps } from '#server/edge/graphql/graphql.ts';
import { createLiveStreams } from '#server/edge/graphql/live/live-streams.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import { operations, relations } from '#server/wiring/operations.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';
import type { ServiceDeps } from '#server/wiring/service-deps.ts';
import { untimed, withoutDomains, withoutGuards } from './without-domains.ts';

/** The GraphQL endpoint over real HTTP, with the signed-in caller injected. */
export interface TestEndpoint {
  readonly url: string;
  readonly faults: unknown[];
  readonly signIn: (principal: Principal) => void;
  readonly post: (body: unknown, headers?: Readonly<Record<string, string>>) => Promise<EndpointAnswer>;
  /** Opens a live stream. */
  readonly stream: (query: string, headers?: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<Response>;
  /** Number of open connections. */
  readonly connections: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface EndpointAnswer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  };
}

export const testVisitor: Principal = { visitor: true, requestId: 'request-1' };

export async function openTestEndpoint(services: ServiceDeps, changed: Partial<GraphqlHandlerDeps> = {}): Promise<TestEndpoint> {
  const faults: unknown[] = [];
  const session: { principal: Principal } = { principal: testVisitor };
  const { graphql, sync } = createGraphqlOf(services, faults, { identify: async () => done(session.principal), ...changed });
  const server = createServer((request, response) => {
    graphql
      .handler({ request, response, place: { requestId: 'request-1', clientAddress: '127.0.0.1', host: 'localhost' } })
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

type GivenDeps = Pick<GraphqlHandlerDeps, 'identify'> & Partial<GraphqlHandlerDeps>;

/** GraphQL over the database of an office. Its `currentUser` throws, so that tests can see how a fault is masked. */
function createGraphqlOf({ db, clock }: ServiceDeps, faults: unknown[], given: GivenDeps) {
  const sync = createSync({
    handlers: commandHandlers,
    rowLoaders,
    db,
    clock,
    newId: randomUUID,
    isOwnHost: () => false,
    signLease: async () => 'lease',
    onFault: (_event, fault) => faults.push(fault),
  });
  const currentUser = async () => {
    throw new Error('The secret of the database: it is down.');
  };
  const graphql = createGraphql({
    streams: createLiveStreams(),
    db,
    clock,
    changes: sync.changes,
    sync,
    ...withoutGuards,
    operations: withServices(operations, { ...withoutDomains, currentUser }, untimed),
    relations,
    onFault: (fault) => faults.push(fault),
    isProduction: false,
    ...given,
  });
  return { graphql, sync };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
