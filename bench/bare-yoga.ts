import type { IncomingMessage, RequestListener } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { graphqlHeader } from '#contract/sync/operations.ts';
import type { GraphqlHandlerDeps } from '#server/edge/graphql/graphql.ts';
import { createSchema } from '#server/edge/graphql/schema.ts';
import type { GraphqlContext } from '#server/edge/graphql/types/builder.ts';

/** The product's schema in Yoga as its guide sets it up: without limits, deadline, and masking of the product. */
export function createBareYoga(deps: GraphqlHandlerDeps): RequestListener {
  return createYoga<{ readonly req: IncomingMessage }, GraphqlContext>({
    schema: createSchema(deps.operations, deps.relations),
    graphiql: false,
    logging: false,
    context: async ({ req }) => {
      if (req.headers[graphqlHeader] === undefined) throw new Error('The header is missing.');
      const known = await deps.identify(req.headers.cookie, { requestId: 'r', host: 'localhost' }, req.headers.authorization);
      if (!known.ok) throw new Error(known.message);
      return { principal: known.value, address: '127.0.0.1', limitHeaders: {}, rows: { left: 1_000 }, deps };
    },
  });
}
