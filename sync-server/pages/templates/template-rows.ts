import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';

/** Templates of tenants, without the schema of their configuration. */
export const templateRows: RowLoader = (tx, ids) => tx.template.findMany({ where: { id: { in: [...ids] } }, omit: { configSchema: true } });
