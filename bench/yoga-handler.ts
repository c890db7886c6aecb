import type { IncomingMessage, RequestListener } from 'node:http';
import { execute, GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { orPassed, withinDeadline } from '#server/data/within-deadline.ts';
import type { GraphqlContext } from '#server/graphql/builder.ts';
import { createDocumentGate } from '#server/graphql/gate/document-gate.ts';
import { maskError } from '#server/graphql/gate/mask-errors.ts';
import { type OpenDeadline, openDeadline } from '#server/graphql/gate/open-deadline.ts';
import type { GraphqlHandlerDeps } from '#server/graphql/graphql.ts';
import { deadlineMs } from '#server/graphql/run-operation.ts';
import { createSchema } from '#server/graphql/schema.ts';

interface YogaContext extends GraphqlContext {
  readonly deadline: OpenDeadline;
}

/** Queries and mutations through Yoga, with the product's gate, deadline, and masking as plugins. */
export function createYogaHandler(deps: GraphqlHandlerDeps): RequestListener {
  const schema = createSchema(deps.operations);
  const gate = createDocumentGate(schema, { isStrict: true });
  const guarded: Plugin<YogaContext> = {
    onParse: ({ setParseFn }) => setParseFn((text: unknown) => admit(gate, String(text))),
    onValidate: ({ setResult }) => setResult([]),
    onExecute: ({ args, setExecuteFn }) => {
      const { deadline, principal } = args.contextValue;
      setExecuteFn(() => orPassed(deadline, async () => execute(args)));
      return {
        onExecuteDone: ({ result, setResult }) => {
          deadline.close();
          if (!('errors' in result) || result.errors === undefined) return;
          const { requestId } = principal;
          const masked = result.errors.map((error) => maskError(error, { requestId, onFault: (fault) => deps.onFault(fault, requestId) }));
          setResult({ ...result, errors: masked.map(({ message }) => new GraphQLError(message)) });
        },
      };
    },
  };
  return createYoga<{ readonly req: IncomingMessage }>({
    schema,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    maskedErrors: false,
    plugins: [guarded],
    context: async ({ req }): Promise<YogaContext> => {
      if (req.headers[graphqlHeader] === undefined) throw new GraphQLError('The header is missing.');
      const known = await deps.identify(req.headers.cookie, { requestId: 'r', host: 'localhost' }, req.headers.authorization);
      if (!known.ok) throw new GraphQLError(known.message);
      const deadline = openDeadline(deadlineMs);
      const db = withinDeadline(deps.db, deadline);
      const { changes, push, pull, known: knownCommands } = deps.sync.through(db, () => deadline.remainingMs() < deadlineMs / 2);
      const sync = { ...deps.sync, push, pull, known: knownCommands };
      return { principal: known.value, address: '127.0.0.1', limitHeaders: {}, deadline, deps: { ...deps, db, changes, sync } };
    },
  });
}

function admit(gate: ReturnType<typeof createDocumentGate>, text: string) {
  const admitted = gate.admit(text);
  if (!admitted.ok) throw admitted.errors[0] ?? new GraphQLError('The operation is unknown.');
  return admitted.document;
}
