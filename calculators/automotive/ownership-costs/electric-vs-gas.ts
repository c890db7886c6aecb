import { annualMiles, depreciationRate, fuelPrice, money, mpg, price, quantity, yearsOwned } from '#calculators/automotive/fields.ts';
import { valueAfter } from '#calculators/automotive/leases/leasing.ts';
import { sayTie } from '#calculators/automotive/versus.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { counted, dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * An electric car against one that burns gas, over the same years.
 *   running = miles · (kWh a 100 miles ÷ 100 · price a kWh + upkeep a mile), or miles · (price a gallon ÷ mpg + upkeep a mile)
 *   total = price − incentive + charger + years · running − resale
 *   break-even = extra outlay ÷ savings a year
 * Amounts are positive, in dollars of today.
 */
export default defineCalculator({
  id: 'electric-vs-gas',
  title: 'Electric or Gas Car',
  description: 'When an electric car makes up for its higher price.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Ownership',
  icon: 'plug-zap',
  sortOrder: 20,
  inputs: {
    electricPrice: price('Electric: price', 42000),
    gasPrice: price('Gas: price', 35000),
    incentive: money('Incentives', 0, { tooltip: 'State and utility rebates. The federal credit ended on September 30, 2025.' }),
    annualMiles,
    kwhPer100Miles: quantity('Electric: kWh per 100 miles', 'kWh', 30, 5, 150, {
      zeroMeansDefault: true,
      tooltip: 'On the window label; charging losses included.',
    }),
    electricityRate: money('Electricity a kWh', 0.17, { max: 5, step: 0.01 }),
    mpg: { ...mpg, label: 'Gas: fuel economy' },
    fuelPrice,
    yearsOwned: { ...yearsOwned, defaultValue: 8, advanced: true },
    chargerCost: money('Home charger', 1200, { advanced: true }),
    electricUpkeep: money('Electric: upkeep a mile', 0.06, { max: 5, step: 0.01, advanced: true }),
    gasUpkeep: money('Gas: upkeep a mile', 0.1, { max: 5, step: 0.01, advanced: true }),
    electricFee: money('Electric: yearly road fee', 0, {
      step: 10,
      advanced: true,
      tooltip: 'Charged by most states in place of fuel tax.',
    }),
    electricDepreciation: { ...depreciationRate, label: 'Electric: depreciation a year', defaultValue: 16.2, advanced: true },
    gasDepreciation: { ...depreciationRate, label: 'Gas: depreciation a year', advanced: true },
  },
  results: {
    betterChoice: 'text',
    savings: 'money',
    annualSavings: 'money',
    breakEvenYears: 'years?',
    annualElectricCost: 'money',
    annualGasCost: 'money',
    electricTotal: 'money',
    gasTotal: 'money',
    electricResale: 'balance',
    gasResale: 'balance',
    yearly: { year: 'count', electricSpent: 'balance', gasSpent: 'balance' },
  },
  calculate(inputs) {
    const term = Math.round(inputs.yearsOwned);
    const energy = (inputs.annualMiles * inputs.kwhPer100Miles * inputs.electricityRate) / 100;
    const annualElectricCost = toCent(energy + inputs.annualMiles * inputs.electricUpkeep + inputs.electricFee);
    const annualGasCost = toCent((inputs.annualMiles / inputs.mpg) * inputs.fuelPrice + inputs.annualMiles * inputs.gasUpkeep);
    const annualSavings = toCent(annualGasCost - annualElectricCost);
    const electricOutlay = toCent(Math.max(0, inputs.electricPrice - inputs.incentive) + inputs.chargerCost);
    const extra = toCent(electricOutlay - inputs.gasPrice);
    const electricResale = valueAfter(inputs.electricPrice, inputs.electricDepreciation, term);
    const gasResale = valueAfter(inputs.gasPrice, inputs.gasDepreciation, term);
    const electricTotal = toCent(electricOutlay + annualElectricCost * term - electricResale);
    const gasTotal = toCent(inputs.gasPrice + annualGasCost * term - gasResale);
    return {
      betterChoice: electricTotal <= gasTotal ? 'Electric' : 'Gas',
      savings: toCent(Math.abs(electricTotal - gasTotal)),
      annualSavings,
      breakEvenYears: extra <= 0 ? 0 : annualSavings > 0 ? extra / annualSavings : null,
      annualElectricCost,
      annualGasCost,
      electricTotal,
      gasTotal,
      electricResale,
      gasResale,
      yearly: Array.from({ length: term }, (_, at) => ({
        year: at + 1,
        electricSpent: toCent(electricOutlay + annualElectricCost * (at + 1)),
        gasSpent: toCent(inputs.gasPrice + annualGasCost * (at + 1)),
      })),
    };
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say(results) {
    if (results.savings === 0) return sayTie(results.gasTotal);
    const better = results.betterChoice === 'Electric' ? 'electric car' : 'gas car';
    const running =
      results.annualSavings === 0
        ? 'driving costs the same'
        : results.annualSavings < 0
          ? `driving electric costs **${dollars(-results.annualSavings)}** more a year`
          : `driving electric saves **${dollars(results.annualSavings)}** a year`;
    const back =
      results.breakEvenYears === null
        ? 'but the higher price never comes back'
        : results.breakEvenYears === 0
          ? 'and it costs no more to buy'
          : `and the higher price is back after **${duration(Math.max(1, results.breakEvenYears * 12))}**`;
    return `Over **${counted(results.yearly.length, 'year')}** the **${better}** costs **${wholeDollars(results.savings)}** less; ${running}, ${back}.`;
  },
  supporting: ['annualSavings', 'breakEvenYears', 'electricTotal', 'gasTotal'],
});
