import { done } from '#contract/outcome.ts';
import { isFree } from '#contract/plans.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { openRoom } from '#server/calculators/calculator-room.ts';
import { changeSelection } from '#server/calculators/change-selection.ts';
import { writeSubscription } from '#server/subscriptions/write-subscription.ts';
import type { Change } from '#server/sync/change.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-heads.ts';
import { addMonths } from './billing-period.ts';
import { type EndDeps, endSubscriptions } from './end-subscription.ts';
import { planTerms } from './plan-terms.ts';
import { resumedAt } from './resumed-at.ts';

/** The job: pauses and plans whose day has come, then subscriptions that end. A server that was off does it late, and once. */
export async function applyDueChanges(deps: EndDeps): Promise<void> {
  const now = deps.clock();
  while (await applyNext(deps, now)) {}
  await endSubscriptions(deps);
}

async function applyNext({ changes }: EndDeps, now: Date): Promise<boolean> {
  const outcome = await changes.runAsPlatform(platformActor('apply-due-changes', now, undefined), async (change) => {
    const [due] = await change.tx.$queryRaw<{ tenantId: string }[]>`
      select tenant_id as "tenantId" from subscriptions
      where (status = 'paused' and resumes_at <= ${now})
        or (pending_plan_id is not null and status in ('active', 'trialing', 'past_due') and current_period_end <= ${now})
      order by tenant_id limit 1 for update skip locked`;
    if (due !== undefined) await applyTo(change, due.tenantId);
    return done(due !== undefined);
  });
  return outcome.ok && outcome.value;
}

async function applyTo(change: Change, tenantId: string): Promise<void> {
  const { tx } = change;
  const subscription = await tx.subscription.findUniqueOrThrow({ where: { tenantId } });
  const { status, resumesAt, pendingPlanId, pendingCalculatorIds, currentPeriodEnd } = subscription;
  touchTenant(change, tenantId);
  if (status === 'paused') {
    await writeSubscription(tx, tenantId, resumedAt(subscription, resumesAt ?? change.now));
    return change.audit('billing.manage', { kind: 'tenant', id: tenantId, tenantId }, { status }, { status: 'active' });
  }
  if (pendingPlanId === null || currentPeriodEnd === null) return;
  const terms = await planTerms(tx, pendingPlanId);
  const ended = isFree(terms.basePrice)
    ? ({ status: 'cancelled' } as const)
    : { planId: pendingPlanId, terms: { ...terms }, currentPeriodEnd: addMonths(currentPeriodEnd, 1) };
  await writeSubscription(tx, tenantId, { ...ended, pendingPlanId: null, pendingCalculatorIds: [] });
  await tx.tenant.update({ where: { id: tenantId }, data: { planId: pendingPlanId }, select: { id: true } });
  if (pendingCalculatorIds.length > 0) await keepOnly(change, tenantId, pendingCalculatorIds);
  change.audit('billing.manage', { kind: 'tenant', id: tenantId, tenantId }, { planId: subscription.planId }, { planId: pendingPlanId });
}

/** The calculators that were chosen to stay; every other one is switched off, and none is deleted. */
async function keepOnly(change: Change, tenantId: string, kept: readonly string[]): Promise<void> {
  const room = await openRoom(change, tenantId);
  if (room === undefined) return;
  changeSelection(change, room, { tenantId, add: [], remove: [...room.enabled].filter((id) => !kept.includes(id)) });
}
