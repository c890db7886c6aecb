import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { countCalls } from '#server/ai-usage/count-calls.ts';
import type { Tx } from '#server/data/database.ts';
import { queueResume } from '../billing.effects.ts';
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
    const due = await lockDue(tx, rules, now, payments.isOwnLedger);
    if (due === undefined) return done(false);
    const { tenantId, billedBy } = due;
    const state = await loadBilling(tx, tenantId);
    const step = state === undefined ? undefined : dueStep(state, rules, now, billedBy === null);
    if (state === undefined || step === undefined) return done(false);
    const calls = step.usage === undefined ? 0 : await countCalls(tx, tenantId, step.usage.from, step.usage.to);
    const taken = takeStep(state, step, rules, calls);
    await keepStep(change, { tenantId, before: state, step, taken, rules });
    if (billedBy !== null && step.kind === 'resume') queueResume(change, { tenantId, billedBy }, taken.state.currentPeriodEnd);
    return done(true);
  });
  return outcome.ok && outcome.value;
}

interface DueSubscription {
  readonly tenantId: string;
  /** Its id at the card service, if the card service bills it. */
  readonly billedBy: string | null;
}

/**
 * A subscription with a due step, locked. The card service writes the invoices of the subscriptions it bills; reminders, the end of the grace
 * period, and the ends of pauses are ours.
 */
async function lockDue(tx: Tx, rules: BillingRules, now: Date, isOwnLedger: boolean): Promise<DueSubscription | undefined> {
  const { gracePeriodDays, firstReminderDays, finalReminderDays } = rules;
  const before = (days: number): Date => new Date(now.getTime() - Math.max(0, days) * dayMs);
  const [due] = await tx.$queryRaw<DueSubscription[]>`
    select tenant_id as "tenantId", case when ${isOwnLedger}::boolean then null else provider_id end as "billedBy" from subscriptions
    where (status = 'paused' and resumes_at <= ${now})
      or ((${isOwnLedger}::boolean or provider_id is null) and status in ('active', 'trialing', 'past_due') and read_only_since is null
        and coalesce(next_invoice_at, current_period_end) <= ${now})
      or (status = 'past_due' and read_only_since is null and dunning_paused_at is null and (
        (reminders_sent = 0 and past_due_since <= ${before(gracePeriodDays - firstReminderDays)})
        or (reminders_sent = 1 and past_due_since <= ${before(gracePeriodDays - finalReminderDays)})
        or (reminders_sent > 1 and past_due_since <= ${before(gracePeriodDays)})))
    order by tenant_id limit 1 for update skip locked`;
  return due;
}
