import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import * as z from 'zod/mini';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { pushLimit } from '#contract/sync/sync.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { isCaller } from '#server/access/caller.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import type { RequestPlace } from '#server/http/requests/request-origin.ts';
import { parseStrictJson } from '#server/http/requests/strict-json.ts';
import { retrySoon, statuses } from '#server/http/statuses.ts';
import type { Identify } from '#server/identity/provider/create-identity.ts';
import type { AnyOperation } from '#server/operations/operation.ts';
import { judgeCounts } from '#server/rate-limits/judge-counts.ts';
import { countToken } from '#server/rate-limits/limited-calls.ts';
import { createDocumentGate } from './gate/document-gate.ts';
import { graphqlLimits } from './gate/limit-rules.ts';
import { badRequest, type GraphqlAnswer, refusalAnswer } from './gate/mask-errors.ts';
import { createLiveHandler } from './live/live-handler.ts';
import { createLiveStreams } from './live/live-streams.ts';
import { readText } from './read-text.ts';
import { createRunOperation, type RunDeps } from './run-operation.ts';
import { createSchema } from './schema.ts';

export interface GraphqlHandlerDeps extends RunDeps {
  /** The operations that have fields. */
  readonly operations: readonly AnyOperation[];
  readonly identify: Identify;
  readonly isProduction: boolean;
}

export interface GraphqlArrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly place: Pick<RequestPlace, 'requestId' | 'clientAddress' | 'host'>;
}

export interface Graphql {
  readonly schema: GraphQLSchema;
  /** Answers /graphql: queries and mutations by POST, live streams by GET as server-sent events. */
  readonly handler: (arrival: GraphqlArrival) => Promise<void>;
}

/** A push may be as large as its own limit; every other body has the limit of documents. */
const bodyLimit = pushLimit.bytes + graphqlLimits.documentBytes;

const Variables = z.nullable(z.record(z.string(), z.unknown()));

const Body = z.strictObject({
  query: z.string(),
  variables: z.optional(Variables),
  operationName: z.optional(z.nullable(z.string())),
});

export function createGraphql(deps: GraphqlHandlerDeps): Graphql {
  const schema = createSchema(deps.operations);
  const gate = createDocumentGate(schema, { isStrict: deps.isProduction });
  const liveHandler = createLiveHandler(schema, gate, deps);
  const liveStreams = createLiveStreams();
  const run = createRunOperation(schema, gate, deps);

  async function answerPost({ request, place }: GraphqlArrival): Promise<GraphqlAnswer> {
    if (request.headers[graphqlHeader] === undefined)
      return refusalAnswer(refused('Forbidden', httpTexts.graphqlHeaderMissing(graphqlHeader)));
    const text = await readText(request, bodyLimit);
    if (!text.ok) return refusalAnswer(text);
    const json = parseStrictJson(text.value);
    if (!json.ok) return refusalAnswer(json);
    const body = Body.safeParse(json.value);
    if (!body.success) return badRequest('Send one operation: query, variables, operationName.');
    if (Buffer.byteLength(text.value) > graphqlLimits.documentBytes && !body.data.query.startsWith('mutation pushCommands(')) {
      return refusalAnswer(refused('TooLarge', httpTexts.tooLarge(graphqlLimits.documentBytes)));
    }
    const principal = await deps.identify(request.headers.cookie, place, request.headers.authorization);
    const { refusal: limited } = await judgeCounts(
      deps.limiter,
      countToken(principal.ok && isCaller(principal.value) ? principal.value : undefined),
    );
    if (limited !== undefined) return refusalAnswer(limited);
    // A request with an invalid token is not treated as a visitor's: the sender is told.
    if (!principal.ok && principal.code === 'Unauthorized') return refusalAnswer(principal);
    if (principal.ok) return run(body.data, principal.value, place.clientAddress);
    // Deactivated users may still call public operations; operations that need a session answer with the reason.
    const answer = await run(body.data, { visitor: true, requestId: place.requestId }, place.clientAddress);
    return answer.status === statuses.Unauthorized ? refusalAnswer(principal) : answer;
  }

  return {
    schema,
    handler: async (arrival) => {
      const { request, response, place } = arrival;
      if (request.method === 'POST') return send(response, await answerPost(arrival));
      if (request.method !== 'GET')
        return send(response, refusalAnswer(refused('MethodNotAllowed', httpTexts.methodNotAllowed)), { allow: 'GET, POST' });
      if (!request.headers.accept?.includes('text/event-stream')) return send(response, badRequest('Only live streams are opened by GET.'));
      if (!isOwnStream(request)) return send(response, refusalAnswer(refused('Forbidden', httpTexts.crossSite)));
      const variables = streamVariables(request);
      if (!variables.ok) return send(response, refusalAnswer(variables));
      const principal = await deps.identify(request.headers.cookie, place, request.headers.authorization);
      if (!principal.ok) return send(response, refusalAnswer(principal));
      // A client that has already disconnected would never release its slot.
      if (response.destroyed) return;
      const leave = isCaller(principal.value) ? liveStreams.enter(principal.value) : () => undefined;
      if (leave === undefined) return send(response, refusalAnswer(refused('TooManyRequests', httpTexts.tooManyStreams)));
      response.once('close', leave);
      await liveHandler(request, response, { principal: principal.value, address: place.clientAddress });
    },
  };
}

/** The parameters of a stream are in its address and are validated as strictly as a body. */
function streamVariables(request: IncomingMessage): Outcome<unknown, 'InputInvalid'> {
  const text = new URL(request.url ?? '/', 'http://localhost').searchParams.get('variables');
  if (text === null || text === '') return done(undefined);
  const read = parseStrictJson(text);
  if (!read.ok) return refused('InputInvalid', httpTexts.invalidField('variables'));
  return Variables.safeParse(read.value).success ? read : refused('InputInvalid', httpTexts.invalidField('variables'));
}

/** The browser reports the origin of a stream request; a client that does not report it has no cookie to abuse across sites. */
function isOwnStream(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

function send(response: ServerResponse, { status, body, headers }: GraphqlAnswer, more: Readonly<Record<string, string>> = {}): void {
  const soon = status === statuses.Unavailable ? retrySoon : {};
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...soon,
    ...headers,
    ...more,
  });
  response.end(JSON.stringify(body));
}
