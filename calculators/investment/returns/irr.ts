import { discountRate } from '#calculators/investment/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { mirr, ratesOfReturnOf } from '#calculators/kit/finance/cash-flows.ts';
import { dollars, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { flowColumns, flowTable, onlyRate, paybackYears, presentValue, rateHeadline, ratesInWords, readFlows } from './cash-flows.ts';

/**
 * Internal rate of return of any list of yearly cash flows: the rate at which their present value is zero.
 *   0 = Σ CF(t) · (1 + IRR)^−t; money paid is negative, money received positive; per cent a year
 * The search finds all rates: none, one, and several are different answers. The modified rate (MIRR) is always unique.
 */
export default defineCalculator({
  id: 'irr',
  title: 'IRR of Cash Flows',
  description: 'The rate of return of any list of yearly cash flows.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'list-ordered',
  sortOrder: 102,
  inputs: {
    cashFlows: {
      label: 'Cash flows',
      type: 'text',
      defaultValue: '-10000, 3000, 4200, 6800',
      maxLength: 1200,
      required: true,
      tooltip: 'One a year, the first today; paid is negative. Apart by commas, or by semicolons where thousands have commas.',
    },
    discountRate,
    financeRate: rate('Cost of financing', 6, { advanced: true, tooltip: 'For the modified rate: what outflows cost.' }),
    reinvestRate: rate('Return on what comes in', 6, { advanced: true, tooltip: 'For the modified rate: what inflows earn.' }),
  },
  results: {
    internalRateOfReturn: 'percent?',
    netPresentValue: 'money',
    modifiedRate: 'percent?',
    totalCashFlow: 'money',
    paybackYears: 'years?',
    answer: 'text',
    yearly: flowColumns,
  },
  calculate(inputs) {
    const flows = readFlows(inputs.cashFlows);
    if (flows === undefined) return refuse('Enter 2 to 120 cash flows as numbers, separated by commas.', 'cashFlows');
    const found = ratesOfReturnOf(flows);
    const modified = mirr({ values: flows, financeRate: inputs.financeRate / 100, reinvestRate: inputs.reinvestRate / 100 });
    return {
      internalRateOfReturn: onlyRate(found),
      netPresentValue: toCent(presentValue(flows, inputs.discountRate)),
      modifiedRate: typeof modified === 'number' ? modified * 100 : null,
      totalCashFlow: toCent(flows.reduce((sum, flow) => sum + flow, 0)),
      paybackYears: paybackYears(flows),
      answer: ratesInWords(found).replaceAll('*', ''),
      yearly: flowTable(flows, inputs.discountRate),
    };
  },
  headline: (results) => rateHeadline(results.internalRateOfReturn, results.answer),
  say: (results, inputs) =>
    `${results.internalRateOfReturn === null ? results.answer : `The cash flows return **${percent(results.internalRateOfReturn)}** a year.`} At a required return of ${percent(inputs.discountRate)} they are worth **${dollars(results.netPresentValue)}** today.`,
  supporting: ['netPresentValue', 'modifiedRate', 'totalCashFlow', 'paybackYears'],
});
