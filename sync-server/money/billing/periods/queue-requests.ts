import type { Change } from '#server/core/sync/changes/change.ts';
import type { ProviderAction } from '#server/money/billing/provider/provider-actions.ts';

/** Asks the card service to collect payments again, from the end of the paid days on. */
export function queueResume(change: Change, { tenantId, billedBy }: { tenantId: string; billedBy: string }, periodEnd: Date | null): void {
  const action = { kind: 'resume', periodEnd: periodEnd?.toISOString() ?? null } satisfies ProviderAction;
  change.effect('billing.act', `billing.act:${change.newId()}`, { providerId: billedBy, act: action }, tenantId);
}

/** Charges all open invoices of a tenant after the commit. */
export function queueCharge(change: Change, tenantId: string, at: Date): void {
  change.effect('billing.charge', `billing.charge:${tenantId}:${at.toISOString()}`, { tenantId }, tenantId);
}
