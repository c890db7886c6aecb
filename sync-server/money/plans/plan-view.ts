import type { AiPrice } from '#contract/calculators/ai-price.ts';
import { Plan, plan } from '#contract/money/plan.ts';
import { planSettings } from '#contract/money/plan-settings.ts';
import { isFree } from '#contract/money/plans.ts';
import { Prisma } from '#server/core/data/client.ts';
import { columnsOf } from '#server/core/data/columns-of.ts';
import { exampleOf } from '#server/core/operations/example-of.ts';

/** Columns of a plan that may leave the server. */
export const planColumns = { ...columnsOf(Plan.shape, Prisma.PlanScalarFieldEnum), settings: true } as const;

type PlanColumns = Prisma.PlanGetPayload<{ select: typeof planColumns }>;

/** A plan in the public list. The members of its settings become fields of their own. */
export function planView({ settings, ...columns }: PlanColumns): Plan {
  return { ...columns, ...planSettings(settings) };
}

/** A plan with the price of AI calls above those included. A free plan, and one without a limit, have none. */
export function withAiPrice(shown: Plan, price: AiPrice): Plan {
  if (shown.aiUnlimited || isFree(shown.basePrice)) return { ...shown, aiPrice: null };
  return { ...shown, aiPrice: { ...price, pricePerCall: shown.aiPricePerCall ?? price.pricePerCall } };
}

/** The plan in the API documentation's example. */
export const examplePlan: Plan = exampleOf(plan, '019600aa-0000-7000-8000-0000000000f1');
