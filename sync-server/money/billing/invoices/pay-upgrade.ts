import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { readUpgrade, type WaitingUpgrade } from '#server/money/billing/terms/upgrade-terms.ts';
import { boughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import type { ChargeDeps } from './charge-invoices.ts';
import { completeUpgrade, dropUpgrade, lockUpgrade } from './complete-upgrade.ts';

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
  if (asked === undefined || asked.invoiceId !== undefined) return;
  const isOver = isUpgradeOver(asked, clock());
  if (asked.confirmation !== undefined && !isOver) return;
  if (typeof row?.providerId !== 'string' || payments.upgrade === undefined) return;
  const { planName, priceCents, interval } = boughtPlan(asked.planId, asked.terms);
  const { planId, off, quotedAt, key } = asked;
  const difference = asked.difference === undefined ? undefined : { ...asked.difference, isOver };
  const wanted = { planId, planName, priceCents, interval, off, quotedAt, difference };
  const answer = await payments.upgrade(row.providerId, wanted, key);
  await changes.runAsPlatform(platformActor('pay-upgrade', clock(), undefined), async (change) => {
    const upgrade = await lockUpgrade(change, tenantId);
    // A webhook may have reported the result first.
    if (upgrade?.key !== asked.key) return done(undefined);
    if (answer === 'paid') await completeUpgrade(change, tenantId, upgrade);
    else if (answer === 'declined') await dropUpgrade(change, tenantId, upgrade);
    else {
      const confirmation = { since: change.now.toISOString(), ...answer };
      await writeSubscription(change, tenantId, { upgrade: { ...upgrade, confirmation } });
    }
    return done(undefined);
  });
}

/** As long as the card service waits for the confirmation of an upgrade that it holds itself. */
const confirmedWithinMs = 23 * 60 * 60 * 1000;

/** Only an upgrade whose difference has an invoice of its own: the card service forgets the others itself. */
function isUpgradeOver({ confirmation, difference }: WaitingUpgrade, now: Date): boolean {
  if (difference === undefined || (confirmation !== undefined && confirmation.isOwnInvoice !== true)) return false;
  const isUnconfirmed = confirmation !== undefined && Date.parse(confirmation.since) + confirmedWithinMs <= now.getTime();
  return isUnconfirmed || Date.parse(difference.until) <= now.getTime();
}

/** The job: drops upgrades whose own invoice nobody has paid in time. */
export async function dropUnconfirmed(deps: ChargeDeps): Promise<void> {
  const waiting = await deps.db.query<{ tenantId: string }>(
    { as: 'platform' },
    `select tenant_id as "tenantId" from subscriptions where upgrade -> 'confirmation' ->> 'isOwnInvoice' = 'true'`,
    [],
  );
  for (const { tenantId } of waiting) await payUpgrade(deps, tenantId);
}
