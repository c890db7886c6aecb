import { defineCalculator } from '../../kit/definition/define.ts';
import { counted, dollars, duration, wholeDollars } from '../../kit/formatting/words.ts';
import { toCent } from '../../kit/money/money.ts';
import { annualMiles, depreciationRate, fuelPrice, money, mpg, price, quantity, yearsOwned } from '../fields.ts';
import { valueAfter } from '../leases/leasing.ts';
import { sayTie } from '../versus.ts';

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
  sources: [
    {
      title: 'Burnham et al., Comprehensive Total Cost of Ownership',
      locator: 'Argonne ANL/ESD-21/4 (2021): maintenance 6.1 and 10.1 cents a mile',
    },
    { title: 'iSeeCars, five-year depreciation study (2025)', locator: 'electric vehicles lose 58.8% in five years: 16.2% a year' },
    { title: 'fueleconomy.gov, window label', locator: 'kWh per 100 miles, charging losses included' },
  ],
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
  chart: (results) => ({
    kind: 'lines',
    title: 'Spent so far, before resale',
    x: { label: 'Year', unit: 'year', values: results.yearly.map((row) => row.year) },
    y: { label: 'Spent', unit: 'money' },
    series: [
      { label: 'Electric', values: results.yearly.map((row) => row.electricSpent) },
      { label: 'Gas', values: results.yearly.map((row) => row.gasSpent), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'electric a year = miles × kWh ÷ 100 × price a kWh + upkeep + fee',
      'gas a year = miles ÷ mpg × price a gallon + upkeep',
      'break-even = (electric outlay − gas price) ÷ savings a year',
    ],
    assumptions: [
      'Prices of today throughout; all charging at the rate given.',
      'Both lose value at the rates given and are sold at the end.',
    ],
    leavesOut: ['Loan interest, sales tax, insurance and a new battery.'],
    differs: ['Sites may still count the federal credit, which has ended.'],
  },
});
