import { amount, fixedCosts, rate } from '#calculators/business/fields.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Profit of a year in a worst, an expected and a best case.
 *   profit = sales · (1 + change of volume) · (1 − variable share · (1 + change of cost)) − fixed costs
 *   mean = Σ probability · profit; deviation = √Σ probability · (profit − mean)²; the base case takes the rest of the probability
 * Estimates are not rounded; a loss of less than half a cent does not count as one.
 */
export default defineCalculator({
  id: 'scenario-analysis',
  title: 'Scenario Analysis',
  description: 'Your profit in a worst, a base and a best case.',
  shelf: 'Business',
  suite: 'business',
  category: 'Profitability',
  icon: 'split',
  sortOrder: 64,
  inputs: {
    revenue: amount('Sales a year', 500000),
    variableCostRate: rate('Variable costs', 60, { max: 200, step: 1, tooltip: 'As a percent of sales.' }),
    fixedCosts: { ...fixedCosts, defaultValue: 140000 },
    bestSalesChange: rate('Best case: sales', 15, { min: -100, max: 500, step: 1, tooltip: 'Change of volume against the base.' }),
    worstSalesChange: rate('Worst case: sales', -20, { min: -100, max: 500, step: 1 }),
    worstCostChange: rate('Worst case: variable costs', 5, { min: -100, max: 500, step: 1, tooltip: 'Change of what each unit costs.' }),
    bestProbability: rate('Chance of the best case', 25, { max: 100, step: 5, slider: [0, 100] }),
    worstProbability: rate('Chance of the worst case', 25, { max: 100, step: 5, slider: [0, 100] }),
    bestCostChange: rate('Best case: variable costs', -2, { min: -100, max: 500, step: 1, advanced: true }),
  },
  results: {
    expectedProfit: 'money',
    worstProfit: 'money',
    baseProfit: 'money',
    bestProfit: 'money',
    standardDeviation: 'money',
    range: 'money',
    lossProbabilityPercent: 'percent',
    salesDropToLossPercent: 'percent?',
  },
  calculate(inputs) {
    // Added first, because their sum is exact if it is 100.
    const baseProbability = 100 - (inputs.bestProbability + inputs.worstProbability);
    if (baseProbability < 0) return refuse('The chances of best and worst case come to more than 100%.', 'worstProbability');
    const profitAt = (salesChange: number, costChange: number): Dollars => {
      const sales = (inputs.revenue * (100 + salesChange)) / 100;
      return sales - (sales * inputs.variableCostRate * (100 + costChange)) / 10000 - inputs.fixedCosts + 0;
    };
    const bestProfit = profitAt(inputs.bestSalesChange, inputs.bestCostChange);
    const worstProfit = profitAt(inputs.worstSalesChange, inputs.worstCostChange);
    const baseProfit = profitAt(0, 0);
    const cases = [
      { profit: bestProfit, chance: inputs.bestProbability },
      { profit: baseProfit, chance: baseProbability },
      { profit: worstProfit, chance: inputs.worstProbability },
    ];
    const mean = cases.reduce((sum, each) => sum + each.profit * each.chance, 0) / 100;
    const variance = cases.reduce((sum, each) => sum + (each.profit - mean) ** 2 * each.chance, 0) / 100;
    const contribution = baseProfit + inputs.fixedCosts;
    const profits = cases.map((each) => each.profit);
    return {
      expectedProfit: mean + 0,
      worstProfit,
      baseProfit,
      bestProfit,
      standardDeviation: Math.sqrt(variance),
      range: toCent(Math.max(...profits) - Math.min(...profits)),
      lossProbabilityPercent: cases.reduce((sum, each) => sum + (toCent(each.profit) < 0 ? each.chance : 0), 0),
      salesDropToLossPercent: contribution > 0 && toCent(baseProfit) >= 0 ? Math.max(0, baseProfit * 100) / contribution : null,
    };
  },
  headline: (results) => ({ value: results.expectedProfit, kind: 'money', per: 'expected' }),
  say(results) {
    const profits = [results.worstProfit, results.baseProfit, results.bestProfit];
    const low = wholeDollars(Math.min(...profits));
    const high = wholeDollars(Math.max(...profits));
    if (low === high) return `Each case leaves **${low}**.`;
    const drop =
      results.salesDropToLossPercent === null
        ? ''
        : ` Sales may fall **${percent(results.salesDropToLossPercent)}** before the base case loses.`;
    return `Profit lies between **${low}** and **${high}**, on average **${wholeDollars(results.expectedProfit)}**.${drop}`;
  },
  supporting: ['worstProfit', 'baseProfit', 'bestProfit', 'standardDeviation'],
});
