import { isRunning } from '#server/core/access/calculator-limit.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { noUpgrade, readUpgrade, type WaitingUpgrade } from '#server/money/billing/terms/upgrade-terms.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { creditInvoice } from './credit-invoice.ts';

/** The waiting upgrade of a tenant. The subscription is locked until the commit. */
export async function lockUpgrade({ tx }: Pick<Change, 'tx'>, tenantId: string): Promise<WaitingUpgrade | undefined> {
  await tx.$queryRaw`select 1 from subscriptions where tenant_id = ${tenantId}::uuid for update`;
  const row = await tx.subscription.findUnique({ where: { tenantId }, select: { upgrade: true } });
  return readUpgrade(row?.upgrade);
}

/** Gives a tenant the plan that it has paid for. A subscription that ended meanwhile is not changed, and its payment is credited. */
export async function completeUpgrade(change: Change, tenantId: string, upgrade: WaitingUpgrade): Promise<void> {
  const { tx } = change;
  const { planId, terms, invoiceId, nextInterval, nextAct } = upgrade;
  await withPlatformRights(tx, async () => {
    const { status, providerId } = await tx.subscription.findUniqueOrThrow({
      where: { tenantId },
      select: { status: true, providerId: true },
    });
    if (!isRunning(status)) {
      await writeSubscription(change, tenantId, { upgrade: noUpgrade });
      if (invoiceId !== undefined)
        await creditInvoice(change, { invoiceId, cents: Number.POSITIVE_INFINITY, reason: 'the subscription has ended' });
      return;
    }
    const pending =
      nextInterval === undefined
        ? { pendingPlanId: null, pendingInterval: null }
        : { pendingPlanId: planId, pendingInterval: nextInterval, pendingTerms: { ...terms, interval: nextInterval } };
    await writeSubscription(change, tenantId, { planId, terms, upgrade: noUpgrade, ...pending, pendingCalculatorIds: [] });
    await tx.tenant.updateMany({ where: { id: tenantId }, data: { planId } });
    if (nextAct !== undefined && providerId !== null)
      change.effect('billing.act', `billing.act:${change.newId()}`, { providerId, act: nextAct }, tenantId);
    await logUpgrade(change, tenantId, 'subscription.upgraded', upgrade);
  });
}

/** The payment was declined or expired: the plan stays as it is, and nothing is owed. */
export async function dropUpgrade(change: Change, tenantId: string, upgrade: WaitingUpgrade): Promise<void> {
  await withPlatformRights(change.tx, async () => {
    await writeSubscription(change, tenantId, { upgrade: noUpgrade });
    await logUpgrade(change, tenantId, 'subscription.upgrade_declined', upgrade);
  });
}

async function logUpgrade(change: Change, tenantId: string, type: string, { planId, amountDueCents }: WaitingUpgrade): Promise<void> {
  const { tx, now } = change;
  const data = { planId, amountDueCents };
  await tx.billingEvent.create({ data: { id: change.newId(), tenantId, type, data, processedAt: now, createdAt: now } });
  touchTenant(change, tenantId);
  change.audit('billing.manage', { kind: 'tenant', id: tenantId, tenantId }, undefined, { type, ...data });
}
