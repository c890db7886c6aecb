import { inflationRate, years } from '#calculators/investment/fields.ts';
import { realRate } from '#calculators/investment/inflation/inflation.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { yearsUntil } from '#calculators/kit/charts/chart-over.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, money } from '#calculators/kit/definition/fields.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Annual rate of return: the constant yearly rate that turns the invested amount into its present value, with the income it paid.
 *   total return = (end + income) ÷ start − 1; annual rate = (1 + total return)^(1 ÷ years) − 1
 * Both in per cent. Income counts at the end, as if kept in cash. A period of less than a year is not annualized.
 */
export default defineCalculator({
  id: 'annual-rate-return',
  title: 'Annual Rate of Return',
  description: 'The yearly return of an investment from its start and end value.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'percent',
  sortOrder: 65,
  inputs: {
    initialInvestment: amount('Invested', 10000),
    endingValue: money('Worth at the end', 15000, { step: 500 }),
    incomeReceived: money('Income received', 0, { tooltip: 'Dividends and interest paid out, in all.' }),
    years: years('Years held', 5, { step: 0.25 }),
    inflationRate: { ...inflationRate, defaultValue: 3 },
  },
  results: {
    annualRateOfReturn: 'percent',
    totalReturnPercent: 'percent',
    totalGain: 'money',
    realAnnualRate: 'percent',
    averageSimpleRate: 'percent',
    yearsToDouble: 'years?',
    yearly: { year: 'years', value: 'balance' },
  },
  calculate(inputs) {
    const totalGain = toCent(inputs.endingValue + inputs.incomeReceived - inputs.initialInvestment);
    const total = totalGain / inputs.initialInvestment;
    const annual = total <= -1 ? -1 : Math.expm1(Math.log1p(total) / inputs.years);
    return {
      annualRateOfReturn: annual * 100,
      totalReturnPercent: total * 100,
      totalGain,
      realAnnualRate: realRate(annual * 100, inputs.inflationRate),
      averageSimpleRate: (total / inputs.years) * 100,
      yearsToDouble: annual > leastRate ? Math.LN2 / Math.log1p(annual) : null,
      yearly: yearsUntil(inputs.years).map((year) => ({
        year,
        value: toCent(inputs.initialInvestment * (annual === -1 ? Number(year === 0) : growth(annual, year))),
      })),
    };
  },
  headline: (results) => ({ value: results.annualRateOfReturn, kind: 'percent', per: 'a year' }),
  say(results, inputs) {
    const doubling =
      results.yearsToDouble === null ? '' : ` At that rate money doubles in ${counted(Number(results.yearsToDouble.toFixed(2)), 'year')}.`;
    const moved = results.totalGain < 0 ? 'lost' : 'gained';
    return `You ${moved} **${wholeDollars(Math.abs(results.totalGain))}** in ${counted(inputs.years, 'year')}: **${percent(results.annualRateOfReturn)}** a year, or ${percent(results.realAnnualRate)} after inflation.${doubling}`;
  },
  supporting: ['totalReturnPercent', 'totalGain', 'realAnnualRate', 'yearsToDouble'],
});

/** Below a ten-thousandth of a per cent, doubling takes longer than any plan. */
const leastRate = 1e-6;
