import type { IncomingMessage, ServerResponse } from 'node:http';
import { execute, GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import * as z from 'zod/mini';
import { graphqlHeader } from '#contract/operations.ts';
import { type Outcome, type Refused, refused } from '#contract/outcome.ts';
import { pushLimit } from '#contract/sync.ts';
import type { Principal } from '#server/access/caller.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import { statuses } from '#server/http/statuses.ts';
import { parseStrictJson } from '#server/http/strict-json.ts';
import type { GraphqlContext, GraphqlDeps } from './builder.ts';
import { createDocumentGate, type DocumentGate } from './document-gate.ts';
import { graphqlLimits } from './limit-rules.ts';
import { answerOf, type GraphqlAnswer, type MaskContext } from './mask-errors.ts';
import { readText } from './read-text.ts';
import { createSchema } from './schema.ts';

export interface GraphqlDoorDeps extends GraphqlDeps {
  readonly identify: (cookies: string | undefined, requestId: string) => Promise<Outcome<Principal, 'UserDeactivated'>>;
  readonly onFault: (fault: unknown, requestId: string) => void;
  readonly isProduction: boolean;
}

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

export interface GraphqlArrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly place: { readonly requestId: string };
}

export interface Graphql {
  readonly schema: GraphQLSchema;
  /** Runs a query or a mutation without any transport. */
  readonly execute: (request: GraphqlRequest, principal: Principal) => Promise<GraphqlAnswer>;
  /** Answers /graphql: queries and mutations by POST, live streams by GET as server-sent events. */
  readonly door: (arrival: GraphqlArrival) => Promise<void>;
}

/** A push may be as large as its limit; every other body stays below the limit of documents. */
const bodyLimit = pushLimit.bytes + graphqlLimits.documentBytes;

const Body = z.strictObject({
  query: z.string(),
  variables: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  operationName: z.optional(z.nullable(z.string())),
});

export function createGraphql(deps: GraphqlDoorDeps): Graphql {
  const schema = createSchema();
  const gate = createDocumentGate(schema, { isStrict: deps.isProduction });
  const yoga = createLiveDoor(schema, gate, deps);

  async function run(request: GraphqlRequest, principal: Principal): Promise<GraphqlAnswer> {
    const masking: MaskContext = { requestId: principal.requestId, onFault: (fault) => deps.onFault(fault, principal.requestId) };
    const admitted = gate.admit(request.query);
    if (!admitted.ok) return answerOf({ errors: admitted.errors }, masking);
    const { document } = admitted;
    if (getOperationAST(document, request.operationName)?.operation === 'subscription')
      return badRequest('Live streams are opened by GET.');
    const contextValue: GraphqlContext = { principal, deps };
    const result = await execute({
      schema,
      document,
      contextValue,
      variableValues: request.variables ?? {},
      operationName: request.operationName ?? null,
    });
    return answerOf(result, masking);
  }

  async function answerPost(request: IncomingMessage, requestId: string): Promise<GraphqlAnswer> {
    if (request.headers[graphqlHeader] === undefined) return refusal(refused('Forbidden', httpTexts.crossSite));
    const text = await readText(request, bodyLimit);
    if (text === undefined) return refusal(refused('TooLarge', httpTexts.tooLarge(bodyLimit)));
    const json = parseStrictJson(text);
    if (!json.ok) return refusal(json);
    const body = Body.safeParse(json.value);
    if (!body.success) return badRequest('Send one operation: query, variables, operationName.');
    if (text.length > graphqlLimits.documentBytes && !body.data.query.startsWith('mutation pushCommands(')) {
      return refusal(refused('TooLarge', httpTexts.tooLarge(graphqlLimits.documentBytes)));
    }
    const principal = await deps.identify(request.headers.cookie, requestId);
    return principal.ok ? run(body.data, principal.value) : refusal(principal);
  }

  return {
    schema,
    execute: run,
    door: async ({ request, response, place }) => {
      if (request.method === 'POST') return send(response, await answerPost(request, place.requestId));
      if (request.method !== 'GET')
        return send(response, refusal(refused('MethodNotAllowed', httpTexts.methodNotAllowed)), { allow: 'GET, POST' });
      if (!request.headers.accept?.includes('text/event-stream')) return send(response, badRequest('Only live streams are opened by GET.'));
      if (!isOwnStream(request)) return send(response, refusal(refused('Forbidden', httpTexts.crossSite)));
      const principal = await deps.identify(request.headers.cookie, place.requestId);
      if (!principal.ok) return send(response, refusal(principal));
      await yoga(request, response, { principal: principal.value });
    },
  };
}

/** Yoga serves what streams. Its documents pass the same gate, and only subscriptions go through. */
function createLiveDoor(schema: GraphQLSchema, gate: DocumentGate, deps: GraphqlDoorDeps) {
  const gated: Plugin = {
    onParse: ({ setParseFn }) => setParseFn((text: unknown) => admitLive(gate, String(text))),
    onValidate: ({ setResult }) => setResult([]),
  };
  const yoga = createYoga<{ readonly principal: Principal }>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    context: ({ principal }): GraphqlContext => ({ principal, deps }),
    maskedErrors: {
      maskError: (error) => {
        if (error instanceof GraphQLError && (error.originalError === undefined || error.originalError instanceof GraphQLError))
          return error;
        deps.onFault(error, '');
        return new GraphQLError(httpTexts.fault(''), { extensions: { code: 'Fault' } });
      },
    },
    plugins: [gated],
  });
  return async (request: IncomingMessage, response: ServerResponse, context: { readonly principal: Principal }): Promise<void> => {
    await yoga(request, response, context);
  };
}

function admitLive(gate: DocumentGate, text: string) {
  const admitted = gate.admit(text);
  if (!admitted.ok) throw admitted.errors[0] ?? new GraphQLError(httpTexts.invalid);
  if (getOperationAST(admitted.document)?.operation !== 'subscription') throw new GraphQLError('Only live streams are opened by GET.');
  return admitted.document;
}

/** The browser says where a stream is opened from; one that does not say has no cookie to offer across sites. */
function isOwnStream(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

function refusal({ code, message }: Refused): GraphqlAnswer {
  return { status: statuses[code], body: { errors: [{ message, extensions: { code } }] } };
}

function badRequest(message: string): GraphqlAnswer {
  return refusal(refused('InputInvalid', message));
}

function send(response: ServerResponse, { status, body }: GraphqlAnswer, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(JSON.stringify(body));
}
