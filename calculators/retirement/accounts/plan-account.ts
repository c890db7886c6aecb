import { contributions } from '#calculators/figures/retirement/contributions.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import type { Rows } from '#calculators/kit/definition/define.ts';
import { deferralLimit } from '#calculators/kit/law/retirement/contribution-limits.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { yearsBetween } from '#calculators/retirement/fields.ts';
import { yearOfDeposits } from '#calculators/retirement/growth.ts';

/** Limits of an employee's deposits within a year: the ordinary amount, a special one with a lifetime limit, then the catch-up of age. */
export interface Allowance {
  readonly ordinary: Dollars;
  readonly special: Dollars;
  readonly catchUp: Dollars;
}

export interface Plan {
  readonly set: FigureSet;
  readonly currentAge: number;
  readonly retirementAge: number;
  readonly annualIncome: Dollars;
  readonly currentBalance: Dollars;
  /** Share of pay that the employee deposits. */
  readonly contributionRate: Percent;
  /** Employer's match in per cent of the employee's deposits between two shares of pay. */
  readonly tiers: readonly { readonly match: Percent; readonly from: Percent; readonly to: Percent }[];
  /** Employer's contribution regardless of the employee, in per cent of pay. */
  readonly employerRate?: Percent;
  readonly salaryGrowth: Percent;
  /** Raises the limits of the first year. */
  readonly inflationRate: Percent;
  /** After fees. */
  readonly expectedReturn: Percent;
  /** Replaces the limit of a 401(k). */
  readonly allowance?: (
    age: number,
    year: { readonly left: Years; readonly index: number; readonly salary: Dollars; readonly specialLeft: Dollars },
  ) => Allowance;
  /** Lifetime total of special allowances. */
  readonly specialForLife?: Dollars;
  /** True for a 457(b), where the employer's contributions count against the employee's limit. */
  readonly employerCounts?: true;
}

export const planColumns = {
  age: 'count',
  salary: 'money',
  contribution: 'money',
  employer: 'money',
  growth: 'money',
  balance: 'balance',
} as const;
export type PlanRows = Rows<typeof planColumns>;

/** Deposits of a year, independent of the return. */
interface PlanYear {
  /** At the start of the year. */
  readonly age: number;
  readonly salary: Dollars;
  readonly contribution: Dollars;
  readonly employer: Dollars;
}

/** Grows a workplace plan year by year until retirement. */
export function growPlan(plan: Plan): PlanRows {
  return growDeposits(depositsOf(plan), plan.currentBalance, plan.expectedReturn);
}

/**
 * Deposits of each year until retirement; pay and limits rise each year.
 * Source: limits of 26 USC 402(g), 414(v), 415(c), 401(a)(17), 457(b).
 */
export function depositsOf(plan: Omit<Plan, 'currentBalance' | 'expectedReturn'>): readonly PlanYear[] {
  const years = yearsBetween(plan.currentAge, plan.retirementAge);
  let specialLeft = plan.specialForLife ?? 0;
  return Array.from({ length: years }, (_, at) => {
    const age = Math.floor(plan.currentAge) + at;
    const salary = plan.annualIncome * growth(plan.salaryGrowth / 100, at);
    const index = growth(plan.inflationRate / 100, at);
    const allowed = plan.allowance?.(age, { left: years - at, index, salary, specialLeft }) ?? deferralAllowance(plan.set, age, index);
    const special = Math.min(allowed.special, specialLeft);
    const contribution = Math.min((salary * plan.contributionRate) / 100, allowed.ordinary + special + allowed.catchUp);
    const together = plan.employerCounts ? allowed.ordinary + special : Math.min(contributions[plan.set].annualAdditions * index, salary);
    // Only the employee's own deposits are catch-up, which is added to the limit of both together.
    const employerLimit = together + Math.min(allowed.catchUp, contribution) - contribution;
    const employer = Math.min(employerMoney(plan, salary, contribution, index), Math.max(0, employerLimit));
    specialLeft -= Math.min(special, Math.max(0, contribution + (plan.employerCounts ? employer : 0) - allowed.ordinary));
    return { age, salary, contribution, employer };
  });
}

/** balance = before · (1 + r) + deposits of the year at month ends */
export function growDeposits(years: readonly PlanYear[], startingBalance: Dollars, expectedReturn: Percent): PlanRows {
  const annual = expectedReturn / 100;
  const deposits = yearOfDeposits(annual);
  let balance = startingBalance;
  return years.map(({ age, salary, contribution, employer }) => {
    const before = balance;
    balance = before * (1 + annual) + (contribution + employer) * deposits;
    return {
      age: age + 1,
      salary: toCent(salary),
      contribution: toCent(contribution),
      employer: toCent(employer),
      growth: toCent(balance - before - contribution - employer),
      balance: toCent(balance),
    };
  });
}

/** The last balance of {@link growDeposits}, for callers that do not need the years. */
export function balanceAtEnd(years: readonly PlanYear[], startingBalance: Dollars, expectedReturn: Percent): Dollars {
  const annual = expectedReturn / 100;
  const deposits = yearOfDeposits(annual);
  const end = years.reduce(
    (balance, { contribution, employer }) => balance * (1 + annual) + (contribution + employer) * deposits,
    startingBalance,
  );
  return toCent(end);
}

/** The limit of a 401(k) or 403(b) with the catch-up of age, raised with prices. */
export function deferralAllowance(set: FigureSet, age: number, index: number): Allowance {
  const { deferral } = contributions[set];
  return { ordinary: deferral * index, special: 0, catchUp: (deferralLimit(set, age) - deferral) * index };
}

function employerMoney(plan: Pick<Plan, 'set' | 'tiers' | 'employerRate'>, salary: Dollars, contribution: Dollars, index: number): Dollars {
  const pay = Math.min(salary, contributions[plan.set].compensationLimit * index);
  return plan.tiers.reduce(
    (sum, { match, from, to }) => {
      const matched = Math.max(0, Math.min(contribution, (pay * to) / 100) - (pay * from) / 100);
      return sum + (matched * match) / 100;
    },
    (pay * (plan.employerRate ?? 0)) / 100,
  );
}
