import { isRunning } from '#server/core/access/calculator-limit.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { completeUpgrade, dropUpgrade, lockUpgrade } from '#server/money/billing/invoices/complete-upgrade.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';

interface UpgradeInvoice {
  readonly invoiceId: string;
  readonly status: 'pending' | 'paid' | 'void' | 'uncollectible';
  /** The key of the upgrade that the invoice pays; it pays none with another key. */
  readonly key: string | null | undefined;
}

/** An upgrade whose difference has an invoice of its own: it begins with the payment, and ends with the invoice. */
export async function applyUpgradeInvoice(change: Change, tenantId: string, { invoiceId, status, key }: UpgradeInvoice): Promise<void> {
  if (typeof key !== 'string' || status === 'pending') return;
  const upgrade = await lockUpgrade(change, tenantId);
  if (upgrade === undefined || upgrade.key !== key) return;
  if (status !== 'paid') return dropUpgrade(change, tenantId, upgrade);
  const subscription = await change.tx.subscription.findUniqueOrThrow({ where: { tenantId }, select: { status: true } });
  if (!isRunning(subscription.status)) return completeUpgrade(change, tenantId, { ...upgrade, invoiceId });
  const { confirmation: _, ...paid } = upgrade;
  await writeSubscription(change, tenantId, { upgrade: paid });
  // The card service gets the new price, and then the upgrade is complete.
  change.effect('billing.upgrade', `${key}:paid`, { tenantId }, tenantId);
}
