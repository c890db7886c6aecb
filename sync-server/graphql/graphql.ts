import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ASTNode, execute, type GraphQLSchema, getOperationAST, Kind } from 'graphql';
import * as z from 'zod/mini';
import { graphqlHeader } from '#contract/operations.ts';
import { done, type Outcome, type Refused, refused } from '#contract/outcome.ts';
import { pushLimit } from '#contract/sync.ts';
import { isCaller, type Principal } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import { DeadlinePassed, orPassed, withinDeadline } from '#server/data/within-deadline.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import type { RequestPlace } from '#server/http/request-origin.ts';
import { retrySoon, statuses } from '#server/http/statuses.ts';
import { parseStrictJson } from '#server/http/strict-json.ts';
import type { Identify } from '#server/identity/create-identity.ts';
import { judgeCounts } from '#server/rate-limits/judge-counts.ts';
import { countToken } from '#server/rate-limits/limited-calls.ts';
import type { GraphqlContext, GraphqlDeps } from './builder.ts';
import { createDocumentGate } from './document-gate.ts';
import { graphqlLimits } from './limit-rules.ts';
import { createLiveDoor } from './live-door.ts';
import { createLiveStreams } from './live-streams.ts';
import { answerOf, type GraphqlAnswer, type MaskContext } from './mask-errors.ts';
import { openDeadline } from './open-deadline.ts';
import { readText } from './read-text.ts';
import { createSchema } from './schema.ts';

export interface GraphqlDoorDeps extends GraphqlDeps {
  readonly identify: Identify;
  readonly onFault: (fault: unknown, requestId: string) => void;
  readonly isProduction: boolean;
  /** Time limit of an answer. */
  readonly deadlineMs?: number;
}

export const deadlineMs = 5_000;

interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

export interface GraphqlArrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly place: Pick<RequestPlace, 'requestId' | 'clientAddress' | 'host'>;
}

export interface Graphql {
  readonly schema: GraphQLSchema;
  /** Answers /graphql: queries and mutations by POST, live streams by GET as server-sent events. */
  readonly door: (arrival: GraphqlArrival) => Promise<void>;
}

/** A push may be as large as its own limit; every other body has the limit of documents. */
const bodyLimit = pushLimit.bytes + graphqlLimits.documentBytes;

const Variables = z.nullable(z.record(z.string(), z.unknown()));

const Body = z.strictObject({
  query: z.string(),
  variables: z.optional(Variables),
  operationName: z.optional(z.nullable(z.string())),
});

