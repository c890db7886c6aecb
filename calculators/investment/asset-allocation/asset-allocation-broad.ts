import { age, riskTolerance } from '#calculators/investment/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount } from '#calculators/kit/definition/fields.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { mixFor, mixName, split } from './allocation.ts';

/** The rule of thumb for comparison with the glide path: 110 minus age in stocks. */
const thumb = 110;
const tableAfter = 10;

/**
 * Mix of stocks, bonds and cash by age: the model for the risk tolerance, moved along a glide path towards the year the money is needed.
 *   stocks = model + 2 · (years to go − 10), at most 30 points from the model and 95 % in all
 * Ten years before the money is needed it is the model itself.
 */
export default defineCalculator({
  id: 'asset-allocation-broad',
  title: 'Asset Allocation by Age',
  description: 'A mix of stocks, bonds and cash that fits your age.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'chart-area',
  sortOrder: 66,
  inputs: {
    portfolioValue: amount('Portfolio', 100000),
    currentAge: age('Your age', 40),
    retirementAge: age('Age when you need the money', 65, { tooltip: 'Retirement, or another goal.' }),
    riskTolerance,
  },
  results: {
    stocksPercent: 'percent',
    bondsPercent: 'percent',
    cashPercent: 'percent',
    targetStocks: 'balance',
    targetBonds: 'balance',
    targetCash: 'balance',
    riskOfMix: 'text',
    yearsToGo: 'years',
    ruleOfThumbPercent: 'percent',
    glidePath: { age: 'count', stocksPercent: 'percent', bondsPercent: 'percent', cashPercent: 'percent' },
  },
  calculate(inputs) {
    const now = Math.round(inputs.currentAge);
    const goal = Math.round(inputs.retirementAge);
    const shares = (at: number) => {
      const { stocks, bonds, cash } = mixFor(inputs.riskTolerance, goal - at);
      return { stocksPercent: stocks, bondsPercent: bonds, cashPercent: cash };
    };
    const mix = mixFor(inputs.riskTolerance, goal - now);
    const target = split(inputs.portfolioValue, mix);
    return {
      ...shares(now),
      targetStocks: target.stocks,
      targetBonds: target.bonds,
      targetCash: target.cash,
      riskOfMix: mixName(mix),
      yearsToGo: Math.max(0, goal - now),
      ruleOfThumbPercent: Math.min(100, Math.max(0, thumb - now)),
      glidePath: Array.from({ length: Math.max(0, goal - now) + tableAfter + 1 }, (_, at) => ({ age: now + at, ...shares(now + at) })),
    };
  },
  headline: (results) => ({ value: results.stocksPercent, kind: 'percent', per: 'in stocks' }),
  say(results, inputs) {
    const when = results.yearsToGo === 0 ? 'With the money needed now' : `With ${counted(results.yearsToGo, 'year')} to go`;
    const mix = results.riskOfMix.toLowerCase();
    return `${when}, the ${inputs.riskTolerance} risk tolerance leads to ${mix.startsWith('a') ? 'an' : 'a'} ${mix} mix: **${percent(results.stocksPercent)}** in stocks (**${wholeDollars(results.targetStocks)}**), ${percent(results.bondsPercent)} in bonds and ${percent(results.cashPercent)} in cash. The rule of 110 less your age says ${percent(results.ruleOfThumbPercent)}.`;
  },
  supporting: ['targetStocks', 'targetBonds', 'targetCash', 'ruleOfThumbPercent'],
});
