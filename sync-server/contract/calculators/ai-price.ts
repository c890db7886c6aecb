import * as z from 'zod/mini';
import { described, named } from '#contract/values/named.ts';

/** The price of AI calls above those that a plan includes. One invoice has the calls of one month. */
export const AiPrice = named(
  'AiPrice',
  z.object({
    pricePerCall: described('Decimal text.', z.string()),
    minimumCents: described('At least this is charged for a month with calls above; 0: no minimum.', z.int()),
    mostCents: described('A month never costs more than this.', z.int()),
  }),
);
export type AiPrice = z.output<typeof AiPrice>;
