import { discountRate, years } from '#calculators/investment/fields.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, money, rate } from '#calculators/kit/definition/fields.ts';
import { ratesOfReturnOf } from '#calculators/kit/finance/cash-flows.ts';
import { dollars, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { flowColumns, flowTable, onlyRate, paybackYears, presentValue, rateHeadline, ratesInWords } from './cash-flows.ts';

const cashFlowBounds = { min: -1e9, required: true } as const;

/**
 * Internal rate of return of a project: a cost today, a level (or growing) cash flow each year, and a value at the end.
 *   0 = −cost + Σ flow · (1 + g)^(t−1) · (1 + IRR)^−t + terminal · (1 + IRR)^−n; per cent a year
 */
export default defineCalculator({
  id: 'internal-rate-return',
  title: 'Internal Rate of Return',
  description: 'The yearly return of a cost today and the cash it brings in.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'chart-column-increasing',
  sortOrder: 71,
  inputs: {
    initialInvestment: amount('Cost today', 10000),
    annualCashFlow: money('Cash flow a year', 2500, cashFlowBounds),
    years: years('Years', 5),
    terminalValue: money('Value at the end', 2000, { min: -1e9, tooltip: 'Sale or salvage; negative for a cost of removal.' }),
    discountRate,
    cashFlowGrowth: rate('Growth of the cash flow', 0, { min: -30, advanced: true }),
  },
  results: {
    internalRateOfReturn: 'percent?',
    netPresentValue: 'money',
    totalCashFlow: 'money',
    profitabilityIndex: 'times',
    paybackYears: 'years?',
    worthwhile: 'flag',
    answer: 'text',
    yearly: flowColumns,
  },
  calculate(inputs) {
    const count = Math.max(1, Math.round(inputs.years));
    const flows = Array.from({ length: count + 1 }, (_, year) => {
      if (year === 0) return -inputs.initialInvestment;
      const flow = inputs.annualCashFlow * growth(inputs.cashFlowGrowth / 100, year - 1) + (year === count ? inputs.terminalValue : 0);
      // Not rounded to the cent, but so that sums of cents stay whole cents.
      return Number(flow.toFixed(8));
    });
    const found = ratesOfReturnOf(flows);
    const worth = presentValue(flows, inputs.discountRate);
    return {
      internalRateOfReturn: onlyRate(found),
      netPresentValue: toCent(worth),
      totalCashFlow: toCent(flows.reduce((sum, flow) => sum + flow, 0)),
      profitabilityIndex: (worth + inputs.initialInvestment) / inputs.initialInvestment,
      paybackYears: paybackYears(flows),
      worthwhile: toCent(worth) >= 0,
      answer: ratesInWords(found).replaceAll('*', ''),
      yearly: flowTable(flows, inputs.discountRate),
    };
  },
  headline: (results) => rateHeadline(results.internalRateOfReturn, results.answer),
  say(results, inputs) {
    const first =
      results.internalRateOfReturn === null ? results.answer : `The project returns **${percent(results.internalRateOfReturn)}** a year.`;
    return `${first} At the required ${percent(inputs.discountRate)} it is worth **${dollars(Math.abs(results.netPresentValue))}** ${results.worthwhile ? 'more' : 'less'} than it costs.`;
  },
  supporting: ['netPresentValue', 'totalCashFlow', 'profitabilityIndex', 'paybackYears'],
});
