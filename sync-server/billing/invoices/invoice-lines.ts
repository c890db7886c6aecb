import { overageCents } from '#contract/billing/ai-overage.ts';
import { percentOfCents } from '#contract/billing/cents.ts';
import type { BoughtPlan } from '#server/subscriptions/bought-plan.ts';
import type { Discount } from '#server/subscriptions/discounted-price.ts';
import { discountCents } from '#server/subscriptions/discounted-price.ts';
import type { BillingRules } from '../billing-state.ts';

export interface InvoiceLine {
  readonly kind: 'plan' | 'ai' | 'coupon' | 'tax' | 'credit';
  readonly description: string;
  readonly cents: number;
}

/** Charges of one invoice. */
export interface Billed {
  /** The period that begins. */
  readonly plan?: BoughtPlan | undefined;
  readonly discount: Discount | null;
  /** The past month of AI calls, with its allowance. */
  readonly usage: { readonly calls: number; readonly plan: Pick<BoughtPlan, 'aiCallsIncluded' | 'aiUnlimited' | 'aiPricePerCall'> };
}

/** Base price + AI overage − coupon, and the tax on their sum. The coupon applies to the price of the plan, not to AI calls. */
export function invoiceLines({ plan, discount, usage }: Billed, { pricing, taxPercent }: BillingRules): readonly InvoiceLine[] {
  const lines: InvoiceLine[] = [];
  if (plan !== undefined && plan.priceCents > 0) {
    lines.push({ kind: 'plan', description: `${plan.planName}, one ${plan.interval}`, cents: plan.priceCents });
    const off = discountCents(plan, discount);
    if (off > 0) lines.push({ kind: 'coupon', description: `Coupon ${discount?.code ?? ''}`.trim(), cents: -off });
  }
  const overage = overageLine(usage, pricing);
  if (overage !== undefined) lines.push(overage);
  return withTax(lines, taxPercent);
}

/** AI calls beyond those included, at the plan's own price if it has one. */
export function overageLine({ calls, plan }: Billed['usage'], pricing: BillingRules['pricing']): InvoiceLine | undefined {
  const extra = plan.aiUnlimited ? 0 : calls - plan.aiCallsIncluded;
  const cents = overageCents(extra, { ...pricing, pricePerCall: plan.aiPricePerCall ?? pricing.pricePerCall });
  return cents === 0 ? undefined : { kind: 'ai', description: `${extra} AI calls beyond the ${plan.aiCallsIncluded} included`, cents };
}

/** Adds the tax line, if tax applies. */
export function withTax(lines: readonly InvoiceLine[], taxPercent: string): readonly InvoiceLine[] {
  const tax = percentOfCents(totalCents(lines), taxPercent);
  return tax === 0 ? lines : [...lines, { kind: 'tax', description: `Tax ${taxPercent} %`, cents: tax }];
}

export function totalCents(lines: readonly InvoiceLine[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}
