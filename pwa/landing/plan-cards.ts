import { number } from '#calculators/kit/words.ts';
import { basePriceOf, isFree, isPopular, type PlanCard, standardPlans, yearlyPrice } from '#contract/plans.ts';
import { isRecord } from '../shell/ask.ts';
import { priceText } from '../ui/price-text.ts';

export interface ShownPlan extends PlanCard {
  readonly price: string;
  readonly per: string;
  readonly popular: boolean;
  /** Price of a year paid at once, where the plan is sold by the year. */
  readonly year?: string;
}

interface ReadPlan extends PlanCard {
  readonly annualPrice?: string;
}

/** The server's plan list as cards. Undefined if the answer has a different shape. */
export function readPlans(body: unknown): readonly ReadPlan[] | undefined {
  if (!Array.isArray(body)) return undefined;
  return body.flatMap((row: unknown) => {
    if (!isRecord(row) || typeof row.name !== 'string' || row.isActive === false) return [];
    const price = {
      ...(typeof row.basePrice === 'string' ? { basePrice: row.basePrice } : {}),
      ...(typeof row.base_price === 'string' ? { base_price: row.base_price } : {}),
    };
    const known = standardPlans.find((plan) => plan.name === row.name);
    const basePrice = basePriceOf(price);
    const year = yearlyPrice({ basePrice, annualPrice: textOf(row.annualPrice), annualDiscount: numberOf(row.annualDiscount) });
    const features = known?.features ?? featuresOf(row);
    return [{ name: row.name, basePrice, features, ...(year === undefined ? {} : { annualPrice: year }) }];
  });
}

/** The plans to show. After an error or an empty list, these are the product's three plans. */
export function shownPlans(plans: readonly ReadPlan[] | undefined): readonly ShownPlan[] {
  const cards: readonly ReadPlan[] = plans === undefined || plans.length === 0 ? standardPlans : plans;
  return cards.map(({ annualPrice, ...plan }) => ({
    ...plan,
    ...(annualPrice === undefined || isFree(plan.basePrice) ? {} : { year: `or ${priceText(annualPrice)} a year` }),
    price: priceText(plan.basePrice),
    per: isFree(plan.basePrice) ? '' : 'per month',
    popular: isPopular(plan.name),
  }));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
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
