import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';
import { planColumns, planView } from './plan-view.ts';

export const planRows: RowLoader = async (tx, ids, { forOwner }) => {
  const where = { id: { in: [...ids] }, ...(forOwner ? {} : { isActive: true }) };
  return (await tx.plan.findMany({ where, select: planColumns })).map((plan) => ({ ...planView(plan) }));
};
