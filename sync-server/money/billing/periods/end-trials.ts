import { done } from '#contract/values/outcome.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { billingRecipient } from '#server/money/billing/invoices/billing-mails.ts';
import { creditReasons } from '#server/money/billing/invoices/credit-unused.ts';
import { type EndDeps, fallBackToFreePlan } from './end-subscription.ts';

/** The job: tenants whose trial is over continue on the free plan. Nobody is locked out, and a plan bought during the trial stays. */
export async function endTrials({ changes, clock }: EndDeps): Promise<void> {
  for (let more = true; more; ) {
    const outcome = await changes.runAsPlatform(platformActor('end-trials', clock(), undefined), async (change) => {
      const [ended] = await change.tx.$queryRaw<{ id: string }[]>`
        select id from tenants where status = 'trial' and trial_ends_at <= ${change.now} order by trial_ends_at, id limit 1
        for no key update skip locked`;
      if (ended !== undefined) await endTrial(change, ended.id);
      return done(ended !== undefined);
    });
    more = outcome.ok && outcome.value;
  }
}

async function endTrial(change: Change, tenantId: string): Promise<void> {
  const { tx } = change;
  await tx.tenant.update({ where: { id: tenantId }, data: { status: 'active' }, select: { id: true } });
  const subscription = await tx.subscription.findUnique({ where: { tenantId }, select: { status: true } });
  if (subscription === null || !isRunning(subscription.status)) {
    await fallBackToFreePlan(change, tenantId, { since: change.now, reason: creditReasons.trial });
    const recipient = await billingRecipient(tx, tenantId);
    if (recipient !== undefined)
      mailMessage(change, `trial.end:${tenantId}`, tenantId, {
        to: recipient.email,
        subject: mailTexts.trialEndedSubject,
        paragraphs: [mailTexts.trialEndedBody(recipient.tenantName)],
        button: { label: mailTexts.plansButton, path: '/customer-portal?tab=account' },
      });
  }
  const event = { id: change.newId(), tenantId, type: 'trial.ended', data: {}, processedAt: change.now, createdAt: change.now };
  await tx.billingEvent.create({ data: event });
  change.audit('billing.end', { kind: 'tenant', id: tenantId, tenantId }, { status: 'trial' }, { status: 'active' });
}
