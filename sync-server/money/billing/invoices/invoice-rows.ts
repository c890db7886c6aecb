import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';

export const invoiceRows: RowLoader = (tx, ids, { tenantId }) =>
  tx.invoice.findMany({
    where: { id: { in: [...ids] }, ...(tenantId === undefined ? {} : { tenantId }) },
    omit: { lines: true, refundProblem: true },
  });
