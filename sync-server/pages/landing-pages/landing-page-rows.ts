import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';

/** Landing pages without their content. */
export const landingPageRows: RowLoader = (tx, ids, { tenantId }) =>
  tx.landingPage.findMany({
    where: { id: { in: [...ids] }, ...(tenantId === undefined ? {} : { tenantId }) },
    omit: { config: true, publishedConfig: true },
  });
