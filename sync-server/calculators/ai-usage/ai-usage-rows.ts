import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';

export const aiUsageRows: RowLoader = (tx, ids, { tenantId }) =>
  tx.aiUsage.findMany({ where: { id: { in: [...ids] }, ...(tenantId === undefined ? {} : { tenantId }) } });
