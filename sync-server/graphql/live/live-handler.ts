import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { httpTexts } from '#server/http/http-texts.ts';
import type { GraphqlContext, GraphqlDeps } from '../builder.ts';
import type { DocumentGate } from '../gate/document-gate.ts';
import { maskError } from '../gate/mask-errors.ts';

export interface LiveHandlerDeps extends GraphqlDeps {
  readonly onFault: (fault: unknown, requestId: string) => void;
}

type LiveContext = Pick<GraphqlContext, 'principal' | 'address'>;

/** Yoga serves the streams. Their documents pass the same checks, and only subscriptions are accepted. */
export function createLiveHandler(schema: GraphQLSchema, gate: DocumentGate, deps: LiveHandlerDeps) {
  const gated: Plugin = {
    onParse: ({ setParseFn }) => setParseFn((text: unknown) => admitLive(gate, String(text))),
    onValidate: ({ setResult }) => setResult([]),
  };
  const masked: Plugin<GraphqlContext> = {
    onSubscribe: ({ args }) => {
      const { requestId } = args.contextValue.principal;
      const mask = (error: GraphQLError): GraphQLError => {
        const { message, extensions } = maskError(error, { requestId, onFault: (fault) => deps.onFault(fault, requestId) });
        return new GraphQLError(message, { ...(extensions === undefined ? {} : { extensions }) });
      };
      return {
        onSubscribeResult: ({ result, setResult }) => {
          if ('errors' in result && result.errors !== undefined) setResult({ ...result, errors: result.errors.map(mask) });
        },
        onSubscribeError: ({ error, setError }) => setError(mask(wrapped(error))),
      };
    },
  };
  const yoga = createYoga<LiveContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    context: ({ principal, address }): GraphqlContext => ({ principal, address, deps, limitHeaders: {} }),
    maskedErrors: false,
    plugins: [gated, masked],
  });
  return async (request: IncomingMessage, response: ServerResponse, context: LiveContext): Promise<void> => {
    await yoga(request, response, context);
  };
}

function admitLive(gate: DocumentGate, text: string) {
  const admitted = gate.admit(text);
  if (!admitted.ok) throw admitted.errors[0] ?? new GraphQLError(httpTexts.invalid);
  if (getOperationAST(admitted.document)?.operation !== 'subscription') throw new GraphQLError('Only live streams are opened by GET.');
  return admitted.document;
}

function wrapped(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) });
}
