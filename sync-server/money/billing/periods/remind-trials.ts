import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { billingRecipient } from '#server/money/billing/invoices/billing-mails.ts';
import type { EndDeps } from './end-subscription.ts';
import { trialReminder } from './trial-reminder.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days before the end of a trial on which its tenant is reminded. */
const reminderDays = [1, 3] as const;

interface EndingTrial {
  readonly id: string;
  readonly endsAt: Date;
}

/** The job: tenants on trial without a subscription are reminded three days and one day before the end. Each mail is sent once. */
export async function remindTrials({ changes, clock }: EndDeps): Promise<void> {
  for (const days of reminderDays) {
    await changes.runAsPlatform(platformActor('remind-trials', clock(), undefined), async (change) => {
      for (const trial of await endingTrials(change, days)) await remind(change, trial, days);
      return done(undefined);
    });
  }
}

/** Trials with so many days left, or fewer, but more than those of the next reminder. */
function endingTrials({ tx, now }: Change, days: number): Promise<readonly EndingTrial[]> {
  const from = new Date(now.getTime() + Math.max(0, ...reminderDays.filter((each) => each < days)) * dayMs);
  return tx.$queryRaw<EndingTrial[]>`
    select t.id, t.trial_ends_at as "endsAt" from tenants t
    where t.status = 'trial' and t.trial_ends_at > ${from} and t.trial_ends_at <= ${new Date(now.getTime() + days * dayMs)}
      and not exists (select 1 from subscriptions s where s.tenant_id = t.id and s.status in ('trialing', 'active', 'past_due', 'paused'))
      and not exists (select 1 from effects e where e.key = 'trial.reminder:' || t.id || ':' || ${String(days)}::text)
    order by t.trial_ends_at, t.id`;
}

async function remind(change: Change, { id, endsAt }: EndingTrial, days: number): Promise<void> {
  const recipient = await billingRecipient(change.tx, id);
  if (recipient === undefined) return;
  const { tenantName, language, email } = recipient;
  const content = trialReminder({ tenantName, days, endsAt, language });
  mailMessage(change, `trial.reminder:${id}:${days}`, id, { to: email, ...content });
}
