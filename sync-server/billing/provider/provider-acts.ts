import * as z from 'zod/mini';
import { CouponOff } from './coupon-off.ts';

/** Decisions about a subscription that the card service bills. Each one is sent after the commit. */
export const ProviderAct = z.discriminatedUnion('kind', [
  /** The price applies from the next period. */
  z.object({
    kind: z.literal('price'),
    cents: z.int(),
    interval: z.enum(['month', 'year']),
    planName: z.string(),
    planId: z.optional(z.string()),
    /** The discount of the price; null: none. Absent: the present one stays. */
    off: z.optional(z.nullable(CouponOff)),
  }),
  z.object({ kind: z.literal('pause'), resumesAt: z.iso.datetime() }),
  /** The remaining paid days resume. */
  z.object({ kind: z.literal('resume'), periodEnd: z.nullable(z.iso.datetime()) }),
  /** The rate of the tax on the next invoices; decimal text. */
  z.object({ kind: z.literal('tax'), percent: z.string() }),
  z.object({ kind: z.literal('cancel') }),
  z.object({ kind: z.literal('keep') }),
]);
export type ProviderAct = z.infer<typeof ProviderAct>;
