import * as z from 'zod/mini';
import type { Change } from '#server/sync/change.ts';
import type { DueEffect, EffectHandlers } from '#server/sync/effects.ts';
import { type ChargeDeps, chargeOpenInvoices } from './invoices/charge-invoices.ts';
import { sendRefund } from './invoices/send-refund.ts';
import { ProviderAct, refusedAct } from './provider/provider-acts.ts';
import { payUpgrade } from './subscription/pay-upgrade.ts';

const dayMs = 24 * 60 * 60 * 1000;
const Cancel = z.object({ providerId: z.string() });
const Act = z.object({ providerId: z.string(), act: ProviderAct });
const UsedCard = z.object({ customer: z.string(), card: z.string() });
const Overage = z.object({
  customer: z.string(),
  cents: z.int(),
  description: z.string(),
  isInvoicedNow: z.boolean(),
  taxPercent: z._default(z.string(), '0'),
});
const Charge = z.object({ tenantId: z.string() });

/** Requests to the payment provider that follow a commit. */
export function billingEffects(deps: ChargeDeps): EffectHandlers {
  return {
    'billing.cancel': async ({ payload }) => deps.payments.cancelSubscription(z.parse(Cancel, payload).providerId),
    'billing.act': async (effect) => {
      const { providerId, act } = z.parse(Act, effect.payload);
      await waitForEarlierActs(deps, effect);
      await deps.payments.act?.(providerId, act, effect.key);
    },
    'billing.card': async ({ payload, key }) => {
      const { customer, card } = z.parse(UsedCard, payload);
      await deps.payments.useCard?.(customer, card, key);
    },
    'billing.overage': async ({ payload, key }) => deps.payments.bill?.(z.parse(Overage, payload), key),
    'billing.credit': (effect) => sendRefund(deps, effect),
    'billing.upgrade': async ({ payload }) => payUpgrade(deps, z.parse(Charge, payload).tenantId),
    'billing.charge': async ({ payload }) => chargeOpenInvoices(deps, z.parse(Charge, payload).tenantId),
  };
}

/**
 * Requests that were delayed reach the card service in the order of the decisions, also when they were given up within a day and wait to be
 * sent again: an undone cancellation is not sent after its undo.
 */
async function waitForEarlierActs({ db, clock }: ChargeDeps, { id, tenantId }: DueEffect): Promise<void> {
  const earlier = await db.query(
    { as: 'platform' },
    `select 1 from effects e, effects mine
     where mine.id = $1::uuid and e.tenant_id = $2::uuid and e.type = 'billing.act' and (e.created_at, e.id) < (mine.created_at, mine.id)
       and (e.state in ('queued', 'running') or (e.state = 'dead' and e.created_at > $3))
       and not starts_with(coalesce(e.last_error, ''), $4) limit 1`,
    [id, tenantId, new Date(clock().getTime() - dayMs), refusedAct],
  );
  if (earlier.length > 0) throw new Error('An earlier request about this subscription has not been answered yet.');
}

/** Asks the card service to collect payments again, from the end of the paid days on. */
export function queueResume(change: Change, { tenantId, billedBy }: { tenantId: string; billedBy: string }, periodEnd: Date | null): void {
  const act = { kind: 'resume', periodEnd: periodEnd?.toISOString() ?? null } satisfies ProviderAct;
  change.effect('billing.act', `billing.act:${change.newId()}`, { providerId: billedBy, act }, tenantId);
}

/** Charges all open invoices of a tenant after the commit. */
export function queueCharge(change: Change, tenantId: string, at: Date): void {
  change.effect('billing.charge', `billing.charge:${tenantId}:${at.toISOString()}`, { tenantId }, tenantId);
}
