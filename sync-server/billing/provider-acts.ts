import * as z from 'zod/mini';

/** Decisions about a subscription that the card service bills. Each act is sent after the commit. */
export const ProviderAct = z.discriminatedUnion('kind', [
  /** `isNow`: an upgrade, whose difference is invoiced at once. Otherwise the price holds from the next period on. */
  z.object({
    kind: z.literal('price'),
    cents: z.int(),
    interval: z.enum(['month', 'year']),
    planName: z.string(),
    isNow: z.boolean(),
  }),
  z.object({ kind: z.literal('pause'), resumesAt: z.iso.datetime() }),
  /** The paid days that were left begin again. */
  z.object({ kind: z.literal('resume'), periodEnd: z.nullable(z.iso.datetime()) }),
  z.object({ kind: z.literal('cancel') }),
  z.object({ kind: z.literal('keep') }),
]);
export type ProviderAct = z.infer<typeof ProviderAct>;
