import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Relation } from '#server/core/operations/define-relation.ts';
import type { AnyOperation } from '#server/core/operations/operation.ts';
import type { Identify } from '#server/people/identity/create-identity.ts';
import { createDocumentCaches } from './gate/document-cache.ts';
import { graphqlLimits } from './gate/limit-rules.ts';
import type { LiveStreams } from './live/live-streams.ts';
import { useAnswers } from './plugins/use-answers.ts';
import { useAudit } from './plugins/use-audit.ts';
import { type DeadlineDeps, useDeadline } from './plugins/use-deadline.ts';
import { useDocumentLimits } from './plugins/use-document-limits.ts';
import { useLiveStreams } from './plugins/use-live-streams.ts';
import { useRequestParser } from './plugins/use-request-parser.ts';
import { useSender } from './plugins/use-sender.ts';
import { createSchema } from './schema.ts';
import type { GraphqlContext } from './types/builder.ts';
import type { Visit, VisitContext } from './visit/visit.ts';

export interface GraphqlHandlerDeps extends DeadlineDeps {
  /** The operations that have fields. */
  readonly operations: readonly AnyOperation[];
  /** The relations between their rows. */
  readonly relations: readonly Relation[];
  readonly identify: Identify;
  readonly streams: LiveStreams;
  readonly isProduction: boolean;
}

export interface GraphqlArrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly place: Visit['place'];
}

export interface Graphql {
  readonly schema: GraphQLSchema;
  /** Answers /graphql: queries and mutations by POST, live streams by GET as server-sent events. */
  readonly handler: (arrival: GraphqlArrival) => Promise<void>;
}

export function createGraphql(deps: GraphqlHandlerDeps): Graphql {
  const schema = createSchema(deps.operations, deps.relations);
  const yoga = createYoga<VisitContext, GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    // Our own parser limits the body while it reads it, and our own plugin masks faults.
    maxRequestBodySize: false,
    maskedErrors: false,
    parserAndValidationCache: createDocumentCaches(),
    context: ({ visit: { principal, place, limitHeaders } }) => ({
      ...{ principal, limitHeaders, deps },
      address: place.clientAddress,
      rows: { left: graphqlLimits.rows },
    }),
    plugins: [
      useRequestParser(),
      useSender(deps),
      useLiveStreams(deps.streams),
      useDocumentLimits(deps),
      useDeadline(deps),
      useAudit(deps),
      useAnswers(deps),
    ],
  });
  return {
    schema,
    handler: async ({ request, response, place }) => {
      response.setHeader('cache-control', 'no-store');
      const principal = { visitor: true, requestId: place.requestId } as const;
      await yoga(request, response, { visit: { request, response, place, principal, limitHeaders: {} } });
    },
  };
}
