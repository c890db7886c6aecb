import type { Plan } from '#calculators/plan/model/plan.ts';
import { readPlan } from '#calculators/plan/reading/read-plan.ts';

/** A plan from a document that has to be right. */
export function planOf(document: object): Plan {
  const plan = readPlan(document);
  if ('problems' in plan) throw new Error(plan.problems.join(' '));
  return plan;
}

export const still = { inflation: 0, medicalInflation: 0, stocksReturn: 0, bondsReturn: 0, cashReturn: 0 } as const;

export const ann = { name: 'Ann', birthDate: '1956-05-20', diesAt: 90 } as const;
export const bob = { name: 'Bob', birthDate: '1958-09-10', diesAt: 88 } as const;

/** A retired couple with one account of each kind. */
export const couple = {
  startYear: 2026,
  state: 'GA',
  people: [
    { ...ann, socialSecurity: { monthlyAtFullAge: 2600, claimYears: 68 } },
    { ...bob, socialSecurity: { monthlyAtFullAge: 1100, claimYears: 66, claimMonths: 8 } },
  ],
  accounts: [
    { name: 'IRA of Ann', kind: 'traditional', owner: 'Ann', balance: 700000, basis: 40000 },
    { name: 'Plan of Bob', kind: 'traditional', plan: 'employer', owner: 'Bob', balance: 300000 },
    { name: 'Roth of Bob', kind: 'roth', owner: 'Bob', balance: 90000, rothContributions: 50000 },
    { name: 'Brokerage', kind: 'taxable', balance: 250000, basis: 140000, dividends: 1.5, interest: 1 },
    { name: 'Savings', kind: 'cash', balance: 40000 },
    { name: 'HSA of Ann', kind: 'hsa', owner: 'Ann', balance: 20000 },
  ],
  incomes: [{ name: 'Pension of Bob', person: 'Bob', kind: 'pension', amount: 18000, prices: 'then', survivorShare: 50 }],
  spending: { amount: 90000, survivorShare: 70 },
  health: { partDPremium: 40, supplementPremium: 150, outOfPocket: 1500 },
} as const;
