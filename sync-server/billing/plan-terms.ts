import * as z from 'zod/mini';
import type { Tx } from '#server/data/database.ts';
import { planSettings } from '#server/plans/plan-view.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';

/** Price and limits of a plan as a customer buys them. Editing the plan later changes no running customer. */
export interface PlanTerms {
  readonly basePrice: string;
  readonly calculatorLimit: number | null;
  readonly aiCallsIncluded: number;
  readonly aiUnlimited: boolean;
  readonly customDomain: boolean;
  readonly whiteLabel: boolean;
  readonly prioritySupport: boolean;
  readonly maxUsers?: number;
}

const ReadTerms = z.object({ basePrice: z.optional(z.string()) });

/** The price among the terms that a subscription carries. Terms of an old subscription may have none. */
export function readTerms(terms: unknown): { readonly basePrice?: string | undefined } {
  return ReadTerms.safeParse(terms).data ?? {};
}

export async function planTerms(tx: Tx, planId: string): Promise<PlanTerms> {
  const { settings, ...terms } = await tx.plan.findUniqueOrThrow({
    where: { id: planId },
    select: {
      basePrice: true,
      calculatorLimit: true,
      aiCallsIncluded: true,
      customDomain: true,
      whiteLabel: true,
      prioritySupport: true,
      settings: true,
    },
  });
  const { aiUnlimited, maxUsers } = planSettings(settings);
  return { ...terms, aiUnlimited, ...(maxUsers === null ? {} : { maxUsers }) };
}

/**
 * A platform owner who gives a tenant another plan gives its running subscription that plan's terms, from now on. One that was cancelled
 * takes this plan away no more when its period ends.
 */
export async function followPlan(tx: Tx, tenantId: string, planId: string): Promise<void> {
  const terms = await planTerms(tx, planId);
  const fromNow = { planId, terms: { ...terms }, pendingPlanId: null, pendingCalculatorIds: [] };
  await writeSubscription(tx, tenantId, fromNow, { status: { not: 'cancelled' } });
  await writeSubscription(tx, tenantId, { cancelAtPeriodEnd: false }, { status: 'cancelled' });
}
