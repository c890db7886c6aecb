import * as z from 'zod/mini';
import type { AiAllowance } from '#contract/calculators/ai-usage.ts';
import { settingShapes } from '#contract/tenants/settings.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import type { Tx } from '#server/data/database.ts';
import { planSettings } from '#server/plans/plan-view.ts';
import { settingValue } from '#server/settings/setting-store.ts';
import { monthStart } from './read-ai-usage.ts';

export interface TenantAllowance extends AiAllowance {
  /** On a free plan the platform's daily limit applies. */
  readonly isFree: boolean;
}

/** The AI part of a subscription's terms. Old terms may lack a value, which then comes from the plan. */
const BoughtAllowance = z.object({
  basePrice: z.optional(z.string()),
  aiCallsIncluded: z.optional(z.int()),
  aiUnlimited: z.optional(z.boolean()),
  aiPricePerCall: z.optional(z.string()),
});

/** Only a paid subscription is billed for calls above its allowance. */
const billedStatuses: readonly string[] = ['active', 'past_due'];

/** Reads settings, so the transaction needs the platform's rights. Null: the tenant does not exist. */
export async function loadAiAllowance(tx: Tx, tenantId: string, now: Date): Promise<TenantAllowance | null> {
  const tenant = await tx.tenant.findUnique({
    where: { id: tenantId },
    select: {
      plan: { select: { basePrice: true, aiCallsIncluded: true, settings: true } },
      subscription: { select: { status: true, terms: true } },
    },
  });
  if (tenant === null) return null;
  const { plan, subscription } = tenant;
  const status = subscription?.status ?? '';
  const bought = isRunning(status) ? (BoughtAllowance.safeParse(subscription?.terms).data ?? {}) : {};
  const isFree = Number(bought.basePrice ?? plan?.basePrice ?? 0) === 0;
  const isUnlimited = bought.aiUnlimited ?? planSettings(plan?.settings).aiUnlimited;
  const ownPrice = isRunning(status) ? bought.aiPricePerCall : undefined;
  const pricing = settingShapes['ai.pricing'].parse((await settingValue(tx, 'ai.pricing')).value);
  return {
    callsThisMonth: await countCallsThisMonth(tx, tenantId, now),
    callsIncluded: isUnlimited ? null : (bought.aiCallsIncluded ?? plan?.aiCallsIncluded ?? 0),
    pricePerCallAbove: !isUnlimited && !isFree && billedStatuses.includes(status) ? Number(ownPrice ?? pricing.pricePerCall) : null,
    isFree,
  };
}

async function countCallsThisMonth(tx: Tx, tenantId: string, now: Date): Promise<number> {
  const counted = await tx.aiUsage.aggregate({
    where: { tenantId, billingPeriodStart: { gte: monthStart(now), lte: now } },
    _sum: { callsCount: true },
  });
  return counted._sum.callsCount ?? 0;
}
