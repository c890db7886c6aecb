import * as z from 'zod/mini';
import { centsOf } from '#contract/values/amounts/cents.ts';

export type BillingInterval = 'month' | 'year';

/** A plan as a customer bought it. */
export interface BoughtPlan {
  readonly planId: string;
  readonly planName: string;
  readonly interval: BillingInterval;
  /** Cents of one interval before any coupon. */
  readonly priceCents: number;
  readonly aiCallsIncluded: number;
  readonly aiUnlimited: boolean;
  /** Decimal text; absent: the price in the platform's settings. */
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
