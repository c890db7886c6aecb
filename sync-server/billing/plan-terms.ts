import * as z from 'zod/mini';
import { centsOf } from '#contract/cents.ts';
import { yearlyPrice } from '#contract/plans.ts';
import type { Tx } from '#server/data/database.ts';
import { planSettings } from '#server/plans/plan-view.ts';
import type { BillingInterval, BoughtPlan } from './billing-state.ts';

/** Price and limits of a plan as a customer buys them. Editing the plan later changes no running customer. */
export interface PlanTerms {
  readonly planName: string;
  /** Decimal text, dollars a month. */
  readonly basePrice: string;
  readonly interval: BillingInterval;
  /** Decimal text, dollars for a year paid at once; absent if the plan is not sold by the year. */
  readonly annualPrice?: string;
  readonly calculatorLimit: number | null;
  readonly aiCallsIncluded: number;
  readonly aiUnlimited: boolean;
  readonly customDomain: boolean;
  readonly whiteLabel: boolean;
  readonly prioritySupport: boolean;
  readonly maxUsers?: number;
  readonly aiPricePerCall?: string;
}

const ReadTerms = z.object({
  planName: z.optional(z.string()),
  basePrice: z.optional(z.string()),
  interval: z.optional(z.enum(['month', 'year'])),
  annualPrice: z.optional(z.string()),
  aiCallsIncluded: z.optional(z.number()),
  aiUnlimited: z.optional(z.boolean()),
  aiPricePerCall: z.optional(z.string()),
});

/** The price in the terms of a subscription. Terms of an old subscription may lack it. */
export function readTerms(terms: unknown): z.infer<typeof ReadTerms> {
  return ReadTerms.safeParse(terms).data ?? {};
}

export async function planTerms(tx: Tx, planId: string, interval: BillingInterval = 'month'): Promise<PlanTerms> {
  const {
    settings,
    name: planName,
    annualPrice,
    annualDiscount,
    ...terms
  } = await tx.plan.findUniqueOrThrow({
    where: { id: planId },
    select: {
      name: true,
      basePrice: true,
      annualPrice: true,
      annualDiscount: true,
      calculatorLimit: true,
      aiCallsIncluded: true,
      customDomain: true,
      whiteLabel: true,
      prioritySupport: true,
      settings: true,
    },
  });
  const { aiUnlimited, maxUsers, aiPricePerCall } = planSettings(settings);
  const yearly = yearlyPrice({ basePrice: terms.basePrice, annualPrice, annualDiscount });
  return {
    ...terms,
    planName,
    interval,
    ...(yearly === undefined ? {} : { annualPrice: yearly }),
    aiUnlimited,
    ...(maxUsers === null ? {} : { maxUsers }),
    ...(aiPricePerCall === null ? {} : { aiPricePerCall }),
  };
}

/** Terms as billing reads them. Terms of an old subscription lack values that were not stored at the time. */
export function boughtPlan(planId: string, terms: unknown): BoughtPlan {
  const { planName = 'Plan', basePrice = '0.00', interval = 'month', annualPrice, ...read } = readTerms(terms);
  const isYear = interval === 'year' && annualPrice !== undefined;
  return {
    planId,
    planName,
    interval: isYear ? 'year' : 'month',
    priceCents: centsOf(isYear ? annualPrice : basePrice),
    aiCallsIncluded: read.aiCallsIncluded ?? 0,
    aiUnlimited: read.aiUnlimited ?? false,
    ...(read.aiPricePerCall === undefined ? {} : { aiPricePerCall: read.aiPricePerCall }),
  };
}
