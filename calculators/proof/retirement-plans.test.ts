import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import plan401k from '../retirement/401k-calculator.ts';
import plan401kEnhanced from '../retirement/401k-enhanced.ts';
import plan403b from '../retirement/403b-calculator.ts';
import plan457 from '../retirement/457-plan-calculator.ts';
import { agrees } from './agree.ts';
import { cent, Exact } from './decimal.ts';
import { afterMonths, saveMonthly } from './savings.ts';

interface Worker {
  readonly currentAge: number;
  readonly retirementAge: number;
  readonly annualIncome: number;
  readonly currentBalance: number;
  readonly contributionRate: number;
  readonly salaryGrowth: number;
  readonly inflationRate: number;
}

interface Rules {
  readonly percent: Decimal.Value;
  /** Employer's money on what an employee puts in at a pay that counts. */
  readonly match: (contribution: Decimal, pay: Decimal) => Decimal;
  /** Most that the employee may put in; the prices are those since the first year. */
  readonly limit?: (age: number, prices: Decimal) => Decimal;
  readonly together?: (age: number, prices: Decimal) => Decimal;
}

/** The amounts of 2025 in IRS Notice 2024-80. */
function deferral(age: number): number {
  if (age >= 60 && age <= 63) return 23500 + 11250;
  return age >= 50 ? 23500 + 7500 : 23500;
}

function grow(worker: Worker, rules: Rules): Decimal {
  let balance = new Exact(worker.currentBalance);
  for (let age = worker.currentAge; age < worker.retirementAge; age++) {
    const months = (age - worker.currentAge) * 12;
    const prices = afterMonths(worker.inflationRate, months);
    const pay = afterMonths(worker.salaryGrowth, months).times(worker.annualIncome);
    const limit = rules.limit?.(age, prices) ?? prices.times(deferral(age));
    const put = Decimal.min(pay.times(worker.contributionRate).div(100), limit);
    const together = rules.together?.(age, prices) ?? prices.times(70000 + deferral(age) - 23500);
    const counted = Decimal.min(pay, prices.times(350000));
    const given = Decimal.min(rules.match(put, counted), Decimal.max(0, together.minus(put)));
    balance = saveMonthly(balance, put.plus(given).div(12), rules.percent, 12);
  }
  return balance;
}

function oneTier(inputs: { readonly employerMatch: number; readonly matchLimit: number }): Rules['match'] {
  return (put, pay) => Decimal.min(put, pay.times(inputs.matchLimit).div(100)).times(inputs.employerMatch).div(100);
}

const ranges = {
  currentAge: [25, 64, 0],
  retirementAge: [65, 70, 0],
  annualIncome: [20000, 500000, 2],
  currentBalance: [0, 500000, 2],
  contributionRate: [0, 40, 1],
  employerMatch: [0, 200, 0],
  matchLimit: [0, 12, 1],
  expectedReturn: [0, 12, 2],
  salaryGrowth: [0, 6, 2],
  inflationRate: [0, 6, 2],
} as const;

describe('the second engine agrees to the cent on plans at work', () => {
  it('401k-calculator', () => {
    agrees(plan401k, ranges, (inputs) => {
      const balance = grow(inputs, { percent: inputs.expectedReturn, match: oneTier(inputs) });
      const months = (inputs.retirementAge - inputs.currentAge) * 12;
      return { balanceAtRetirement: cent(balance), inTodaysDollars: cent(cent(balance).div(afterMonths(inputs.inflationRate, months))) };
    });
  });

  it('401k-enhanced', () => {
    agrees(
      plan401kEnhanced,
      { ...ranges, secondMatch: [0, 100, 0], secondMatchLimit: [0, 15, 1], profitSharing: [0, 10, 1], annualFees: [0, 2, 2] },
      (inputs) => {
        const match: Rules['match'] = (put, pay) => {
          const first = pay.times(inputs.matchLimit).div(100);
          const second = Decimal.max(first, pay.times(inputs.secondMatchLimit).div(100));
          const upper = Decimal.max(0, Decimal.min(put, second).minus(first));
          return oneTier(inputs)(put, pay).plus(upper.times(inputs.secondMatch).div(100)).plus(pay.times(inputs.profitSharing).div(100));
        };
        const balance = grow(inputs, { percent: new Exact(inputs.expectedReturn).minus(inputs.annualFees), match });
        return { balanceAtRetirement: cent(balance), afterTaxBalance: cent(cent(balance).times(85).div(100)) };
      },
    );
  });

  it('403b-calculator', () => {
    agrees(plan403b, { ...ranges, yearsOfService: [0, 30, 0], longServiceCatchUp: [true, false] }, (inputs) => {
      let used = new Exact(0);
      const limit = (age: number, prices: Decimal) => {
        const served = inputs.yearsOfService + age - inputs.currentAge;
        const special = inputs.longServiceCatchUp && served >= 15 ? Decimal.min(3000, new Exact(15000).minus(used)) : new Exact(0);
        const pay = afterMonths(inputs.salaryGrowth, (age - inputs.currentAge) * 12).times(inputs.annualIncome);
        const wanted = pay.times(inputs.contributionRate).div(100).minus(prices.times(23500));
        used = used.plus(Decimal.max(0, Decimal.min(special, wanted)));
        return prices.times(deferral(age)).plus(special);
      };
      const balance = grow(inputs, { percent: inputs.expectedReturn, match: oneTier(inputs), limit });
      return { balanceAtRetirement: cent(balance) };
    });
  });

  it('457-plan-calculator', () => {
    agrees(plan457, { ...ranges, unusedDeferrals: [0, 60000, 2] }, (inputs) => {
      let left = new Exact(inputs.unusedDeferrals);
      const limits = new Map<number, Decimal>();
      const limit = (age: number, prices: Decimal) => {
        const ordinary = prices.times(23500);
        const byAge = prices.times(deferral(age));
        const doubled = ordinary.plus(Decimal.min(ordinary, left));
        const final = inputs.retirementAge - age <= 3 && doubled.gt(byAge);
        if (final) {
          const pay = afterMonths(inputs.salaryGrowth, (age - inputs.currentAge) * 12).times(inputs.annualIncome);
          const put = Decimal.min(pay.times(inputs.contributionRate).div(100), doubled);
          left = left.minus(Decimal.max(0, put.minus(ordinary)));
        }
        limits.set(age, final ? doubled : byAge);
        return final ? doubled : byAge;
      };
      const together = (age: number) => limits.get(age) ?? new Exact(0);
      const balance = grow(inputs, { percent: inputs.expectedReturn, match: oneTier(inputs), limit, together });
      return { balanceAtRetirement: cent(balance) };
    });
  });
});
