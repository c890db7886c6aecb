import { calculatorLimitOf } from '#server/core/access/calculator-limit.ts';
import type { Tx } from '#server/core/data/database.ts';

/** Number of tenants that use more calculators than this plan allows. Customers with a running subscription keep the terms they bought. */
export async function countTenantsAboveLimit(tx: Tx, planId: string, planLimit: number | null): Promise<number> {
  if (planLimit === null) return 0;
  const tenants = await tx.tenant.findMany({
    where: { planId },
    select: {
      subscription: { select: { status: true, terms: true } },
      _count: { select: { calculators: { where: { isEnabled: true } } } },
    },
  });
  return tenants.filter(({ subscription, _count: { calculators } }) => {
    const limit = calculatorLimitOf(planLimit, subscription);
    return limit !== null && calculators > limit;
  }).length;
}
