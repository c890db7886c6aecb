import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { boughtPlan } from '#server/subscriptions/bought-plan.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { ChargeDeps } from '../invoices/charge-invoices.ts';
import { completeUpgrade, dropUpgrade, lockUpgrade } from './complete-upgrade.ts';
import { readUpgrade } from './upgrade-terms.ts';

/**
 * Asks the card service to take the payment of a tenant's waiting upgrade, and applies its answer. Repeated requests carry the same key, so
 * the upgrade is charged once even if an answer was lost.
 */
export async function payUpgrade({ db, changes, payments, clock }: ChargeDeps, tenantId: string): Promise<void> {
  const [row] = await db.query<{ providerId: string | null; upgrade: unknown }>(
    { as: 'platform' },
    'select provider_id as "providerId", upgrade from subscriptions where tenant_id = $1::uuid',
    [tenantId],
  );
  const asked = readUpgrade(row?.upgrade);
  if (asked === undefined || asked.invoiceId !== undefined || asked.confirmation !== undefined) return;
  if (typeof row?.providerId !== 'string' || payments.upgrade === undefined) return;
  const { planName, priceCents, interval } = boughtPlan(asked.planId, asked.terms);
  const answer = await payments.upgrade(
    row.providerId,
    { planId: asked.planId, planName, priceCents, interval, off: asked.off, quotedAt: asked.quotedAt },
    asked.key,
  );
  await changes.runAsPlatform(platformActor('pay-upgrade', clock(), undefined), async (change) => {
    const upgrade = await lockUpgrade(change, tenantId);
    // A webhook may have reported the result first.
    if (upgrade?.key !== asked.key) return done(undefined);
    if (answer === 'paid') await completeUpgrade(change, tenantId, upgrade);
    else if (answer === 'declined') await dropUpgrade(change, tenantId, upgrade);
    else {
      const confirmation = { since: change.now.toISOString(), clientSecret: answer.clientSecret };
      await writeSubscription(change, tenantId, { upgrade: { ...upgrade, confirmation } });
    }
    return done(undefined);
  });
}
