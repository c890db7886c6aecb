import type { BillingMail } from '#contract/money/billing-mails.ts';
import { paymentFailed, paymentTaken } from '#server/money/billing/invoices/record-payment.ts';
import type { BillingRules, BillingState } from '#server/money/billing/terms/billing-state.ts';
import { applyBillingStep, dueStep } from '#server/money/billing/terms/billing-step.ts';
import { totalCents } from '#server/money/billing/terms/invoice-lines.ts';
import type { BoughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import type { ValueEvent } from '#server/money/subscriptions/recurring-revenue.ts';
import { subscriptionValue } from '#server/money/subscriptions/subscription-value.ts';
import type { Customer, History } from './billing-model.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (day: number): Date => new Date(day * dayMs);
const dayOf = (date: Date): number => date.getTime() / dayMs;

interface OpenBill {
  readonly day: number;
  readonly cents: number;
  paidDay: number | null;
}

interface PlayedHistory extends Omit<History, 'monthEnds'> {
  readonly charges: number;
  /** The events of its value, as the ledger stores them. */
  readonly values: readonly ValueEvent[];
}

/** Plays a customer with the product's own rules in memory: every midnight the due steps, then the customer's actions. */
export function playWorld(customer: Customer, rules: BillingRules, lastDay: number): PlayedHistory {
  const bills: OpenBill[] = [];
  const mails: string[] = [];
  const callsByDay = new Map<number, number>();
  const values: ValueEvent[] = [];
  let charges = 0;
  let state = startOf(customer);
  const mail = (day: number, name: BillingMail | undefined): void => {
    if (name !== undefined) mails.push(`${day} ${name}`);
  };

  function charge(day: number): void {
    const { declined } = customer;
    for (const bill of bills.filter(({ paidDay }) => paidDay === null)) {
      const isDeclined = declined !== null && day >= declined[0] && day < declined[1];
      if (!isDeclined) bill.paidDay = day;
      if (!isDeclined) charges += 1;
      const open = bills.filter(({ paidDay }) => paidDay === null).length;
      const taken = isDeclined ? paymentFailed(state, dateOf(day)) : paymentTaken(state, open, dateOf(day));
      state = taken.state;
      mail(day, taken.mail);
    }
  }

  for (let day = customer.startDay; day <= lastDay; day += 1) {
    for (let step = dueStep(state, rules, dateOf(day)); step !== undefined; step = dueStep(state, rules, dateOf(day))) {
      const { usage } = step;
      const calls = usage === undefined ? 0 : sum(callsByDay, dayOf(usage.from), dayOf(usage.to));
      const taken = applyBillingStep(state, step, rules, calls);
      state = taken.state;
      mail(day, taken.mail);
      const cents = totalCents(taken.invoice?.lines ?? []);
      if (taken.invoice !== undefined) bills.push({ day, cents, paidDay: cents === 0 ? day : null });
      if (cents > 0 || taken.retries) charge(day);
    }
    if (customer.declined?.[1] === day && state.status === 'past_due') charge(day);
    state = acted(state, customer, day);
    const isRunning = state.status !== 'cancelled' && state.status !== 'paused' && state.readOnlySince === null;
    if (isRunning) callsByDay.set(day, customer.callsOn(day));
    const value = subscriptionValue(state);
    const before = values.at(-1);
    if (before?.status !== value.status || before.monthlyCents !== value.monthlyCents)
      values.push({ tenantId: customer.id, at: dateOf(day), ...value });
  }
  return { bills, mails, charges, values };
}

function startOf({ startDay, trialDays, coupon, priceCents, allowance, interval }: Customer): BillingState {
  const value = coupon === null ? '' : coupon.kind === 'percent' ? String(coupon.value) : `${coupon.value / 100}`;
  return {
    status: trialDays > 0 ? 'trialing' : 'active',
    plan: planOf(priceCents, allowance, interval),
    discount:
      coupon === null
        ? null
        : {
            couponId: 'c',
            code: 'C',
            type: coupon.kind === 'percent' ? 'percentage' : 'fixed_amount',
            value,
            planIds: coupon.isOfFirst === true ? [String(priceCents)] : [],
          },
    pending: null,
    currentPeriodEnd: dateOf(startDay + trialDays),
    nextInvoiceAt: null,
    usageFrom: dateOf(startDay),
    anchorDay: null,
    cancelAtPeriodEnd: false,
    pausedAt: null,
    resumesAt: null,
    pastDueSince: null,
    remindersSent: 0,
    dunningPausedAt: null,
    readOnlySince: null,
  };
}

function planOf(priceCents: number, aiCallsIncluded: number, interval: 'month' | 'year'): BoughtPlan {
  return { planId: String(priceCents), planName: 'Plan', interval, priceCents, aiCallsIncluded, aiUnlimited: false };
}

function acted(state: BillingState, customer: Customer, day: number): BillingState {
  let next = state;
  const mayChange = next.status === 'active' && !next.cancelAtPeriodEnd && day > customer.startDay + customer.trialDays;
  if (mayChange && customer.downgrade?.day === day)
    next = { ...next, pending: planOf(customer.downgrade.priceCents, customer.downgrade.allowance, customer.interval) };
  if (mayChange && customer.pause?.day === day)
    next = { ...next, status: 'paused', pausedAt: dateOf(day), resumesAt: dateOf(day + customer.pause.days) };
  const mayCancel = next.status !== 'paused' && next.status !== 'cancelled' && next.readOnlySince === null;
  return customer.cancelDay === day && mayCancel ? { ...next, cancelAtPeriodEnd: true, pending: null } : next;
}

function sum(callsByDay: ReadonlyMap<number, number>, from: number, to: number): number {
  let total = 0;
  for (let day = Math.floor(from); day < Math.floor(to); day += 1) total += callsByDay.get(day) ?? 0;
  return total;
}
