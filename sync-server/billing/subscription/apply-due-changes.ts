import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { countCalls } from '#server/ai-usage/count-calls.ts';
import type { Tx } from '#server/data/database.ts';
import { readBillingRules } from '../billing-rules.ts';
import type { BillingRules } from '../billing-state.ts';
import { loadBilling } from '../load-billing.ts';
import { dueStep, takeStep } from '../periods/billing-step.ts';
import { keepStep } from '../periods/keep-step.ts';
import type { BillingDeps } from '../provider/payment-provider.ts';
import { type EndDeps, endSubscriptions } from './end-subscription.ts';
import { endTrials } from './end-trials.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type DueDeps = EndDeps & Pick<BillingDeps, 'payments'>;

/**
 * The job: applies every billing step that is due, then ends subscriptions and trials whose time is over. A server that was off does it
 * late, and once.
 */
export async function applyDueChanges(deps: DueDeps): Promise<void> {
  while (await applyNext(deps)) {}
  await endSubscriptions(deps);
  await endTrials(deps);
}

async function applyNext({ changes, payments, clock }: DueDeps): Promise<boolean> {
  const outcome = await changes.runAsPlatform(platformActor('apply-due-changes', clock(), undefined), async (change) => {
    const { tx, now } = change;
    const rules = await readBillingRules(tx);
    const tenantId = await lockDue(tx, rules, now, payments.isOwnLedger);
    if (tenantId === undefined) return done(false);
    const state = await loadBilling(tx, tenantId);
    const step = state === undefined ? undefined : dueStep(state, rules, now);
    if (state === undefined || step === undefined) return done(false);
    const calls = step.usage === undefined ? 0 : await countCalls(tx, tenantId, step.usage.from, step.usage.to);
    await keepStep(change, { tenantId, before: state, step, taken: takeStep(state, step, rules, calls), rules });
    return done(true);
  });
  return outcome.ok && outcome.value;
}

/** A subscription with a due step, locked. The card service performs the steps of the subscriptions it bills, and reports them. */
async function lockDue(tx: Tx, rules: BillingRules, now: Date, isOwnLedger: boolean): Promise<string | undefined> {
  const { gracePeriodDays, firstReminderDays, finalReminderDays } = rules;
  const before = (days: number): Date => new Date(now.getTime() - Math.max(0, days) * dayMs);
  const [due] = await tx.$queryRaw<{ tenantId: string }[]>`
    select tenant_id as "tenantId" from subscriptions
    where (${isOwnLedger}::boolean or provider_id is null) and (
      (status = 'paused' and resumes_at <= ${now})
      or (status in ('active', 'trialing', 'past_due') and read_only_since is null and coalesce(next_invoice_at, current_period_end) <= ${now})
      or (status = 'past_due' and read_only_since is null and dunning_paused_at is null and (
        (reminders_sent = 0 and past_due_since <= ${before(gracePeriodDays - firstReminderDays)})
        or (reminders_sent = 1 and past_due_since <= ${before(gracePeriodDays - finalReminderDays)})
        or (reminders_sent > 1 and past_due_since <= ${before(gracePeriodDays)}))))
    order by tenant_id limit 1 for update skip locked`;
  return due?.tenantId;
}
