import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { expectedReturn, monthlyContribution, years } from '#calculators/investment/fields.ts';
import { futureValueOfDeposits } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Effect of yearly fees on an investment.
 *   growth a year = (1 + r) · (1 − f); growth a month is its twelfth root; deposits at the end of each month, less the sales load
 * r is the effective yearly return before fees, f the fee on assets.
 */
export default defineCalculator({
  id: 'investment-fees',
  title: 'Investment Fees',
  description: 'What a yearly fee costs over the years, against a cheaper fund.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'receipt',
  sortOrder: 104,
  inputs: {
    initialInvestment: money('Invested today', 100000, { step: 1000, required: true }),
    monthlyContribution: { ...monthlyContribution, defaultValue: 500 },
    years: years('Years', 30),
    expectedReturn: {
      ...expectedReturn,
      label: 'Expected return, effective',
      compounds: 'yearly',
      defaultValue: 7,
      tooltip: 'Effective yearly return before fees.',
    },
    feeRate: rate('Yearly fee', 1, { max: 10, slider: [0, 3], tooltip: 'Expense ratio and advisory fee together.' }),
    lowFeeRate: rate('Fee of the cheaper fund', 0.1, { max: 10, slider: [0, 3] }),
    salesLoad: rate('Sales load', 0, { max: 10, advanced: true, tooltip: 'Taken from each deposit to the dearer fund.' }),
  },
  results: {
    valueAfterFees: 'balance',
    valueAtLowFee: 'balance',
    valueWithoutFees: 'balance',
    costOfFees: 'money',
    costPercent: 'percent',
    savedByCheaperFund: 'money',
    totalDeposits: 'money',
    yearly: { year: 'count', withoutFees: 'balance', lowFee: 'balance', afterFees: 'balance' },
  },
  calculate(inputs) {
    const count = Math.max(1, Math.round(inputs.years));
    const value = (year: number, fee: Percent, load: Percent): Dollars => {
      const log = Math.log1p(inputs.expectedReturn / 100) + Math.log1p(-fee / 100);
      const deposits = futureValueOfDeposits(inputs.monthlyContribution, Math.expm1(log / 12), year * 12);
      return toCent(((inputs.initialInvestment * Math.exp(log * year) + deposits) * (100 - load)) / 100);
    };
    const at = (year: number) => ({
      year,
      withoutFees: value(year, 0, 0),
      lowFee: value(year, inputs.lowFeeRate, 0),
      afterFees: value(year, inputs.feeRate, inputs.salesLoad),
    });
    const { withoutFees, lowFee, afterFees } = at(count);
    const costOfFees = toCent(withoutFees - afterFees);
    return {
      valueAfterFees: afterFees,
      valueAtLowFee: lowFee,
      valueWithoutFees: withoutFees,
      costOfFees,
      costPercent: withoutFees === 0 ? 0 : (costOfFees / withoutFees) * 100,
      savedByCheaperFund: toCent(lowFee - afterFees),
      totalDeposits: toCent(inputs.initialInvestment + inputs.monthlyContribution * count * 12),
      yearly: Array.from({ length: count }, (_, before) => at(before + 1)),
    };
  },
  headline: (results) => ({ value: results.costOfFees, kind: 'money' }),
  say(results, inputs) {
    const saved = results.savedByCheaperFund;
    const other =
      saved >= 0 ? `The cheaper fund leaves **${wholeDollars(saved)}** more.` : `The other fund leaves **${wholeDollars(-saved)}** less.`;
    return `In ${counted(Math.max(1, Math.round(inputs.years)), 'year')} a fee of ${percent(inputs.feeRate)} costs **${wholeDollars(results.costOfFees)}**, ${percent(results.costPercent)} of what you would have without fees. ${other}`;
  },
  supporting: ['valueAfterFees', 'valueAtLowFee', 'costPercent', 'savedByCheaperFund'],
});
