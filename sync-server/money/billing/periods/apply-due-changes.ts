import { done } from '#contract/values/outcome.ts';
import { countCalls } from '#server/calculators/ai-usage/count-calls.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import type { BillingDeps } from '#server/money/billing/provider/payment-provider.ts';
import { readBillingRules, readTenantRules } from '#server/money/billing/terms/billing-rules.ts';
import type { BillingRules } from '#server/money/billing/terms/billing-state.ts';
import { applyBillingStep, dueStep } from '#server/money/billing/terms/billing-step.ts';
import { loadBilling } from '#server/money/billing/terms/load-billing.ts';
import { type EndDeps, endSubscriptions } from './end-subscription.ts';
import { endTrials } from './end-trials.ts';
import { queueResume } from './queue-requests.ts';
import { remindTrials } from './remind-trials.ts';
import { storeStep } from './store-step.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type DueDeps = EndDeps & Pick<BillingDeps, 'payments'>;

/**
 * The job: applies every billing step that is due, then ends subscriptions and trials whose time is over, and reminds of
 * trials that end soon. A server that was off does it
 * late, and once. A subscription that cannot be billed fails the job, after the others were billed.
 */
export async function applyDueChanges(deps: DueDeps): Promise<void> {
  const faults = new Map<string, unknown>();
  while (await applyNext(deps, faults)) {}
  await endSubscriptions(deps);
  await endTrials(deps);
  await remindTrials(deps);
  for (const fault of faults.values()) throw fault;
}

/** False: nothing more is due, besides the subscriptions of the tenants in `faults`. */
async function applyNext({ changes, payments, clock }: DueDeps, faults: Map<string, unknown>): Promise<boolean> {
  const taken: { due?: DueSubscription } = {};
  try {
    await changes.runAsPlatform(platformActor('apply-due-changes', clock(), undefined), async (change) => {
      const rules = await readBillingRules(change.tx);
      const due = await lockDue(change, rules, { isOwnLedger: payments.isOwnLedger, except: [...faults.keys()] });
      if (due === undefined) return done(undefined);
      taken.due = due;
      await applyStep(change, due, await readTenantRules(change.tx, due.tenantId));
      return done(undefined);
    });
  } catch (fault) {
    if (taken.due === undefined) throw fault;
    faults.set(taken.due.tenantId, fault);
  }
  return taken.due !== undefined;
}

async function applyStep(change: Change, { tenantId, billedBy }: DueSubscription, rules: BillingRules): Promise<void> {
  const { tx, now } = change;
  const state = await loadBilling(tx, tenantId);
  const step = state === undefined ? undefined : dueStep(state, rules, now, billedBy === null);
  if (state === undefined || step === undefined) throw new Error('A subscription with a due step has no such step.');
  const calls = step.usage === undefined ? 0 : await countCalls(tx, tenantId, step.usage.from, step.usage.to);
  const taken = applyBillingStep(state, step, rules, calls);
  await storeStep(change, { tenantId, before: state, step, taken, rules });
  if (billedBy !== null && step.kind === 'resume') queueResume(change, { tenantId, billedBy }, taken.state.currentPeriodEnd);
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
async function lockDue(
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  rules: BillingRules,
  { isOwnLedger, except }: { readonly isOwnLedger: boolean; readonly except: readonly string[] },
): Promise<DueSubscription | undefined> {
  const { gracePeriodDays, firstReminderDays, finalReminderDays } = rules;
  const before = (days: number): Date => new Date(now.getTime() - Math.max(0, days) * dayMs);
  const [due] = await tx.$queryRaw<DueSubscription[]>`
    select tenant_id as "tenantId", case when ${isOwnLedger}::boolean then null else provider_id end as "billedBy" from subscriptions
    where not (tenant_id = any(${[...except]}::uuid[])) and ((status = 'paused' and resumes_at <= ${now})
      or ((${isOwnLedger}::boolean or provider_id is null) and status in ('active', 'trialing', 'past_due') and read_only_since is null
        and coalesce(next_invoice_at, current_period_end) <= ${now})
      or (status = 'past_due' and read_only_since is null and dunning_paused_at is null and (
        (reminders_sent = 0 and past_due_since <= ${before(gracePeriodDays - firstReminderDays)})
        or (reminders_sent = 1 and past_due_since <= ${before(gracePeriodDays - finalReminderDays)})
        or (reminders_sent > 1 and past_due_since <= ${before(gracePeriodDays)}))))
    order by tenant_id limit 1 for update skip locked`;
  return due;
}
