import { centsToDollars } from '../kit/money.ts';
import type { ScheduleRow } from '../kit/schedule.ts';
import type { Dollars } from '../kit/units.ts';

/** Columns of a monthly schedule. */
export const scheduleColumns = { month: 'count', payment: 'money', interest: 'money', principal: 'money', balance: 'balance' } as const;

export interface MonthRow {
  readonly month: number;
  readonly payment: Dollars;
  readonly interest: Dollars;
  readonly principal: Dollars;
  readonly balance: Dollars;
}

/** A row of a schedule in dollars, as its table shows it. */
export function monthRow(row: ScheduleRow): MonthRow {
  return {
    month: row.period,
    payment: centsToDollars(row.payment),
    interest: centsToDollars(row.interest),
    principal: centsToDollars(row.principal),
    balance: centsToDollars(row.balance),
  };
}

export const annuitySource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 2, present value of an annuity',
};
export const paymentFormula = 'payment = P × i ÷ (1 − (1 + i)^−n), i the yearly rate ÷ 12, n the months.';
export const centsAssumption = 'Interest is rounded to the cent each month; the last payment clears what is left.';
