import type { Dollars, Fraction, Months } from '#calculators/figures/units.ts';
import { monthlyRate } from '#calculators/investment/compound-growth/compounding.ts';
import { expectedReturn, years } from '#calculators/investment/fields.ts';
import { futureValueOfDeposits, growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, money, rate } from '#calculators/kit/definition/fields.ts';
import { counted, dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Duration of an investment with monthly withdrawals, and the sustainable withdrawal for a given time.
 *   balance(m) = balance(m − 1) · (1 + r ÷ 12) − withdrawal · (1 + π)^(full years before m), at the end of each month
 *   sustainable first withdrawal = balance ÷ Σ (1 + π)^(full years) · (1 + r ÷ 12)^−m
 */
export default defineCalculator({
  id: 'investment-distributions',
  title: 'Investment Distributions',
  description: 'How long an investment lasts when you draw on it each month.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'hand-coins',
  sortOrder: 72,
  inputs: {
    investmentAmount: amount('Invested', 500000),
    monthlyWithdrawal: money('Withdrawal a month', 2500, { max: 1e7, step: 50, required: true }),
    expectedReturn: { ...expectedReturn, defaultValue: 5 },
    years: years('Years it should last', 30),
    inflationRate: rate('Rise of withdrawals a year', 2.5, { max: 20, step: 0.1, assumption: 'inflation' }),
  },
  results: {
    lastsMonths: 'months?',
    endingBalance: 'balance',
    totalWithdrawn: 'money',
    sustainableWithdrawal: 'money',
    firstYearPercent: 'percent',
    yearly: { year: 'count', withdrawn: 'money', earnings: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    const monthly = monthlyRate(inputs.expectedReturn);
    const rise = inputs.inflationRate / 100;
    const yearly12 = growth(monthly, 12);
    const deposits12 = futureValueOfDeposits(1, monthly, 12);
    const count = Math.max(1, Math.round(inputs.years));
    const yearly: { year: number; withdrawn: Dollars; earnings: Dollars; balance: Dollars }[] = [];
    let balance: Dollars = inputs.investmentAmount;
    let lastsMonths: Months | null = null;
    let totalWithdrawn = 0;
    let endingBalance: Dollars = 0;
    for (let year = 1; year <= furthestYears && balance > 0; year++) {
      const wanted = inputs.monthlyWithdrawal * growth(rise, year - 1);
      const before = balance;
      let withdrawn = 0;
      // True if all withdrawals of the year were paid in full: once the balance is below zero, it stays there.
      const rest = before * yearly12 - wanted * deposits12;
      if (rest > emptied) {
        withdrawn = wanted * 12;
        balance = rest;
      }
      for (let month = 1; month <= 12 && balance > 0 && rest <= emptied; month++) {
        const grown = balance * (1 + monthly);
        const paid = Math.min(wanted, grown);
        withdrawn += paid;
        balance = grown - paid < emptied ? 0 : grown - paid;
        if (balance === 0 || grown < wanted) lastsMonths = (year - 1) * 12 + month;
      }
      if (year > count) continue;
      totalWithdrawn += withdrawn;
      endingBalance = balance;
      yearly.push({ year, withdrawn: toCent(withdrawn), earnings: toCent(balance + withdrawn - before), balance: toCent(balance) });
    }
    return {
      lastsMonths,
      endingBalance: toCent(endingBalance),
      totalWithdrawn: toCent(totalWithdrawn),
      sustainableWithdrawal: toCent(inputs.investmentAmount / paymentsPerDollar(monthly, rise, count)),
      firstYearPercent: ((inputs.monthlyWithdrawal * 12) / inputs.investmentAmount) * 100,
      yearly,
    };
  },
  headline: (results) =>
    results.lastsMonths === null ? { value: 'Over 100 years', kind: 'text' } : { value: results.lastsMonths, kind: 'months' },
  say(results, inputs) {
    const lasts =
      results.lastsMonths === null
        ? 'The money lasts **more than a hundred years**'
        : `The money lasts **${duration(results.lastsMonths)}**`;
    const until = counted(Math.max(1, Math.round(inputs.years)), 'year');
    const left = results.endingBalance > 0 ? ` and leaves ${wholeDollars(results.endingBalance)} after ${until}` : '';
    return `${lasts} at ${dollars(inputs.monthlyWithdrawal)} a month${left}. For exactly ${until}, start with **${dollars(results.sustainableWithdrawal)}** a month.`;
  },
  supporting: ['sustainableWithdrawal', 'endingBalance', 'totalWithdrawn', 'firstYearPercent'],
});

const furthestYears = 100;
/** Half a cent: a smaller amount counts as zero. */
const emptied: Dollars = 0.005;

/** Present value of payments that begin with one dollar a month and rise once a year. */
function paymentsPerDollar(monthly: Fraction, rise: Fraction, years: number): number {
  let sum = 0;
  for (let month = 1; month <= years * 12; month++) sum += growth(rise, Math.floor((month - 1) / 12)) * growth(monthly, -month);
  return sum;
}
