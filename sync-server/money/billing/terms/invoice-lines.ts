import { overageCents } from '#contract/money/ai-overage.ts';
import { centsOfMany, centsToText, percentOfCents } from '#contract/values/amounts/cents.ts';
import type { BoughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { discountMonth } from '#server/money/subscriptions/discount-duration.ts';
import type { Discount } from '#server/money/subscriptions/discounted-price.ts';
import { discountCents } from '#server/money/subscriptions/discounted-price.ts';
import type { BillingRules } from './billing-state.ts';

export interface InvoiceLine {
  readonly kind: 'plan' | 'ai' | 'coupon' | 'tax' | 'credit' | 'balance';
  readonly description: string;
  readonly cents: number;
}

/** Charges of one invoice. */
export interface Billed {
  /** The period that begins. */
  readonly plan?: BoughtPlan | undefined;
  readonly discount: Discount | null;
  /** The beginning of that period; absent without a plan. */
  readonly begins?: Date;
  /** The past month of AI calls, from the day `from` up to, but not including, the day `to`, with its allowance. */
  readonly usage: {
    readonly calls: number;
    readonly from: Date;
    readonly to: Date;
    readonly plan: Pick<BoughtPlan, 'aiCallsIncluded' | 'aiUnlimited' | 'aiPricePerCall'>;
  };
}

/** Base price + AI overage − coupon, and the tax on their sum. The coupon applies to the price of the plan, not to AI calls. */
export function invoiceLines({ plan, discount, begins, usage }: Billed, { pricing, ...tax }: BillingRules): readonly InvoiceLine[] {
  const lines: InvoiceLine[] = [];
  if (plan !== undefined && plan.priceCents > 0) {
    lines.push({ kind: 'plan', description: `${plan.planName}, one ${plan.interval}`, cents: plan.priceCents });
    const off = discountCents(plan, discount);
    if (off > 0 && discount !== null) lines.push({ kind: 'coupon', description: couponText(discount, plan, begins), cents: -off });
  }
  const overage = overageLine(usage, pricing);
  if (overage !== undefined) lines.push(overage);
  return withTax(lines, tax);
}

/** The name of a coupon that ends says so. A year is reduced in full, whatever the months of the coupon are. */
export function couponText(discount: Discount, { interval }: Pick<BoughtPlan, 'interval'>, begins: Date | undefined): string {
  const { code, lasts } = discount;
  if (lasts === 'once') return `Coupon ${code}, once`;
  const month = interval === 'year' || begins === undefined ? undefined : discountMonth(discount, begins);
  return month === undefined ? `Coupon ${code}` : `Coupon ${code}, month ${month} of ${lasts}`;
}

/** AI calls beyond those included, at the plan's own price if it has one, with their days and the reason for another amount. */
export function overageLine({ calls, from, to, plan }: Billed['usage'], pricing: BillingRules['pricing']): InvoiceLine | undefined {
  const extra = plan.aiUnlimited ? 0 : calls - plan.aiCallsIncluded;
  const price = { ...pricing, pricePerCall: plan.aiPricePerCall ?? pricing.pricePerCall };
  const cents = overageCents(extra, price);
  if (cents === 0) return undefined;
  const plainCents = centsOfMany(extra, String(price.pricePerCall));
  const reason = cents > plainCents ? ' (minimum charge)' : cents < plainCents ? ' (maximum charge)' : '';
  const days = `${dayOf(from)} to ${dayOf(new Date(to.getTime() - dayMs))}`;
  return { kind: 'ai', description: `${extra} AI calls beyond the ${plan.aiCallsIncluded} included, ${days}${reason}`, cents };
}

const dayMs = 24 * 60 * 60 * 1000;

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Adds the tax line, if tax applies. A rate of a place names it, with the amount that is taxed. */
export function withTax(lines: readonly InvoiceLine[], rate: TaxRate): readonly InvoiceLine[] {
  const taxed = totalCents(lines);
  const tax = percentOfCents(taxed, rate.taxPercent);
  return tax === 0 ? lines : [...lines, { kind: 'tax', description: taxText(rate, taxed), cents: tax }];
}

type TaxRate = Pick<BillingRules, 'taxPercent' | 'taxNamed'>;

export function taxText({ taxPercent, taxNamed }: TaxRate, taxedCents: number): string {
  if (taxNamed === undefined) return `Tax ${taxPercent} %`;
  return `${taxNamed.label} ${taxPercent} % of ${centsToText(taxedCents)} (${taxNamed.place})`;
}

export function totalCents(lines: readonly InvoiceLine[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}
