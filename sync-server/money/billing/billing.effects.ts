import * as z from 'zod/mini';
import type { DueEffect, EffectHandlers } from '#server/core/sync/effects/effects.ts';
import { type ChargeDeps, chargeOpenInvoices } from './invoices/charge-invoices.ts';
import { payUpgrade } from './invoices/pay-upgrade.ts';
import { sendRefund } from './invoices/send-refund.ts';
import { payAtCardService } from './payments/pay-at-card-service.ts';
import { ProviderAction, refusedAction } from './provider/provider-actions.ts';
import { readBuyer } from './terms/invoice-parties.ts';

const dayMs = 24 * 60 * 60 * 1000;
const Cancel = z.object({ providerId: z.string() });
const Action = z.object({ providerId: z.string(), act: ProviderAction });
const UsedCard = z.object({
  customer: z.string(),
  card: z.string(),
  providerId: z._default(z.nullable(z.string()), null),
  isAdded: z._default(z.boolean(), false),
});
const Overage = z.object({
  customer: z.string(),
  cents: z.int(),
  description: z.string(),
  isInvoicedNow: z.boolean(),
  taxPercent: z._default(z.string(), '0'),
  taxNamed: z.optional(z.object({ place: z.string(), label: z.string() })),
});
const Charge = z.object({ tenantId: z.string() });

/** Requests to the payment provider that follow a commit. */
export function billingEffects(deps: ChargeDeps): EffectHandlers {
  return {
    'billing.cancel': async ({ payload }) => deps.payments.cancelSubscription(z.parse(Cancel, payload).providerId),
    'billing.act': async (effect) => {
      const { providerId, act: action } = z.parse(Action, effect.payload);
      await waitForEarlierActions(deps, effect);
      await deps.payments.sendAction?.(providerId, action, effect.key);
    },
    'billing.card': (effect) => useCard(deps, effect),
    'billing.customer': async ({ payload }) => updateCustomer(deps, z.parse(Charge, payload).tenantId),
    'billing.overage': async ({ payload, key }) => deps.payments.bill?.(z.parse(Overage, payload), key),
    'billing.credit': (effect) => sendRefund(deps, effect),
    'billing.upgrade': async ({ payload }) => payUpgrade(deps, z.parse(Charge, payload).tenantId),
    'billing.charge': async ({ payload }) => chargeOpenInvoices(deps, z.parse(Charge, payload).tenantId),
  };
}

/** A new card pays at once what the former one did not. */
async function useCard(deps: ChargeDeps, { payload, key, tenantId }: DueEffect): Promise<void> {
  const card = z.parse(UsedCard, payload);
  await deps.payments.useCard?.(card, key);
  if (!card.isAdded || tenantId === null) return;
  const unpaid = await deps.db.query({ as: 'platform' }, `select 1 from subscriptions where tenant_id = $1::uuid and status = 'past_due'`, [
    tenantId,
  ]);
  if (unpaid.length > 0) await payAtCardService(deps, { tenantId, attempt: key, requestId: key, isPersonThere: false });
}

/** The details are read when they are sent, so that the latest ones win however long earlier requests were delayed. */
async function updateCustomer({ db, payments }: ChargeDeps, tenantId: string): Promise<void> {
  const [found] = await db.query<{ customerId: string | null }>(
    { as: 'platform' },
    'select payment_customer_id as "customerId" from tenants where id = $1::uuid',
    [tenantId],
  );
  if (typeof found?.customerId !== 'string') return;
  await payments.updateCustomer?.(found.customerId, await db.reading({ as: 'platform' }, (tx) => readBuyer(tx, tenantId)));
}

/**
 * Requests that were delayed reach the card service in the order of the decisions, also when they were given up within a day and wait to be
 * sent again: an undone cancellation is not sent after its undo.
 */
async function waitForEarlierActions({ db, clock }: ChargeDeps, { id, tenantId }: DueEffect): Promise<void> {
  const earlier = await db.query(
    { as: 'platform' },
    `select 1 from effects e, effects mine
     where mine.id = $1::uuid and e.tenant_id = $2::uuid and e.type = 'billing.act' and (e.created_at, e.id) < (mine.created_at, mine.id)
       and (e.state in ('queued', 'running') or (e.state = 'dead' and e.created_at > $3))
       and not starts_with(coalesce(e.last_error, ''), $4) limit 1`,
    [id, tenantId, new Date(clock().getTime() - dayMs), refusedAction],
  );
  if (earlier.length > 0) throw new Error('An earlier request about this subscription has not been answered yet.');
}
