import * as z from 'zod/mini';
import { planSettings } from '#contract/money/plan-settings.ts';
import { yearlyPrice } from '#contract/money/plans.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { BillingInterval } from '#server/money/subscriptions/bought-plan.ts';

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
  readonly answerHours?: number;
  readonly aiPricePerCall?: string;
}

const PendingTerms = z.record(z.string(), z.json());

interface PendingPlan {
  readonly pendingPlanId: string | null;
  readonly pendingInterval: string | null;
  readonly pendingTerms: unknown;
}

/** The terms of the plan that begins with the next period, as they were when it was chosen. Plans chosen long ago have none stored. */
export async function pendingPlanTerms(tx: Tx, { pendingPlanId, pendingInterval, pendingTerms }: PendingPlan) {
  if (pendingPlanId === null) return undefined;
  const chosen = PendingTerms.safeParse(pendingTerms).data;
  if (chosen !== undefined) return { planId: pendingPlanId, terms: chosen };
  return { planId: pendingPlanId, terms: { ...(await planTerms(tx, pendingPlanId, pendingInterval === 'year' ? 'year' : 'month')) } };
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
  const { aiUnlimited, maxUsers, aiPricePerCall, answerHours } = planSettings(settings);
  const yearly = yearlyPrice({ basePrice: terms.basePrice, annualPrice, annualDiscount });
  return {
    ...terms,
    planName,
    interval,
    ...(yearly === undefined ? {} : { annualPrice: yearly }),
    aiUnlimited,
    ...(maxUsers === null ? {} : { maxUsers }),
    ...(answerHours === null ? {} : { answerHours }),
    ...(aiPricePerCall === null ? {} : { aiPricePerCall }),
  };
}
