import type { BillingMail } from '#contract/money/billing-mails.ts';
import { monthsOn } from '#contract/values/months-on.ts';
import { usageStart } from '#server/calculators/ai-usage/usage-period.ts';
import { discountAt } from '#server/money/subscriptions/discount-duration.ts';
import type { BillingRules, BillingState } from './billing-state.ts';
import { type InvoiceLine, invoiceLines } from './invoice-lines.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The next change of a subscription that is due by time. */
export interface BillingStep {
  readonly kind: 'resume' | 'invoice' | 'firstReminder' | 'finalReminder' | 'lock';
  readonly at: Date;
  /** AI calls from `from` up to, but not including, `to` are invoiced. */
  readonly usage?: { readonly from: Date; readonly to: Date };
}

export interface TakenStep {
  readonly state: BillingState;
  readonly invoice?: { readonly lines: readonly InvoiceLine[]; readonly periodStart: Date; readonly periodEnd: Date };
  readonly mail?: BillingMail;
  /** Unpaid invoices are charged again. */
  readonly retries?: true;
}

/**
 * The earliest step that is due. A server that was off thus catches up: each missed step is performed once and in order. With
 * `isInvoicedHere` false, steps that write an invoice are left out, because the card service writes it.
 */
export function dueStep(state: BillingState, rules: BillingRules, now: Date, isInvoicedHere = true): BillingStep | undefined {
  return stepsOf(state, rules)
    .filter(({ kind, at }) => at <= now && (isInvoicedHere || kind !== 'invoice'))
    .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
}

function stepsOf(state: BillingState, rules: BillingRules): BillingStep[] {
  const { status, resumesAt, readOnlySince } = state;
  if (status === 'paused') return resumesAt === null ? [] : [{ kind: 'resume', at: resumesAt }];
  if (status === 'cancelled' || readOnlySince !== null) return [];
  const at = state.nextInvoiceAt ?? state.currentPeriodEnd;
  return [{ kind: 'invoice', at, usage: { from: usageStart(state), to: at } }, ...dunningSteps(state, rules)];
}

function dunningSteps({ status, pastDueSince, dunningPausedAt, remindersSent }: BillingState, rules: BillingRules): BillingStep[] {
  if (status !== 'past_due' || pastDueSince === null || dunningPausedAt !== null) return [];
  const beforeEnd = (days: number): Date => new Date(pastDueSince.getTime() + Math.max(0, rules.gracePeriodDays - days) * dayMs);
  if (remindersSent < 1) return [{ kind: 'firstReminder', at: beforeEnd(rules.firstReminderDays) }];
  if (remindersSent < 2) return [{ kind: 'finalReminder', at: beforeEnd(rules.finalReminderDays) }];
  return [{ kind: 'lock', at: beforeEnd(0) }];
}

/** The subscription after a step, and the documents to send. `calls` are the AI calls of the step's usage. */
export function applyBillingStep(state: BillingState, step: BillingStep, rules: BillingRules, calls: number): TakenStep {
  switch (step.kind) {
    case 'resume':
      return {
        state: {
          ...state,
          ...shiftedByPause(state, state.pausedAt ?? step.at, step.at),
          status: 'active',
          pausedAt: null,
          resumesAt: null,
        },
        mail: 'resumed',
      };
    case 'firstReminder':
      return { state: { ...state, remindersSent: 1 }, mail: 'firstReminder', retries: true };
    case 'finalReminder':
      return { state: { ...state, remindersSent: 2 }, mail: 'finalReminder', retries: true };
    case 'lock':
      return { state: { ...state, readOnlySince: step.at }, mail: 'readOnly' };
    case 'invoice':
      return billMonth(state, step.at, rules, calls);
  }
}

function billMonth(state: BillingState, at: Date, rules: BillingRules, calls: number): TakenStep {
  // Calls above the allowance are refused in a trial.
  const usage = { calls: state.status === 'trialing' ? 0 : calls, from: usageStart(state), to: at, plan: state.plan };
  const isPeriodOver = state.currentPeriodEnd <= at;
  const next = state.pending ?? state.plan;
  if (isPeriodOver && (state.cancelAtPeriodEnd || next.priceCents === 0)) {
    const lines = invoiceLines({ discount: null, usage }, rules);
    const ended = { ...state, status: 'cancelled', cancelAtPeriodEnd: false, pending: null, pastDueSince: null, remindersSent: 0 } as const;
    return { state: ended, mail: 'ended', ...invoiceOf(lines, usageStart(state), at) };
  }
  const anchorDay = state.anchorDay ?? state.currentPeriodEnd.getUTCDate();
  const monthEnd = monthsOn(at, 1, anchorDay);
  if (!isPeriodOver) {
    const nextInvoiceAt = monthEnd < state.currentPeriodEnd ? monthEnd : null;
    const lines = invoiceLines({ discount: null, usage }, rules);
    return { state: { ...state, anchorDay, usageFrom: at, nextInvoiceAt }, ...mailed(invoiceOf(lines, usageStart(state), at)) };
  }
  const isYear = next.interval === 'year';
  const currentPeriodEnd = isYear ? monthsOn(at, 12, anchorDay) : monthEnd;
  const lines = invoiceLines({ plan: next, discount: discountAt(state.discount, at), begins: at, usage }, rules);
  const status = state.status === 'trialing' ? 'active' : state.status;
  const renewed = {
    ...state,
    status,
    plan: next,
    pending: null,
    anchorDay,
    usageFrom: at,
    currentPeriodEnd,
    nextInvoiceAt: isYear ? monthEnd : null,
  };
  return { state: renewed, ...mailed(invoiceOf(lines, at, currentPeriodEnd)) };
}

function invoiceOf(lines: readonly InvoiceLine[], periodStart: Date, periodEnd: Date): Pick<TakenStep, 'invoice'> {
  return lines.length === 0 ? {} : { invoice: { lines, periodStart, periodEnd } };
}

function mailed({ invoice }: Pick<TakenStep, 'invoice'>): Pick<TakenStep, 'invoice' | 'mail'> {
  return invoice === undefined ? {} : { invoice, mail: 'invoice' };
}

/** Days for which a subscription was paused are added to its end. */
export function shiftedByPause(
  state: Pick<BillingState, 'currentPeriodEnd' | 'nextInvoiceAt' | 'usageFrom' | 'anchorDay'>,
  from: Date,
  to: Date,
): Pick<BillingState, 'currentPeriodEnd' | 'nextInvoiceAt' | 'usageFrom' | 'anchorDay'> {
  const lengthMs = Math.max(0, to.getTime() - from.getTime());
  const later = (date: Date): Date => new Date(date.getTime() + lengthMs);
  const currentPeriodEnd = later(state.currentPeriodEnd);
  const nextInvoiceAt = state.nextInvoiceAt === null ? null : later(state.nextInvoiceAt);
  const usageFrom = state.usageFrom ?? monthsOn(state.nextInvoiceAt ?? state.currentPeriodEnd, -1, state.anchorDay);
  return { currentPeriodEnd, nextInvoiceAt, usageFrom, anchorDay: currentPeriodEnd.getUTCDate() };
}
