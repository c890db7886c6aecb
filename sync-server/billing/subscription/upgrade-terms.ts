import * as z from 'zod/mini';
import { CouponOff } from '../provider/coupon-off.ts';
import { ProviderAct } from '../provider/provider-acts.ts';

/** An upgrade that takes effect once it is paid. */
const WaitingUpgrade = z.object({
  planId: z.string(),
  terms: z.record(z.string(), z.json()),
  amountDueCents: z.int(),
  /** The discount of the new price at the card service; null: none. Absent: the present one stays. */
  off: z.optional(z.nullable(CouponOff)),
  /** The moment for which the card service calculated the amount. */
  quotedAt: z.optional(z.string()),
  /** The interval from the next period on, if it changes. */
  nextInterval: z.optional(z.enum(['month', 'year'])),
  /** Sent to the card service after the upgrade: the change of the interval. */
  nextAct: z.optional(ProviderAct),
  /** Identifies the request to the card service, however often it is sent. */
  key: z.string(),
  /** The invoice that pays it when our own ledger bills the subscription. */
  invoiceId: z.optional(z.string()),
  /** Set when the card service has answered that the person must confirm the payment. */
  confirmation: z.optional(z.object({ since: z.string(), clientSecret: z.nullable(z.string()) })),
});
export type WaitingUpgrade = z.infer<typeof WaitingUpgrade>;

/** The value of the column for a subscription without a waiting upgrade. */
export const noUpgrade = {};

export function readUpgrade(upgrade: unknown): WaitingUpgrade | undefined {
  return WaitingUpgrade.safeParse(upgrade).data;
}
