import * as z from 'zod/mini';
import type { EffectHandlers } from '#server/sync/effects.ts';
import type { PaymentProvider } from './payment-provider.ts';

const Cancel = z.object({ providerId: z.string() });

/** Acts at the payment provider that follow a commit. */
export function billingEffects(payments: PaymentProvider): EffectHandlers {
  return { 'billing.cancel': async ({ payload }) => payments.cancelSubscription(z.parse(Cancel, payload).providerId) };
}
