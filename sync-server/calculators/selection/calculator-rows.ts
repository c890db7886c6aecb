import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';

export const calculatorRows: RowLoader = (tx, ids) => tx.calculator.findMany({ where: { id: { in: [...ids] } } });

/** The calculators that a tenant has chosen. */
export const tenantCalculatorRows: RowLoader = async (tx, ids, { tenantId }) => {
  if (tenantId === undefined) return [];
  const calculatorIds = ids.filter((id) => id.startsWith(`${tenantId}:`)).map((id) => id.slice(tenantId.length + 1));
  const rows = await tx.tenantCalculator.findMany({ where: { tenantId, calculatorId: { in: calculatorIds }, isEnabled: true } });
  return rows.map((row) => ({ id: `${tenantId}:${row.calculatorId}`, ...row }));
};