export function createGraphql(deps: GraphqlDoorDeps): Graphql {
  const schema = createSchema();
  const gate = createDocumentGate(schema, { isStrict: deps.isProduction });
  const liveDoor = createLiveDoor(schema, gate, deps);
  const liveStreams = createLiveStreams();

  async function run(request: GraphqlRequest, principal: Principal, address: string): Promise<GraphqlAnswer> {
    const masking: MaskContext = { requestId: principal.requestId, onFault: (fault) => deps.onFault(fault, principal.requestId) };
    const admitted = gate.admit(request.query);
    if (!admitted.ok) return answerOf({ errors: admitted.errors }, masking);
    const { document } = admitted;
    if (getOperationAST(document, request.operationName)?.operation === 'subscription')
      return badRequest('Live streams are opened by GET.');
    const limitMs = deps.deadlineMs ?? deadlineMs;
    const deadline = openDeadline(limitMs);
    const db = withinDeadline(deps.db, deadline);
    // A transaction that begins in the first half has the same time again to end.
    const isTimeShort = (): boolean => deadline.remainingMs() < limitMs / 2;
    const limitHeaders = {};
    const contextValue: GraphqlContext = { principal, address, limitHeaders, deps: { ...deps, db, ...over(deps.sync, db, isTimeShort) } };
    const variableValues = request.variables ?? {};
    try {
      const running = async () => execute({ schema, document, contextValue, variableValues, operationName: request.operationName ?? null });
      const result = await orPassed(deadline, running);
      // The database's own time limit may end the request a moment before the deadline.
      if (result.errors !== undefined && deadline.remainingMs() <= 0) throw new DeadlinePassed();
      for (const { nodes, extensions } of result.errors ?? [])
        await deps.onRefused({
          principal,
          operation: fieldOf(nodes),
          code: extensions.code,
          address,
          input: [request.query, variableValues],
        });
      const answer = answerOf(result, masking);
      return { ...answer, headers: { ...answer.headers, ...limitHeaders } };
    } catch (fault) {
      if (!(fault instanceof DeadlinePassed)) throw fault;
      deps.onFault(fault, principal.requestId);
      return refusal(refused('Unavailable', httpTexts.tooSlow(principal.requestId)));
    } finally {
      deadline.close();
    }
  }

  async function answerPost({ request, place }: GraphqlArrival): Promise<GraphqlAnswer> {
    if (request.headers[graphqlHeader] === undefined) return refusal(refused('Forbidden', httpTexts.graphqlHeaderMissing(graphqlHeader)));
    const text = await readText(request, bodyLimit);
    if (!text.ok) return refusal(text);
    const json = parseStrictJson(text.value);
    if (!json.ok) return refusal(json);
    const body = Body.safeParse(json.value);
    if (!body.success) return badRequest('Send one operation: query, variables, operationName.');
    if (Buffer.byteLength(text.value) > graphqlLimits.documentBytes && !body.data.query.startsWith('mutation pushCommands(')) {
      return refusal(refused('TooLarge', httpTexts.tooLarge(graphqlLimits.documentBytes)));
    }
    const principal = await deps.identify(request.headers.cookie, place, request.headers.authorization);
    const { refusal: limited } = await judgeCounts(
      deps.limiter,
      countToken(principal.ok && isCaller(principal.value) ? principal.value : undefined),
    );
    if (limited !== undefined) return refusal(limited);
    // A request with an invalid token is not treated as a visitor's: the sender is told.
    if (!principal.ok && principal.code === 'Unauthorized') return refusal(principal);
    if (principal.ok) return run(body.data, principal.value, place.clientAddress);
    // Deactivated users may still call public operations; operations that need a session answer with the reason.
    const answer = await run(body.data, { visitor: true, requestId: place.requestId }, place.clientAddress);
    return answer.status === statuses.Unauthorized ? refusal(principal) : answer;
  }

  return {
    schema,
    door: async (arrival) => {
      const { request, response, place } = arrival;
      if (request.method === 'POST') return send(response, await answerPost(arrival));
      if (request.method !== 'GET')
        return send(response, refusal(refused('MethodNotAllowed', httpTexts.methodNotAllowed)), { allow: 'GET, POST' });
      if (!request.headers.accept?.includes('text/event-stream')) return send(response, badRequest('Only live streams are opened by GET.'));
      if (!isOwnStream(request)) return send(response, refusal(refused('Forbidden', httpTexts.crossSite)));
      const variables = streamVariables(request);
      if (!variables.ok) return send(response, refusal(variables));
      const principal = await deps.identify(request.headers.cookie, place, request.headers.authorization);
      if (!principal.ok) return send(response, refusal(principal));
      // A client that has already disconnected would never release its slot.
      if (response.destroyed) return;
      const leave = isCaller(principal.value) ? liveStreams.enter(principal.value) : () => undefined;
      if (leave === undefined) return send(response, refusal(refused('TooManyRequests', httpTexts.tooManyStreams)));
      response.once('close', leave);
      await liveDoor(request, response, { principal: principal.value, address: place.clientAddress });
    },
  };
}

/** The parts that run transactions, with the deadline of the request. */
function over(sync: GraphqlDeps['sync'], db: Database, isTimeShort: () => boolean): Pick<GraphqlDeps, 'changes' | 'sync'> {
  const { changes, push, pull, known } = sync.through(db, isTimeShort);
  return { changes, sync: { ...sync, push, pull, known } };
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

/** The field's name in the schema: an alias is chosen by the sender. */
function fieldOf([node]: readonly ASTNode[] = []): string {
  return node?.kind === Kind.FIELD ? node.name.value : 'graphql';
}

function refusal({ code, message }: Refused): GraphqlAnswer {
  return { status: statuses[code], body: { errors: [{ message, extensions: { code } }] } };
}

function badRequest(message: string): GraphqlAnswer {
  return refusal(refused('InputInvalid', message));
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
