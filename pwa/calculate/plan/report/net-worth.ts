import type { Plan } from '#calculators/plan/model/plan.ts';
import { t } from '#contract/language/t.ts';

/** A line of the net worth at the start of the plan, in dollars; debts are negative. */
export interface NetWorthLine {
  readonly label: string;
  readonly amount: number;
}

/** Assets and debts of the household at the start of its plan, and the difference as the last line. */
export function netWorthOf({ accounts, homes, debts }: Plan): readonly NetWorthLine[] {
  const lines = [
    ...accounts.map(({ name, balance }) => ({ label: name, amount: balance })),
    ...homes.map(({ name, value }) => ({ label: name, amount: value })),
    ...debts.map(({ name, balance }) => ({ label: name, amount: -balance })),
  ].filter(({ amount }) => amount !== 0);
  return [...lines, { label: t('Net worth'), amount: lines.reduce((sum, { amount }) => sum + amount, 0) }];
}
