import { fixedCosts, money, pricePerUnit, unitsSold, variableCostPerUnit } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { contributionOf, noContribution, percentOf, salesFor, unitsFor } from './cost-volume.ts';

/**
 * Sales at which a business neither gains nor loses.
 *   units = fixed costs ÷ (price − variable cost), rounded up; sales = fixed costs ÷ (contribution ÷ price)
 *   margin of safety = (units sold − units at break-even, unrounded) ÷ units sold
 * All amounts are positive dollars a year.
 */
export default defineCalculator({
  id: 'breakeven-analysis',
  title: 'Break-even Analysis',
  description: 'How much you must sell to make a profit.',
  shelf: 'Business',
  suite: 'business',
  category: 'Profitability',
  icon: 'scale',
  sortOrder: 48,
  inputs: {
    fixedCosts,
    pricePerUnit,
    variableCostPerUnit,
    unitsSold,
    targetProfit: money('Profit you want', 40000, { tooltip: 'Before income tax, a year.' }),
  },
  results: {
    breakEvenUnits: 'count',
    breakEvenRevenue: 'money',
    contributionPerUnit: 'money',
    contributionMarginRatio: 'percent',
    unitsForTarget: 'count',
    revenueForTarget: 'money',
    profit: 'money',
    safetyMarginPercent: 'percent?',
    operatingLeverage: 'times?',
  },
  calculate(inputs) {
    const contributionPerUnit = contributionOf(inputs.pricePerUnit, inputs.variableCostPerUnit);
    if (contributionPerUnit <= 0) return refuse(noContribution, 'pricePerUnit');
    const wanted = inputs.fixedCosts + inputs.targetProfit;
    const contribution = contributionPerUnit * inputs.unitsSold;
    const profit = toCent(contribution - inputs.fixedCosts);
    return {
      breakEvenUnits: unitsFor(inputs.fixedCosts, contributionPerUnit),
      breakEvenRevenue: salesFor(inputs.fixedCosts, inputs.pricePerUnit, contributionPerUnit),
      contributionPerUnit,
      contributionMarginRatio: (contributionPerUnit * 100) / inputs.pricePerUnit,
      unitsForTarget: unitsFor(wanted, contributionPerUnit),
      revenueForTarget: salesFor(wanted, inputs.pricePerUnit, contributionPerUnit),
      profit,
      safetyMarginPercent: percentOf(contribution - inputs.fixedCosts, contribution),
      operatingLeverage: profit > 0 ? contribution / profit : null,
    };
  },
  headline: (results) => ({
    value: results.breakEvenUnits,
    kind: 'count',
    per: results.breakEvenUnits === 1 ? 'unit a year' : 'units a year',
  }),
  say(results, inputs) {
    const even =
      results.breakEvenUnits === 0
        ? 'There are no fixed costs to cover'
        : `You break even at **${counted(results.breakEvenUnits, 'unit')}**, **${wholeDollars(results.breakEvenRevenue)}** of sales`;
    const sold = `${even}; selling ${counted(inputs.unitsSold, 'unit')}`;
    if (results.profit === 0) return `${sold} leaves **neither profit nor loss**.`;
    if (results.profit < 0) return `${sold} loses **${wholeDollars(-results.profit)}**.`;
    const earned = `${sold} earns **${wholeDollars(results.profit)}**`;
    if (results.breakEvenUnits === 0) return `${earned}.`;
    return `${earned}, and sales may fall **${percent(results.safetyMarginPercent ?? 0)}** before you lose.`;
  },
  supporting: ['breakEvenRevenue', 'contributionMarginRatio', 'unitsForTarget', 'safetyMarginPercent'],
});
