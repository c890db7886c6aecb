import type { Dollars, Percent } from '#calculators/figures/units.ts';
import type { Chart } from '#calculators/kit/charts/chart.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  annualIncome,
  currentAge,
  expectedReturn,
  inflationRate,
  monthlyDeposits,
  retirementAge,
  today,
} from '#calculators/retirement/fields.ts';
import { type PlanRows, planColumns } from './plan-account.ts';

/** Fields, results, and texts that all workplace plans share. */
export const planInputs = {
  currentAge,
  retirementAge,
  annualIncome,
  currentBalance: money('Balance now', 25000, { step: 1000 }),
  contributionRate: rate('You put in', 8, { max: 100, step: 0.5, slider: [0, 30], tooltip: 'Share of pay, up to the limit of the year.' }),
};
export const matchInputs = {
  employerMatch: rate('Employer adds', 50, { max: 300, step: 5, tooltip: 'Percent of what you put in: 50 is 50 cents on the dollar.' }),
  matchLimit: rate('Up to this share of pay', 6, { max: 100, step: 0.5 }),
};
export const growthInputs = {
  expectedReturn,
  salaryGrowth: rate('Pay rise a year', 2.5, { max: 15, step: 0.1, advanced: true }),
  inflationRate: { ...inflationRate, tooltip: 'Also raises the limits from year to year.' },
};

export const planResults = {
  balanceAtRetirement: 'balance',
  inTodaysDollars: 'balance',
  totalContributions: 'money',
  totalEmployer: 'money',
  totalGrowth: 'money',
  firstYearContribution: 'money',
  firstYearEmployer: 'money',
  yearsAtLimit: 'count',
  schedule: planColumns,
} as const;

export const planSources = [
  { title: '26 USC 402(g), 414(v), 415(c), 401(a)(17)', locator: 'deferral, catch-up, annual additions, compensation' },
  { title: 'IRS Notices 2023-75, 2024-80, 2025-67', locator: 'limits: 23,000 (2024), 23,500 (2025), 24,500 (2026)' },
] as const;
export const planAssumptions = [
  monthlyDeposits,
  'The limits of the chosen year rise with inflation; the original figures have those of 2025.',
  'From 50, and once more from 60 to 63, the catch-up is used where you put in enough.',
] as const;

interface Shown {
  readonly annualIncome: Dollars;
  readonly currentBalance: Dollars;
  readonly contributionRate: Percent;
  readonly inflationRate: Percent;
}

export function planTotals(inputs: Shown, rows: PlanRows) {
  const total = (name: 'contribution' | 'employer') => rows.reduce((sum, row) => sum + row[name], 0);
  const end = rows.at(-1)?.balance ?? inputs.currentBalance;
  const totalContributions = toCent(total('contribution'));
  const totalEmployer = toCent(total('employer'));
  const held = rows.filter((row) => row.contribution + 1 < (row.salary * inputs.contributionRate) / 100);
  return {
    balanceAtRetirement: end,
    inTodaysDollars: toCent(today(end, inputs.inflationRate / 100, rows.length)),
    totalContributions,
    totalEmployer,
    totalGrowth: toCent(end - inputs.currentBalance - totalContributions - totalEmployer),
    firstYearContribution: rows[0]?.contribution ?? 0,
    firstYearEmployer: rows[0]?.employer ?? 0,
    yearsAtLimit: held.length,
    schedule: rows,
  };
}

export type PlanTotals = ReturnType<typeof planTotals>;

export function sayPlan(results: PlanTotals, age: number): string {
  const limited = results.yearsAtLimit > 0 ? ' The legal limit holds your contribution back in some years.' : '';
  const free = results.totalEmployer > 0 ? `; the employer puts in **${wholeDollars(results.totalEmployer)}**` : '';
  return `At ${Math.floor(age)} the account holds **${wholeDollars(results.balanceAtRetirement)}**, worth **${wholeDollars(results.inTodaysDollars)}** in today’s money${free}.${limited}`;
}

/** Own deposits, employer's contributions, and growth; a loss reduces both by their shares. */
export function planChart(results: PlanTotals, start: Dollars, atAge: number): Chart {
  let own: number = start;
  let employer = 0;
  const points = [
    { age: Math.floor(atAge), own, employer, growth: 0 },
    ...results.schedule.map((row) => {
      own += row.contribution;
      employer += row.employer;
      const paid = own + employer;
      const kept = row.balance < paid ? row.balance / paid : 1;
      return { age: row.age, own: own * kept, employer: employer * kept, growth: Math.max(0, row.balance - paid) };
    }),
  ];
  return {
    kind: 'stack',
    title: 'How the balance grows',
    x: { label: 'Age', unit: 'age', values: points.map((point) => point.age) },
    y: { label: 'Balance', unit: 'money' },
    series: [
      { label: 'Your money', values: points.map((point) => toCent(point.own)) },
      { label: 'Employer', values: points.map((point) => toCent(point.employer)) },
      { label: 'Growth', values: points.map((point) => toCent(point.growth)) },
    ],
  };
}
