import { isRecord } from '#app/frame/shell/ask.ts';
import { priceText } from '#app/ui/fields/price-text.ts';
import { AiPrice } from '#contract/calculators/ai-price.ts';
import { aiPriceSentence } from '#contract/calculators/ai-price-sentence.ts';
import { t } from '#contract/language/t.ts';
import { featuresOfCards } from '#contract/money/plan-features.ts';
import type { PlanContents } from '#contract/money/plan-rights.ts';
import { basePriceOf, isFree, isPopular, type PlanCard, standardPlans, yearlyPrice } from '#contract/money/plans.ts';

export interface ShownPlan {
  readonly name: string;
  readonly basePrice: string;
  readonly features: readonly string[];
  readonly price: string;
  readonly per: string;
  readonly popular: boolean;
  /** Price of a year paid at once, where the plan is sold by the year. */
  readonly year?: string;
  /** The price of AI calls above those included. */
  readonly aiPrice?: string;
}

interface ReadPlan extends PlanCard {
  readonly annualPrice?: string;
  readonly aiPrice?: AiPrice;
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
    const basePrice = basePriceOf(price);
    const year = yearlyPrice({ basePrice, annualPrice: textOf(row.annualPrice), annualDiscount: numberOf(row.annualDiscount) });
    const aiPrice = AiPrice.safeParse(row.aiPrice).data;
    return [
      {
        name: row.name,
        basePrice,
        ...contentsOf(row),
        ...(year === undefined ? {} : { annualPrice: year }),
        ...(aiPrice === undefined ? {} : { aiPrice }),
      },
    ];
  });
}

/** The plans to show. After an error or an empty list, these are the product's three plans. */
export function shownPlans(plans: readonly ReadPlan[] | undefined): readonly ShownPlan[] {
  const cards: readonly ReadPlan[] = plans === undefined || plans.length === 0 ? standardPlans : plans;
  const features = featuresOfCards(cards);
  return cards.map(({ annualPrice, aiPrice, ...plan }, at) => ({
    name: plan.name,
    basePrice: plan.basePrice,
    features: features[at] ?? [],
    ...(aiPrice === undefined ? {} : { aiPrice: aiPriceSentence(aiPrice) }),
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

function contentsOf(row: Readonly<Record<string, unknown>>): PlanContents {
  return {
    calculatorLimit: numberOf(row.calculatorLimit),
    aiCallsIncluded: numberOf(row.aiCallsIncluded) ?? 0,
    aiUnlimited: row.aiUnlimited === true,
    customDomain: row.customDomain === true,
    whiteLabel: row.whiteLabel === true,
    prioritySupport: row.prioritySupport === true,
    maxUsers: numberOf(row.maxUsers),
  };
}
