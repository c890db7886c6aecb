import { basePriceOf, isFree, isPopular, type PlanCard, standardPlans, yearlyPrice } from '#contract/billing/plans.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import { isRecord } from '../shell/ask.ts';
import { priceText } from '../ui/fields/price-text.ts';

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
    ...(annualPrice === undefined || isFree(plan.basePrice)
      ? {}
      : { year: t('or {annualPrice} a year', { annualPrice: priceText(annualPrice) }) }),
    price: priceText(plan.basePrice),
    per: isFree(plan.basePrice) ? '' : t('per month'),
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
    typeof row.calculatorLimit === 'number'
      ? t('{calculatorLimit} calculators', { calculatorLimit: row.calculatorLimit })
      : t('All 20+ calculators'),
    ...(typeof row.aiCallsIncluded === 'number' && row.aiCallsIncluded > 0
      ? [t('{aiCallsIncluded} AI calls per month', { aiCallsIncluded: number(row.aiCallsIncluded) })]
      : []),
    ...(row.customDomain === true ? [t('Custom domain')] : []),
    ...(row.whiteLabel === true ? [t('White-label')] : []),
    ...(row.prioritySupport === true ? [t('Priority support')] : []),
  ];
}
