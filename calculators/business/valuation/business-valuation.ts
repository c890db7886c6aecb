import { profit, rate, years } from '#calculators/business/fields.ts';
import { percentOf } from '#calculators/business/profitability/cost-volume.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';

/**
 * Value of the owners' share of a business, by three methods.
 *   income: Σ cash · (1 + g)^t ÷ (1 + r)^t + terminal ÷ (1 + r)^n − net debt, terminal = cash of year n · (1 + G) ÷ (r − G)
 *   market: EBITDA · multiple − net debt; assets: proceeds of a sale less all debts, as a lower bound for comparison
 * Yearly rates in per cent; cash flows at the end of each year. An estimate is not rounded.
 */
export default defineCalculator({
  id: 'business-valuation',
  title: 'Business Valuation',
  description: 'What a business is worth by cash flow, multiple and assets.',
  shelf: 'Business',
  suite: 'business',
  category: 'Valuation and ratios',
  icon: 'briefcase',
  sortOrder: 50,
  inputs: {
    freeCashFlow: profit('Free cash flow a year', 200000, {
      required: true,
      tooltip: 'Of the last year: after tax and investment, before debt payments.',
    }),
    growthRate: rate('Growth', 5, { min: -30, step: 0.5 }),
    discountRate: rate('Discount rate', 18, { min: 1, max: 60, step: 0.5, tooltip: 'Return a buyer asks; 15% to 30% for small firms.' }),
    ebitda: profit('EBITDA', 300000, { tooltip: 'Earnings before interest, tax, depreciation and amortization.' }),
    ebitdaMultiple: { label: 'Multiple of EBITDA', type: 'number', defaultValue: 4, min: 0, max: 50, step: 0.1, slider: [2, 10] },
    netDebt: profit('Debt less cash', 150000),
    netAssets: profit('Net assets at market value', 400000),
    terminalGrowthRate: rate('Growth after that', 2.5, { min: -10, max: 10, advanced: true }),
    projectionYears: years('Years of growth', 5, { max: 20, advanced: true }),
    incomeWeight: rate('Weight of cash flow', 50, { max: 100, step: 5, advanced: true, tooltip: 'The rest weighs the multiple.' }),
  },
  results: {
    estimatedValue: 'balance',
    incomeValue: 'balance',
    marketValue: 'balance',
    assetValue: 'balance',
    enterpriseValue: 'balance',
    terminalSharePercent: 'percent?',
    impliedMultiple: 'times?',
    projection: { year: 'count', cashFlow: 'money', presentValue: 'money' },
  },
  calculate(inputs) {
    if (inputs.discountRate <= inputs.terminalGrowthRate)
      return refuse('The discount rate must be above the growth after the projection.', 'discountRate');
    const growth = 1 + inputs.growthRate / 100;
    const discount = 1 + inputs.discountRate / 100;
    const last = Math.round(inputs.projectionYears);
    const projection = Array.from({ length: last }, (_, at) => {
      const cashFlow = inputs.freeCashFlow * growth ** (at + 1);
      return { year: at + 1, cashFlow: cashFlow + 0, presentValue: cashFlow / discount ** (at + 1) + 0 };
    });
    const explicit = projection.reduce((sum, row) => sum + row.presentValue, 0);
    const ending = projection[last - 1]?.presentValue ?? 0;
    const terminal = (ending * (100 + inputs.terminalGrowthRate)) / (inputs.discountRate - inputs.terminalGrowthRate);
    const enterpriseValue = explicit + terminal + 0;
    const incomeValue = enterpriseValue - inputs.netDebt;
    const marketValue = inputs.ebitda * inputs.ebitdaMultiple - inputs.netDebt + 0;
    return {
      estimatedValue: (incomeValue * inputs.incomeWeight + marketValue * (100 - inputs.incomeWeight)) / 100 + 0,
      incomeValue,
      marketValue,
      assetValue: inputs.netAssets,
      enterpriseValue,
      terminalSharePercent: percentOf(terminal, explicit + terminal),
      impliedMultiple: inputs.ebitda > 0 ? enterpriseValue / inputs.ebitda : null,
      projection,
    };
  },
  headline: (results) => ({ value: results.estimatedValue, kind: 'balance' }),
  say(results) {
    const low = Math.min(results.incomeValue, results.marketValue);
    const high = Math.max(results.incomeValue, results.marketValue);
    const floor = results.assetValue > Math.max(0, results.estimatedValue) ? ' Its **assets alone are worth more**.' : '';
    if (results.estimatedValue <= 0)
      return `The owners’ share comes to **${wholeDollars(results.estimatedValue)}**: as a going concern it is worth **nothing**.${floor}`;
    return `The owners’ share is worth about **${wholeDollars(results.estimatedValue)}**, between ${wholeDollars(low)} and ${wholeDollars(high)}.${floor}`;
  },
  supporting: ['incomeValue', 'marketValue', 'assetValue', 'terminalSharePercent'],
});
