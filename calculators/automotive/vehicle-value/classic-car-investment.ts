import { inflationRate, money, price, rate, years } from '#calculators/automotive/fields.ts';
import { raisedAmount } from '#calculators/automotive/ownership-costs/ownership.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { ratesOfReturn } from '#calculators/kit/finance/roots.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { classicCondition, classicMake, classicPoints, model, rarity } from './classic-car.ts';

/**
 * A classic car as an investment.
 *   appreciation = base + points for make, model, rarity and condition; value = price · (1 + appreciation)^years
 *   net = value − selling costs − tax on the gain; costs of year k = costs · (1 + inflation)^(k − 1), paid at the end of the year
 *   return: the rate at which price and costs grow to the net proceeds
 *   alternative: price and costs at the expected return instead
 * Amounts are positive, to the cent; rates are yearly per cent.
 */
export default defineCalculator({
  id: 'classic-car-investment',
  title: 'Classic Car Investment',
  description: 'What a classic car returns after storage, insurance and tax.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Specialty',
  icon: 'trophy',
  sortOrder: 27,
  inputs: {
    purchasePrice: price('Purchase price', 45000),
    classicMake,
    model,
    rarity,
    condition: classicCondition,
    yearsOwned: years('Years kept', 10, { max: 40 }),
    yearlyCosts: money('Costs a year', 2500, { tooltip: 'Storage, agreed-value insurance and upkeep.' }),
    expectedReturn: rate('Return elsewhere', 7, { max: 30, assumption: 'return', tooltip: 'What the same money would earn invested.' }),
    baseAppreciation: rate('Base appreciation', 3, { max: 30, advanced: true, tooltip: 'Of a common car in good condition.' }),
    sellingCosts: rate('Selling costs', 10, { max: 50, step: 0.5, advanced: true, tooltip: 'Auction commission and transport.' }),
    gainsTaxRate: rate('Tax on the gain', 28, {
      max: 60,
      step: 1,
      advanced: true,
      tooltip: '28% is the highest federal rate on collectibles.',
    }),
    inflationRate,
  },
  results: {
    futureValue: 'balance',
    appreciationRate: 'percent',
    annualReturnRate: 'percent?',
    profit: 'money',
    netProceeds: 'money',
    totalCosts: 'money',
    sellingCost: 'money',
    gainsTax: 'money',
    alternativeValue: 'balance',
    advantage: 'money',
    beatsAlternative: 'flag',
    yearly: { year: 'count', value: 'balance', costs: 'money', alternative: 'balance' },
  },
  calculate(inputs) {
    const { purchasePrice } = inputs;
    const term = Math.round(inputs.yearsOwned);
    const appreciationRate = inputs.baseAppreciation + classicPoints(inputs);
    let alternative: number = purchasePrice;
    const yearly = Array.from({ length: term }, (_, past) => {
      const costs = toCent(raisedAmount(inputs.yearlyCosts, inputs.inflationRate, past));
      alternative = alternative * (1 + inputs.expectedReturn / 100) + costs;
      const value = toCent(raisedAmount(purchasePrice, appreciationRate, past + 1));
      return { year: past + 1, value, costs, alternative: toCent(alternative) };
    });
    const futureValue = yearly[term - 1]?.value ?? purchasePrice;
    const totalCosts = toCent(yearly.reduce((total, row) => total + row.costs, 0));
    const sellingCost = toCent((futureValue * inputs.sellingCosts) / 100);
    const gain = toCent(Math.max(0, futureValue - sellingCost - purchasePrice));
    const gainsTax = toCent((gain * inputs.gainsTaxRate) / 100);
    const netProceeds = toCent(futureValue - sellingCost - gainsTax);
    const alternativeValue = toCent(alternative);
    const advantage = toCent(netProceeds - alternativeValue);
    const found = ratesOfReturn([
      { amount: -purchasePrice, time: 0 },
      ...yearly.map((row) => ({ amount: -row.costs, time: row.year })),
      { amount: netProceeds, time: term },
    ]);
    return {
      futureValue,
      appreciationRate,
      annualReturnRate: found.kind === 'one' ? found.rate * 100 : null,
      profit: toCent(netProceeds - purchasePrice - totalCosts),
      netProceeds,
      totalCosts,
      sellingCost,
      gainsTax,
      alternativeValue,
      advantage,
      beatsAlternative: advantage > 0,
      yearly,
    };
  },
  headline: (results) => ({ value: results.netProceeds, kind: 'money', per: 'after costs of sale and tax' }),
  say(results) {
    const { profit, advantage } = results;
    const result = profit < 0 ? `a loss of **${wholeDollars(-profit)}**` : `a profit of **${wholeDollars(profit)}**`;
    const yields = results.annualReturnRate === null ? '' : `, or **${percent(results.annualReturnRate)}** a year`;
    const other = advantage === 0 ? '**as much** as' : `**${wholeDollars(Math.abs(advantage))}** ${advantage > 0 ? 'more' : 'less'} than`;
    return `After **${counted(results.yearly.length, 'year')}** and all costs the car leaves ${result}${yields}: ${other} the same money invested.`;
  },
  supporting: ['futureValue', 'annualReturnRate', 'profit', 'advantage'],
});
