import type { Dollars } from '#calculators/figures/units.ts';
import { centsToDollars } from '#calculators/kit/money/money.ts';
import type { ScheduleRow } from './schedule.ts';

/** Columns of a monthly schedule, as calculators declare and show it. */
export const monthColumns = { month: 'count', payment: 'money', interest: 'money', principal: 'money', balance: 'balance' } as const;

export interface MonthRow {
  readonly month: number;
  readonly payment: Dollars;
  readonly interest: Dollars;
  readonly principal: Dollars;
  readonly balance: Dollars;
}

/** The rows of a schedule in dollars. */
export function monthTable(rows: readonly ScheduleRow[]): readonly MonthRow[] {
  return rows.map((row) => ({
    month: row.period,
    payment: centsToDollars(row.payment),
    interest: centsToDollars(row.interest),
    principal: centsToDollars(row.principal),
    balance: centsToDollars(row.balance),
  }));
}
