import type { AiPricing } from '#contract/money/ai-overage.ts';
import type { TaxName } from '#contract/money/taxes.ts';
import type { BoughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import type { Discount } from '#server/money/subscriptions/discounted-price.ts';

/** All values of a subscription that decide the contents and times of its invoices. */
export interface BillingState {
  readonly status: 'trialing' | 'active' | 'past_due' | 'paused' | 'cancelled';
  readonly plan: BoughtPlan;
  readonly discount: Discount | null;
  /** The plan that starts with the next period. */
  readonly pending: BoughtPlan | null;
  readonly currentPeriodEnd: Date;
  /** In a year that is paid at once, AI calls are invoiced monthly; null: with the period. */
  readonly nextInvoiceAt: Date | null;
  /** AI calls before this moment are invoiced; null: up to a month before the next invoice. */
  readonly usageFrom: Date | null;
  /** Day of the month on which periods end; null: that of the current one. */
  readonly anchorDay: number | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly pausedAt: Date | null;
  readonly resumesAt: Date | null;
  readonly pastDueSince: Date | null;
  readonly remindersSent: number;
  readonly dunningPausedAt: Date | null;
  readonly readOnlySince: Date | null;
}

/** Platform settings that apply to billing. */
export interface BillingRules {
  readonly pricing: AiPricing;
  readonly gracePeriodDays: number;
  readonly firstReminderDays: number;
  readonly finalReminderDays: number;
  /** Decimal text. */
  readonly taxPercent: string;
  /** The place and the name of the tax; absent: the rate for all places. */
  readonly taxNamed?: TaxName | undefined;
}
