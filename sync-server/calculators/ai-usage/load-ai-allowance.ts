import * as z from 'zod/mini';
import type { AiAllowance } from '#contract/calculators/ai-usage.ts';
import { planSettings } from '#contract/money/plan-settings.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import type { Tx } from '#server/core/data/database.ts';
import { readAiPrice } from '#server/core/settings/read-ai-price.ts';
import { countCalls } from './count-calls.ts';
import { monthStart } from './read-ai-usage.ts';
import { type UsageTerms, usagePeriod } from './usage-period.ts';

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
  interval: z.optional(z.enum(['month', 'year'])),
});

const periodColumns = { currentPeriodEnd: true, nextInvoiceAt: true, usageFrom: true, anchorDay: true } as const;
const noPeriod = { currentPeriodEnd: null, nextInvoiceAt: null, usageFrom: null, anchorDay: null } as const;

/** Only a paid subscription is billed for calls above its allowance. */
const billedStatuses: readonly string[] = ['active', 'past_due'];

/** Reads settings, so the transaction needs the platform's rights. Null: the tenant does not exist. */
export async function loadAiAllowance(tx: Tx, tenantId: string, now: Date): Promise<TenantAllowance | null> {
  const tenant = await tx.tenant.findUnique({
    where: { id: tenantId },
    select: {
      plan: { select: { basePrice: true, aiCallsIncluded: true, settings: true } },
      subscription: { select: { ...periodColumns, status: true, terms: true } },
    },
  });
  if (tenant === null) return null;
  const { plan, subscription } = tenant;
  const status = subscription?.status ?? '';
  const bought = isRunning(status) ? (BoughtAllowance.safeParse(subscription?.terms).data ?? {}) : {};
  const isFree = Number(bought.basePrice ?? plan?.basePrice ?? 0) === 0;
  const isUnlimited = bought.aiUnlimited ?? planSettings(plan?.settings).aiUnlimited;
  const ownPrice = isRunning(status) ? bought.aiPricePerCall : undefined;
  const isBilled = !isUnlimited && !isFree && billedStatuses.includes(status);
  const priceAbove = isBilled ? await readAiPrice(tx, ownPrice) : null;
  const { currentPeriodEnd, ...ends } = subscription ?? noPeriod;
  const terms: UsageTerms | undefined =
    isRunning(status) && currentPeriodEnd !== null
      ? { ...ends, status, currentPeriodEnd, plan: { interval: bought.interval ?? 'month' } }
      : undefined;
  const { start, end } = usagePeriod(terms, now);
  return {
    callsThisMonth: await countCallsThisMonth(tx, tenantId, now),
    callsInPeriod: await countCalls(tx, tenantId, start, end),
    periodStart: start,
    periodEnd: end,
    callsIncluded: isUnlimited ? null : (bought.aiCallsIncluded ?? plan?.aiCallsIncluded ?? 0),
    pricePerCallAbove: priceAbove === null ? null : Number(priceAbove.pricePerCall),
    priceAbove,
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
