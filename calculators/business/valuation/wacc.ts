import { money, rate } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { percent } from '#calculators/kit/formatting/words.ts';

/**
 * Weighted average cost of capital after tax.
 *   WACC = E ÷ V · rE + P ÷ V · rP + D ÷ V · rD · (1 − t), V = E + P + D at market values; per cent a year
 *   cost of equity by the capital asset pricing model: rE = risk-free + beta · market premium
 * A rate is not rounded.
 */
export default defineCalculator({
  id: 'wacc',
  title: 'Cost of Capital (WACC)',
  description: 'What the equity and the debt of a business cost together, after tax.',
  shelf: 'Business',
  suite: 'business',
  category: 'Valuation and ratios',
  icon: 'scale',
  sortOrder: 129,
  inputs: {
    equityValue: money('Market value of equity', 600000, { required: true }),
    debtValue: money('Market value of debt', 400000, { required: true }),
    equityCostMethod: choice('Cost of equity', { capm: 'From beta (CAPM)', entered: 'As entered' }, 'capm'),
    riskFreeRate: rate('Risk-free rate', 4.25, { max: 20, tooltip: 'Yield of a long Treasury bond.' }),
    beta: { label: 'Beta', type: 'number', defaultValue: 1.1, min: -2, max: 5, step: 0.05 },
    marketPremium: rate('Market risk premium', 5, { max: 20, step: 0.25, tooltip: 'What stocks are expected to return above that yield.' }),
    costOfDebt: rate('Cost of debt', 6.5, { tooltip: 'Today’s yield on the debt, before tax.' }),
    taxRate: rate('Tax rate', 25, { max: 60, step: 1, tooltip: 'Marginal rate at which interest is deducted.' }),
    enteredEquityCost: rate('Cost of equity, entered', 12, { max: 60, advanced: true }),
    preferredValue: money('Market value of preferred stock', 0, { advanced: true }),
    costOfPreferred: rate('Cost of preferred stock', 7, { advanced: true, tooltip: 'Dividend ÷ price.' }),
  },
  results: {
    wacc: 'percent',
    costOfEquity: 'percent',
    afterTaxCostOfDebt: 'percent',
    equityWeight: 'percent',
    debtWeight: 'percent',
    preferredWeight: 'percent',
    fromEquity: 'percent',
    fromDebt: 'percent',
    fromPreferred: 'percent',
    beforeTaxCostOfCapital: 'percent',
    totalCapital: 'balance',
  },
  calculate(inputs) {
    const total = inputs.equityValue + inputs.debtValue + inputs.preferredValue;
    if (total === 0) return refuse('Enter the value of the equity or of the debt.', 'equityValue');
    const costOfEquity =
      inputs.equityCostMethod === 'capm' ? inputs.riskFreeRate + inputs.beta * inputs.marketPremium : inputs.enteredEquityCost;
    const afterTaxCostOfDebt = inputs.costOfDebt * (1 - inputs.taxRate / 100);
    const weigh = (value: number, cost: number) => (value / total) * cost + 0;
    const fromEquity = weigh(inputs.equityValue, costOfEquity);
    const fromDebt = weigh(inputs.debtValue, afterTaxCostOfDebt);
    const fromPreferred = weigh(inputs.preferredValue, inputs.costOfPreferred);
    return {
      wacc: fromEquity + fromDebt + fromPreferred,
      costOfEquity,
      afterTaxCostOfDebt,
      equityWeight: weigh(inputs.equityValue, 100),
      debtWeight: weigh(inputs.debtValue, 100),
      preferredWeight: weigh(inputs.preferredValue, 100),
      fromEquity,
      fromDebt,
      fromPreferred,
      beforeTaxCostOfCapital: fromEquity + weigh(inputs.debtValue, inputs.costOfDebt) + fromPreferred,
      totalCapital: total,
    };
  },
  headline: (results) => ({ value: results.wacc, kind: 'percent', per: 'a year' }),
  say: (results) =>
    `Capital costs **${percent(results.wacc)}** a year after tax: **${percent(results.fromEquity)}** of it for equity at ${percent(results.costOfEquity)}, **${percent(results.fromDebt)}** for debt at ${percent(results.afterTaxCostOfDebt)} after tax.`,
  supporting: ['costOfEquity', 'afterTaxCostOfDebt', 'equityWeight', 'debtWeight'],
});
