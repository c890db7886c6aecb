import { planRightNames } from '#contract/money/plan-right-names.ts';
import { tenant } from '#contract/tenants/tenant.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import { calculatorLimitOf } from '#server/core/access/calculator-limit.ts';
import { includesRight, rightColumns } from '#server/core/access/tenant-rights.ts';
import { Prisma } from '#server/core/data/client.ts';
import { columnsOf } from '#server/core/data/columns-of.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Row, RowLoader } from '#server/core/sync/streams/row-loader.ts';
import { tenantSummaries } from '#server/core/tenant-summaries/tenant-summaries.ts';

/** The tenant of a person who belongs to it. */
export const ownTenantRows: RowLoader = (tx, ids, view) =>
  tenantRows(
    tx,
    ids.filter((id) => id === view.tenantId),
  );

/** Tenants in a platform owner's lists. */
export const tenantSummaryRows: RowLoader = async (tx, ids, { forOwner }) => {
  if (!forOwner) return [];
  const summaries = await tenantSummaries(tx, { where: { id: { in: [...ids] } } });
  // Counts change without the tenant's row, so a stored count would soon be wrong on a device.
  return summaries.map(({ userCount: _users, calculatorCount: _calculators, ...summary }) => summary);
};

/** Columns of the row that a tenant's people have. */
const memberColumns = columnsOf({ id: true, ...tenant.memberShape }, Prisma.TenantScalarFieldEnum);

async function tenantRows(tx: Tx, ids: readonly string[]): Promise<readonly Row[]> {
  const rows = await tx.tenant.findMany({
    where: { id: { in: [...ids] } },
    select: {
      ...memberColumns,
      settings: true,
      plan: { select: { name: true, calculatorLimit: true, ...rightColumns.plan.select } },
      subscription: { select: { terms: true, status: true } },
    },
  });
  return rows.map(({ settings, plan, subscription, ...columns }) => ({
    ...columns,
    ...readTenantSettings(settings),
    planName: plan?.name ?? null,
    rights: planRightNames.filter((right) => includesRight(right, { plan, subscription })),
    calculatorLimit: calculatorLimitOf(plan?.calculatorLimit ?? null, subscription),
  }));
}
