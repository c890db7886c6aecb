import { amount, money, profit, rate } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { percentOf } from './cost-volume.ts';

/**
 * Income statement in per cent of sales.
 *   gross = sales − cost of goods; operating = gross − expenses; net = (operating + other − interest) − tax
 *   margin = income ÷ sales; markup = gross profit ÷ cost of goods. A loss bears no tax.
 */
export default defineCalculator({
  id: 'profit-margin',
  title: 'Profit Margins',
  description: 'How much of each dollar of sales you keep.',
  shelf: 'Business',
  suite: 'business',
  category: 'Profitability',
  icon: 'percent',
  sortOrder: 59,
  inputs: {
    revenue: amount('Sales a year', 500000),
    costOfGoodsSold: money('Cost of goods sold', 300000, { tooltip: 'Material, production labor, freight in.' }),
    operatingExpenses: money('Operating expenses', 120000, { tooltip: 'Selling and administration, with depreciation.' }),
    interestExpense: money('Interest paid', 10000),
    incomeTaxRate: rate('Income tax', 25, { max: 60, tooltip: 'Federal and state together.' }),
    targetMargin: rate('Net margin you want', 12, { max: 90, step: 1 }),
    otherIncome: profit('Other income', 0, { advanced: true, tooltip: 'Interest and rent received; minus for a loss.' }),
  },
  results: {
    netMargin: 'percent',
    grossMargin: 'percent',
    operatingMargin: 'percent',
    pretaxMargin: 'percent',
    markupPercent: 'percent?',
    grossProfit: 'money',
    operatingIncome: 'money',
    pretaxIncome: 'money',
    incomeTax: 'money',
    netIncome: 'money',
    netIncomeAtTarget: 'money',
    gapToTarget: 'money',
  },
  calculate(inputs) {
    const grossProfit = toCent(inputs.revenue - inputs.costOfGoodsSold);
    const operatingIncome = toCent(grossProfit - inputs.operatingExpenses);
    const pretaxIncome = toCent(operatingIncome + inputs.otherIncome - inputs.interestExpense);
    const incomeTax = toCent((Math.max(0, pretaxIncome) * inputs.incomeTaxRate) / 100);
    const netIncome = toCent(pretaxIncome - incomeTax);
    const netIncomeAtTarget = toCent((inputs.revenue * inputs.targetMargin) / 100);
    const margin = (income: number) => (income * 100) / inputs.revenue;
    return {
      netMargin: margin(netIncome),
      grossMargin: margin(grossProfit),
      operatingMargin: margin(operatingIncome),
      pretaxMargin: margin(pretaxIncome),
      markupPercent: percentOf(grossProfit, inputs.costOfGoodsSold),
      grossProfit,
      operatingIncome,
      pretaxIncome,
      incomeTax,
      netIncome,
      netIncomeAtTarget,
      gapToTarget: toCent(netIncomeAtTarget - netIncome),
    };
  },
  headline: (results) => ({ value: results.netMargin, kind: 'percent', per: 'net margin' }),
  say(results) {
    if (results.netIncome === 0) return `Sales leave **nothing** after all costs; the gross margin is ${percent(results.grossMargin)}.`;
    return results.netIncome < 0
      ? `The business **loses ${wholeDollars(-results.netIncome)}**; its gross margin is ${percent(results.grossMargin)}.`
      : `You keep **${percent(results.netMargin)}** of sales, **${wholeDollars(results.netIncome)}**, from a gross margin of ${percent(results.grossMargin)}.`;
  },
  supporting: ['grossMargin', 'operatingMargin', 'netIncome', 'gapToTarget'],
});
