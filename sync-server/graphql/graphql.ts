import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { type Refused, refused } from '#contract/outcome.ts';
import { isCaller, type Principal } from '#server/access/caller.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import type { RequestPlace } from '#server/http/request-origin.ts';
import type { Identify } from '#server/identity/create-identity.ts';
import type { AdmittedRequest } from './admitted-request.ts';
import { refusalAnswer } from './answer-of.ts';
import { answering, headersOf } from './answer-plugin.ts';
import type { GraphqlContext, GraphqlDeps } from './builder.ts';
import { bounding } from './deadline-plugin.ts';
import { createDocumentGate } from './document-gate.ts';
import { gating } from './gate-plugin.ts';
import { createLiveStreams } from './live-streams.ts';
import { masking } from './mask-plugin.ts';
import { readOperation, readStream } from './read-operation.ts';
import { createSchema } from './schema.ts';

export interface GraphqlDoorDeps extends GraphqlDeps {
  readonly identify: Identify;
  readonly onFault: (fault: unknown, requestId: string) => void;
  readonly isProduction: boolean;
  /** How long an answer may take. */
  readonly deadlineMs?: number;
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

const graphqlEndpoint = '/graphql';

/** Yoga serves every operation. What arrives is read and its sender identified first; the plugins guard the rest. */
export function createGraphql(deps: GraphqlDoorDeps): Graphql {
  const schema = createSchema();
  const liveStreams = createLiveStreams();
  const yoga = createYoga<AdmittedRequest>({
    schema,
    graphqlEndpoint,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    maskedErrors: false,
    // The gate keeps the documents that it has parsed and validated.
    parserAndValidationCache: false,
    context: ({ principal, address, limitHeaders }): GraphqlContext => ({ principal, address, deps, limitHeaders }),
    plugins: [gating(createDocumentGate(schema, { isStrict: deps.isProduction })), masking(deps), bounding(deps), answering()],
  });

  /** The dispatcher knows the path however it was written, such as a whole address (RFC 9112, section 3.2.2). Yoga gets it plain. */
  async function serve(request: IncomingMessage, response: ServerResponse, admitted: AdmittedRequest): Promise<void> {
    request.url = graphqlEndpoint;
    await yoga(request, response, admitted);
  }

  async function answerPost({ request, response, place }: GraphqlArrival): Promise<void> {
    const operation = await readOperation(request);
    if (!operation.ok) return sendRefusal(response, operation);
    const known = await deps.identify(request.headers.cookie, place);
    const principal: Principal = known.ok ? known.value : { visitor: true, requestId: place.requestId };
    const keptOut = known.ok ? undefined : known;
    const address = place.clientAddress;
    await serve(request, response, { operation: operation.value, isStream: false, principal, address, keptOut, limitHeaders: {} });
  }

  async function openStream({ request, response, place }: GraphqlArrival): Promise<void> {
    const operation = readStream(request);
    if (!operation.ok) return sendRefusal(response, operation);
    const principal = await deps.identify(request.headers.cookie, place);
    if (!principal.ok) return sendRefusal(response, principal);
    // A client that has left meanwhile would never give the place back.
    if (response.destroyed) return;
    const leave = isCaller(principal.value) ? liveStreams.enter(principal.value) : () => undefined;
    if (leave === undefined) return sendRefusal(response, refused('TooManyRequests', httpTexts.tooManyStreams));
    response.once('close', leave);
    const sender = { principal: principal.value, address: place.clientAddress, keptOut: undefined };
    await serve(request, response, { operation: operation.value, isStream: true, ...sender, limitHeaders: {} });
  }

  return {
    schema,
    door: (arrival) => {
      const { method } = arrival.request;
      if (method === 'POST') return answerPost(arrival);
      if (method === 'GET') return openStream(arrival);
      sendRefusal(arrival.response, refused('MethodNotAllowed', httpTexts.methodNotAllowed), { allow: 'GET, POST' });
      return Promise.resolve();
    },
  };
}

function sendRefusal(response: ServerResponse, { code, message }: Refused, headers: Readonly<Record<string, string>> = {}): void {
  const answer = refusalAnswer(code, message);
  response.writeHead(answer.status, { ...headersOf(answer), ...headers });
  response.end(JSON.stringify(answer.body));
}
