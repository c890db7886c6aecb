import { type ASTNode, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RecordRefusedAccess } from '#server/core/audit/record-refused-access.ts';
import type { GraphqlContext } from '#server/edge/graphql/types/builder.ts';

/** Writes missing rights into the audit trail. */
export function useAudit({ onRefused }: { readonly onRefused: RecordRefusedAccess }): Plugin<GraphqlContext> {
  return {
    onExecute: ({ args: { contextValue, variableValues } }) => ({
      onExecuteDone: async ({ result }) => {
        if (!('errors' in result) || result.errors === undefined) return;
        const { principal, address, params } = contextValue;
        const asked = { principal, address, input: [params.query, variableValues] };
        for (const { nodes, extensions } of result.errors) await onRefused({ ...asked, operation: fieldOf(nodes), code: extensions.code });
      },
    }),
  };
}

/** The field's name in the schema: an alias is chosen by the sender. */
function fieldOf([node]: readonly ASTNode[] = []): string {
  return node?.kind === Kind.FIELD ? node.name.value : 'graphql';
}
