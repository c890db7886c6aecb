import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { expectedReturn, inflationRate, today, yearsBetween } from '#calculators/retirement/fields.ts';
import { comparePension, pensionInputs, pensionResults, sayPension } from './pension.ts';

/**
 * A pension with raises, delay, survivor, and tax, compared with a lump sum with tax.
 *   value = Σ payment_k · (1 − tax) ÷ (1 + m)^(delay + k); the survivor's share runs on after the age lived to
 * Rolled over, the lump sum is taxed like the pension, as it is withdrawn. With the extras at 0 it is the plain comparison.
 */
export default defineCalculator({
  id: 'pension-vs-lump-sum-enhanced',
  title: 'Pension or Lump Sum with Survivor and Tax',
  description: 'Pension against lump sum, with raises, survivor and tax.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'git-compare',
  sortOrder: 90,
  inputs: {
    ...pensionInputs,
    expectedReturn: { ...expectedReturn, label: 'Return on the lump sum', defaultValue: 5 },
    pensionStartAge: quantity('Pension starts at', 'years', 65, 100, {
      zeroMeansDefault: true,
      tooltip: 'An age already reached means now.',
    }),
    costOfLiving: rate('Raise a year', 0, { max: 10, step: 0.1 }),
    survivorShare: rate('Survivor keeps', 0, { max: 100, step: 5 }),
    survivorYears: quantity('Survivor lives on for', 'years', 4, 50, { advanced: true }),
    retirementTaxRate: rate('Tax on the pension', 15, { max: 60, step: 1, advanced: true }),
    lumpSumTaxRate: rate('Tax on the lump sum', 15, {
      max: 60,
      step: 1,
      advanced: true,
      tooltip: 'Rolled over into an IRA, its withdrawals are taxed like the pension: enter the same rate.',
    }),
    inflationRate,
  },
  results: { ...pensionResults, lastPayment: 'money', lastPaymentToday: 'money', monthsOfPension: 'count' },
  calculate(inputs) {
    const start = Math.max(inputs.pensionStartAge, inputs.currentAge);
    const years = yearsBetween(start, inputs.lifeExpectancy);
    if (years === 0) return refuse('The age lived to must be above the age at which the pension starts.', 'lifeExpectancy');
    const delay = yearsBetween(inputs.currentAge, start);
    const survivorMonths = inputs.survivorShare > 0 ? Math.floor(inputs.survivorYears) * 12 : 0;
    const results = comparePension(
      {
        ...inputs,
        months: years * 12,
        delay: delay * 12,
        raise: inputs.costOfLiving,
        survivorMonths,
        pensionTax: inputs.retirementTaxRate,
        lumpTax: inputs.lumpSumTaxRate,
      },
      Math.floor(inputs.currentAge),
    );
    const last = inputs.monthlyPension * (1 + inputs.costOfLiving / 100) ** (years - 1);
    return {
      ...results,
      lastPayment: toCent(last),
      lastPaymentToday: toCent(today(last, inputs.inflationRate / 100, delay + years)),
      monthsOfPension: years * 12 + survivorMonths,
    };
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say: (results, inputs) => sayPension(results, inputs.expectedReturn),
  supporting: ['presentValueOfPension', 'lumpSumAfterTax', 'breakEvenAge', 'impliedReturn'],
});
