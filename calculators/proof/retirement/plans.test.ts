import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import { type LawSet, lawOf } from '#calculators/proof/law-of-years.ts';
import plan401k from '#calculators/retirement/accounts/401k-calculator.ts';
import plan401kEnhanced from '#calculators/retirement/accounts/401k-enhanced.ts';
import plan403b from '#calculators/retirement/accounts/403b-calculator.ts';
import plan457 from '#calculators/retirement/accounts/457-plan-calculator.ts';
import { afterMonths, saveMonthly } from './savings.ts';

interface Worker {
  readonly figures: LawSet;
  readonly currentAge: number;
  readonly retirementAge: number;
  readonly annualIncome: number;
  readonly currentBalance: number;
  readonly contributionRate: number;
  readonly salaryGrowth: number;
  readonly inflationRate: number;
}

/** Legal limits of a year. */
interface Limits {
  /** Maximum deposit of the employee. */
  readonly own: Decimal;
  /** Maximum of employee and employer together, given the employee's deposit. */
  readonly both: (put: Decimal) => Decimal;
  readonly paid?: (all: Decimal) => void;
}

/** The prices are those since the first year. */
type Law = (age: number, prices: Decimal, pay: Decimal) => Limits;

interface Rules {
  readonly percent: Decimal.Value;
  /** Employer's contribution for an employee's deposit and eligible pay. */
  readonly match: (contribution: Decimal, pay: Decimal) => Decimal;
  readonly law?: Law;
}

/** 26 USC 414(v)(2)(B), (E). */
function catchUp(set: LawSet, age: number): number {
  const [ordinary, high] = lawOf(set, 'catchUp');
  if (age >= 60 && age <= 63) return high;
  return age >= 50 ? ordinary : 0;
}

/** 26 USC 402(g), 415(c)(1); 414(v): deposits up to the catch-up of age may exceed the limit of both. */
const ordinaryLaw =
  (set: LawSet): Law =>
  (age, prices, pay) => ({
    own: prices.times(lawOf(set, 'deferral') + catchUp(set, age)),
    both: (put) => Decimal.min(prices.times(lawOf(set, 'additions')), pay).plus(Decimal.min(put, prices.times(catchUp(set, age)))),
  });

function grow(worker: Worker, rules: Rules): Decimal {
  let balance = new Exact(worker.currentBalance);
  for (let age = worker.currentAge; age < worker.retirementAge; age++) {
    const months = (age - worker.currentAge) * 12;
    const prices = afterMonths(worker.inflationRate, months);
    const pay = afterMonths(worker.salaryGrowth, months).times(worker.annualIncome);
    const limits = (rules.law ?? ordinaryLaw(worker.figures))(age, prices, pay);
    const put = Decimal.min(pay.times(worker.contributionRate).div(100), limits.own);
    const counted = Decimal.min(pay, prices.times(lawOf(worker.figures, 'compensation')));
    const given = Decimal.min(rules.match(put, counted), Decimal.max(0, limits.both(put).minus(put)));
    limits.paid?.(put.plus(given));
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
  annualIncome: [5000, 500000, 2],
  currentBalance: [0, 500000, 2],
  contributionRate: [0, 100, 1],
  employerMatch: [0, 200, 0],
  matchLimit: [0, 100, 1],
  expectedReturn: [0, 12, 2],
  salaryGrowth: [0, 6, 2],
  inflationRate: [0, 6, 2],
} as const;

describe('the second engine agrees to the cent on plans at work', () => {
  it('401k-calculator', () => {
    agreesInEachSet(plan401k, ranges, (inputs) => {
      const balance = grow(inputs, { percent: inputs.expectedReturn, match: oneTier(inputs) });
      const months = (inputs.retirementAge - inputs.currentAge) * 12;
      return { balanceAtRetirement: cent(balance), inTodaysDollars: cent(cent(balance).div(afterMonths(inputs.inflationRate, months))) };
    });
  });

  it('401k-enhanced', () => {
    agreesInEachSet(
      plan401kEnhanced,
      { ...ranges, secondMatch: [0, 100, 0], secondMatchLimit: [0, 15, 1], profitSharing: [0, 25, 1], annualFees: [0, 2, 2] },
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
    agreesInEachSet(plan403b, { ...ranges, yearsOfService: [0, 30, 0], longServiceCatchUp: [true, false] }, (inputs) => {
      let used = new Exact(0);
      const law: Law = (age, prices, pay) => {
        const served = inputs.yearsOfService + age - inputs.currentAge;
        const special = inputs.longServiceCatchUp && served >= 15 ? Decimal.min(3000, new Exact(15000).minus(used)) : new Exact(0);
        const wanted = pay
          .times(inputs.contributionRate)
          .div(100)
          .minus(prices.times(lawOf(inputs.figures, 'deferral')));
        used = used.plus(Decimal.max(0, Decimal.min(special, wanted)));
        const limits = ordinaryLaw(inputs.figures)(age, prices, pay);
        return { ...limits, own: limits.own.plus(special) };
      };
      const balance = grow(inputs, { percent: inputs.expectedReturn, match: oneTier(inputs), law });
      return { balanceAtRetirement: cent(balance) };
    });
  });

  it('457-plan-calculator', () => {
    agreesInEachSet(plan457, { ...ranges, unusedDeferrals: [0, 60000, 2] }, (inputs) => {
      let left = new Exact(inputs.unusedDeferrals);
      // 26 USC 457(b)(2), (3), (e)(18): the maximum is the dollar amount or the whole pay, and includes the employer's contribution.
      const law: Law = (age, prices, pay) => {
        const deferral = lawOf(inputs.figures, 'deferral');
        const more = prices.times(catchUp(inputs.figures, age));
        const ceiling = Decimal.min(prices.times(deferral), pay);
        const byAge = ceiling.plus(more);
        const doubled = Decimal.min(prices.times(2 * deferral), ceiling.plus(left));
        if (inputs.retirementAge - age > 3 || doubled.lte(byAge))
          return { own: byAge, both: (put) => ceiling.plus(Decimal.min(put, more)) };
        return {
          own: doubled,
          both: () => doubled,
          paid: (all) => {
            left = left.minus(Decimal.max(0, all.minus(ceiling)));
          },
        };
      };
      const balance = grow(inputs, { percent: inputs.expectedReturn, match: oneTier(inputs), law });
      return { balanceAtRetirement: cent(balance) };
    });
  });
});
