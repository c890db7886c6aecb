import * as z from 'zod/mini';
import { CouponOff } from '#server/money/billing/provider/coupon-off.ts';
import { ProviderAction } from '#server/money/billing/provider/provider-actions.ts';

const UpgradeDifference = z.object({
  /** Before tax and credit. */
  cents: z.int(),
  /** After them. */
  dueCents: z.int(),
  description: z.string(),
  since: z.string(),
  until: z.string(),
});
/** The price of an upgrade for the rest of the paid period, from `since` on. */
export type UpgradeDifference = z.infer<typeof UpgradeDifference>;

/** An upgrade that takes effect once it is paid. */
const WaitingUpgrade = z.object({
  planId: z.string(),
  terms: z.record(z.string(), z.json()),
  amountDueCents: z.int(),
  /** The discount of the new price at the card service; null: none. Absent: the present one stays. */
  off: z.optional(z.nullable(CouponOff)),
  /** The moment for which the card service calculated the amount. */
  quotedAt: z.optional(z.string()),
  /** At the card service; absent in upgrades of earlier versions. */
  difference: z.optional(UpgradeDifference),
  /** The interval from the next period on, if it changes. */
  nextInterval: z.optional(z.enum(['month', 'year'])),
  /** Sent to the card service after the upgrade: the change of the interval. */
  nextAct: z.optional(ProviderAction),
  /** Identifies the request to the card service, however often it is sent. */
  key: z.string(),
  /** The invoice that pays it when our own ledger bills the subscription. */
  invoiceId: z.optional(z.string()),
  /** Set when the card service has answered that the person must confirm the payment. */
  confirmation: z.optional(
    z.object({
      since: z.string(),
      clientSecret: z.nullable(z.string()),
      /** The difference has an invoice of its own, and the card service holds no change that waits for it. */
      isOwnInvoice: z.optional(z.boolean()),
    }),
  ),
});
export type WaitingUpgrade = z.infer<typeof WaitingUpgrade>;

/** The value of the column for a subscription without a waiting upgrade. */
export const noUpgrade = {};

export function readUpgrade(upgrade: unknown): WaitingUpgrade | undefined {
  return WaitingUpgrade.safeParse(upgrade).data;
}
