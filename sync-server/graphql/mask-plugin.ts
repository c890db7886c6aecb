import { type ASTNode, GraphQLError, Kind, print } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext, GraphqlDeps } from './builder.ts';
import { maskError } from './mask-errors.ts';

export interface MaskingDeps extends Pick<GraphqlDeps, 'onRefused'> {
  readonly onFault: (fault: unknown, requestId: string) => void;
}

/** Refusals go out as they are, and are noted where a permission was missing. The text of a fault stays inside. */
export function masking({ onFault, onRefused }: MaskingDeps): Plugin<GraphqlContext> {
  function createMask({ principal: { requestId } }: GraphqlContext): (error: GraphQLError) => GraphQLError {
    return (error) => maskError(error, { requestId, onFault: (fault) => onFault(fault, requestId) });
  }
  return {
    onExecute: ({ args: { contextValue, document, variableValues } }) => ({
      onExecuteDone: async ({ result, setResult }) => {
        if (!('errors' in result) || result.errors === undefined) return;
        const { principal, address } = contextValue;
        const input = [print(document), variableValues];
        for (const { nodes, extensions } of result.errors)
          await onRefused({ principal, operation: fieldOf(nodes), code: extensions.code, address, input });
        setResult({ ...result, errors: result.errors.map(createMask(contextValue)) });
      },
    }),
    onSubscribe: ({ args: { contextValue } }) => {
      const mask = createMask(contextValue);
      return {
        onSubscribeResult: ({ result, setResult }) => {
          if ('errors' in result && result.errors !== undefined) setResult({ ...result, errors: result.errors.map(mask) });
        },
        onSubscribeError: ({ error, setError }) => setError(mask(wrapped(error))),
      };
    },
  };
}

/** The field as the schema names it: an alias is the sender's own word. */
function fieldOf([node]: readonly ASTNode[] = []): string {
  return node?.kind === Kind.FIELD ? node.name.value : 'graphql';
}

function wrapped(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) });
}
