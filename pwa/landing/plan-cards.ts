import { number } from '#calculators/kit/words.ts';
import { basePriceOf, isFree, isPopular, type PlanCard, standardPlans } from '#contract/plans.ts';
import { isRecord } from '../shell/ask.ts';
import { priceText } from '../ui/price-text.ts';

export interface ShownPlan extends PlanCard {
  readonly price: string;
  readonly per: string;
  readonly popular: boolean;
}

/** The server's plan list as cards. Undefined if the answer has a different shape. */
export function readPlans(body: unknown): readonly PlanCard[] | undefined {
  if (!Array.isArray(body)) return undefined;
  return body.flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row.name !== 'string' || row.isActive === false) return [];
    const price = {
      ...(typeof row.basePrice === 'string' ? { basePrice: row.basePrice } : {}),
      ...(typeof row.base_price === 'string' ? { base_price: row.base_price } : {}),
    };
    const known = standardPlans.find((plan) => plan.name === row.name);
    return [{ name: row.name, basePrice: basePriceOf(price), features: known?.features ?? featuresOf(row) }];
  });
}

/** The plans to show. After an error or an empty list, these are the product's three plans. */
export function shownPlans(plans: readonly PlanCard[] | undefined): readonly ShownPlan[] {
  const cards = plans === undefined || plans.length === 0 ? standardPlans : plans;
  return cards.map((plan) => ({
    ...plan,
    price: priceText(plan.basePrice),
    per: isFree(plan.basePrice) ? '' : 'per month',
    popular: isPopular(plan.name),
  }));
}

function featuresOf(row: Readonly<Record<string, unknown>>): readonly string[] {
  return [
    typeof row.calculatorLimit === 'number' ? `${row.calculatorLimit} calculators` : 'All 20+ calculators',
    ...(typeof row.aiCallsIncluded === 'number' && row.aiCallsIncluded > 0 ? [`${number(row.aiCallsIncluded)} AI calls per month`] : []),
    ...(row.customDomain === true ? ['Custom domain'] : []),
    ...(row.whiteLabel === true ? ['White-label'] : []),
    ...(row.prioritySupport === true ? ['Priority support'] : []),
  ];
}
