import * as z from 'zod/mini';
import type { Change } from '#server/sync/change.ts';
import type { EffectHandlers } from '#server/sync/effects.ts';
import { type ChargeDeps, chargeOpenInvoices } from './charge-invoices.ts';
import { ProviderAct } from './provider-acts.ts';

const Cancel = z.object({ providerId: z.string() });
const Act = z.object({ providerId: z.string(), act: ProviderAct });
const UsedCard = z.object({ customer: z.string(), card: z.string() });
const Charge = z.object({ tenantId: z.string() });

/** Requests to the payment provider that follow a commit. */
export function billingEffects(deps: ChargeDeps): EffectHandlers {
  return {
    'billing.cancel': async ({ payload }) => deps.payments.cancelSubscription(z.parse(Cancel, payload).providerId),
    'billing.act': async ({ payload, key }) => {
      const { providerId, act } = z.parse(Act, payload);
      await deps.payments.act?.(providerId, act, key);
    },
    'billing.card': async ({ payload, key }) => {
      const { customer, card } = z.parse(UsedCard, payload);
      await deps.payments.useCard?.(customer, card, key);
    },
    'billing.charge': async ({ payload }) => chargeOpenInvoices(deps, z.parse(Charge, payload).tenantId),
  };
}

/** Charges all open invoices of a tenant after the commit. */
export function queueCharge(change: Change, tenantId: string, at: Date): void {
  change.effect('billing.charge', `billing.charge:${tenantId}:${at.toISOString()}`, { tenantId }, tenantId);
}
