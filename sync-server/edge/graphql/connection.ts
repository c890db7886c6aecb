import type { ListPage } from '#server/core/http/requests/list-page.ts';
import type { Builder, RowRef } from './types/builder.ts';

/** A page in the form of the Relay specification of connections. */
export interface Connection {
  readonly edges: readonly { readonly cursor: string; readonly node: object }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

export function connectionOf({ rows, total, next, cursorOf }: ListPage<object>, after: string | null | undefined): Connection {
  const edges = rows.map((node, place) => ({ node, cursor: cursorOf(place) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: next !== undefined,
      hasPreviousPage: typeof after === 'string',
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
  };
}

/** The types of a connection and of its edges. */
export function connectionRef(builder: Builder, name: string, row: RowRef<object>): RowRef<Connection> {
  const ref = builder.objectRef<Connection>(`${name}Connection`);
  const edge = builder.edgeObject({ type: row, name: `${name}Edge`, nodeNullable: false });
  return ref.implement({
    fields: (t) => ({
      edges: t.field({ type: [edge], resolve: ({ edges }) => edges }),
      pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
      totalCount: t.exposeInt('totalCount', { description: 'Rows of all pages.' }),
    }),
  });
}
