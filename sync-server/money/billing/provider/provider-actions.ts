import * as z from 'zod/mini';
import { CouponOff } from './coupon-off.ts';

/** The price applies from the next period. */
const PriceAction = z.object({
  kind: z.literal('price'),
  cents: z.int(),
  interval: z.enum(['month', 'year']),
  planName: z.string(),
  planId: z.optional(z.string()),
  /** The discount of the price; null: none. Absent: the present one stays. */
  off: z.optional(z.nullable(CouponOff)),
});
export type PriceAction = z.infer<typeof PriceAction>;

/** Decisions about a subscription that the card service bills. Each one is sent after the commit. */
export const ProviderAction = z.discriminatedUnion('kind', [
  PriceAction,
  /** Until it is resumed: this server ends a pause on its day, because the card service would not keep the paid days. */
  z.object({ kind: z.literal('pause') }),
  /** The remaining paid days resume. */
  z.object({ kind: z.literal('resume'), periodEnd: z.nullable(z.iso.datetime()) }),
  /** The rate of the tax on the next invoices, in decimal text, and its name. */
  z.object({ kind: z.literal('tax'), percent: z.string(), named: z.optional(z.object({ place: z.string(), label: z.string() })) }),
  /** With the price of the present plan, if another one was planned: the cancellation may be undone. */
  z.object({
    kind: z.literal('cancel'),
    restored: z.optional(PriceAction),
    /** Set if the subscription was paused: the cancellation ends the pause, and the paid days that were left run until then. */
    resumedUntil: z.optional(z.iso.datetime()),
  }),
  z.object({ kind: z.literal('keep') }),
]);
export type ProviderAction = z.infer<typeof ProviderAction>;

/** Begins the error of a request that the card service refuses. Sending it again would not help, so later requests do not wait for it. */
export const refusedAction = 'The card service refuses this request: ';
