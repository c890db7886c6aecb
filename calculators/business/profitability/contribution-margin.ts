import { fixedCosts, money, pricePerUnit, unitsSold } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { quantity } from '#calculators/kit/definition/fields.ts';
import { counted, dollars, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { contributionOf, unitsFor } from './cost-volume.ts';

/**
 * Contribution of a product to fixed costs and profit.
 *   contribution = price − material − labor − other variable cost; ratio = contribution ÷ price
 *   per hour = contribution ÷ hours of the bottleneck, which ranks products if capacity is scarce
 */
export default defineCalculator({
  id: 'contribution-margin',
  title: 'Contribution Margin',
  description: 'What each sale leaves for fixed costs and profit.',
  shelf: 'Business',
  suite: 'business',
  category: 'Profitability',
  icon: 'chart-pie',
  sortOrder: 53,
  inputs: {
    pricePerUnit,
    materialPerUnit: money('Material a unit', 16, { max: 1e7, step: 1 }),
    laborPerUnit: money('Direct labor a unit', 9, { max: 1e7, step: 1 }),
    otherVariableCost: money('Other variable cost a unit', 5, { max: 1e7, step: 1, tooltip: 'Commission, packing, card fees.' }),
    unitsSold,
    fixedCosts,
    hoursPerUnit: quantity('Bottleneck hours a unit', 'hours', 0.5, 1e4, {
      min: 0.001,
      step: 0.05,
      zeroMeansDefault: true,
      advanced: true,
      tooltip: 'Time on the machine or by the person that limits output.',
    }),
  },
  results: {
    contributionPerUnit: 'money',
    contributionMarginRatio: 'percent',
    variableCostRatio: 'percent',
    totalContribution: 'money',
    profit: 'money',
    breakEvenUnits: 'count?',
    contributionPerHour: 'money',
    variableCostPerUnit: 'money',
  },
  calculate(inputs) {
    const variableCostPerUnit = inputs.materialPerUnit + inputs.laborPerUnit + inputs.otherVariableCost;
    const contributionPerUnit = contributionOf(inputs.pricePerUnit, variableCostPerUnit);
    const contributionMarginRatio = (contributionPerUnit * 100) / inputs.pricePerUnit;
    return {
      contributionPerUnit,
      contributionMarginRatio,
      variableCostRatio: (variableCostPerUnit * 100) / inputs.pricePerUnit,
      totalContribution: toCent(contributionPerUnit * inputs.unitsSold),
      profit: toCent(contributionPerUnit * inputs.unitsSold - inputs.fixedCosts),
      breakEvenUnits: contributionPerUnit > 0 ? unitsFor(inputs.fixedCosts, contributionPerUnit) : null,
      contributionPerHour: toCent(contributionPerUnit / inputs.hoursPerUnit),
      variableCostPerUnit,
    };
  },
  headline: (results) => ({ value: results.contributionMarginRatio, kind: 'percent', per: 'of the price' }),
  say(results) {
    if (results.contributionPerUnit <= 0)
      return `A unit costs **${dollars(results.variableCostPerUnit)}** to make and sell, so **no volume earns a profit**.`;
    const outcome = results.profit < 0 ? `a loss of **${wholeDollars(-results.profit)}**` : `**${wholeDollars(results.profit)}** of profit`;
    return `Each unit leaves **${dollars(results.contributionPerUnit)}** (${percent(results.contributionMarginRatio)}); after fixed costs that is ${outcome}, with break-even at ${counted(results.breakEvenUnits ?? 0, 'unit')}.`;
  },
  supporting: ['contributionPerUnit', 'totalContribution', 'profit', 'contributionPerHour'],
});
