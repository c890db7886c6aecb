import {
  annualMiles,
  depreciationRate,
  fuelPrice,
  inflationRate,
  money,
  mpg,
  price,
  salesTax,
  yearsOwned,
} from '#calculators/automotive/fields.ts';
import { sayTie } from '#calculators/automotive/versus.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { costOfYear, type OwnedVehicle, ownershipYears } from './ownership.ts';

/**
 * Two vehicles over the same years, bought in cash.
 *   cost = sales tax + depreciation + fuel + insurance + upkeep
 * Amounts are positive, each to the cent.
 */
export default defineCalculator({
  id: 'vehicle-comparison',
  title: 'Vehicle Comparison',
  description: 'Which of two vehicles costs less over the years you keep it.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Buying',
  icon: 'arrow-left-right',
  sortOrder: 19,
  inputs: {
    firstPrice: price('First: price', 32000),
    firstMpg: { ...mpg, label: 'First: fuel economy' },
    firstInsurance: money('First: insurance a year', 1900),
    secondPrice: price('Second: price', 36000),
    secondMpg: { ...mpg, label: 'Second: fuel economy', defaultValue: 48 },
    secondInsurance: money('Second: insurance a year', 2000),
    annualMiles,
    yearsOwned,
    firstUpkeep: money('First: upkeep a year', 700, { advanced: true }),
    secondUpkeep: money('Second: upkeep a year', 600, { advanced: true }),
    firstDepreciation: { ...depreciationRate, label: 'First: depreciation a year', advanced: true },
    secondDepreciation: { ...depreciationRate, label: 'Second: depreciation a year', advanced: true },
    fuelPrice: { ...fuelPrice, advanced: true },
    salesTax: { ...salesTax, advanced: true },
    inflationRate,
  },
  results: {
    betterChoice: 'text',
    savings: 'money',
    firstCost: 'money',
    secondCost: 'money',
    firstPerMonth: 'money',
    secondPerMonth: 'money',
    firstResale: 'balance',
    secondResale: 'balance',
    yearly: { year: 'count', firstCost: 'balance', secondCost: 'balance' },
  },
  calculate(inputs) {
    const first = run({
      price: inputs.firstPrice,
      depreciation: inputs.firstDepreciation,
      mpg: inputs.firstMpg,
      insurance: inputs.firstInsurance,
      upkeep: inputs.firstUpkeep,
    });
    const second = run({
      price: inputs.secondPrice,
      depreciation: inputs.secondDepreciation,
      mpg: inputs.secondMpg,
      insurance: inputs.secondInsurance,
      upkeep: inputs.secondUpkeep,
    });
    const months = first.costs.length * 12;
    return {
      betterChoice: first.cost <= second.cost ? 'First vehicle' : 'Second vehicle',
      savings: toCent(Math.abs(first.cost - second.cost)),
      firstCost: first.cost,
      secondCost: second.cost,
      firstPerMonth: toCent(first.cost / months),
      secondPerMonth: toCent(second.cost / months),
      firstResale: first.resale,
      secondResale: second.resale,
      yearly: first.costs.map((firstCost, at) => ({ year: at + 1, firstCost, secondCost: second.costs[at] ?? 0 })),
    };

    function run(vehicle: OwnedVehicle) {
      let cost = toCent((vehicle.price * inputs.salesTax) / 100);
      const years = ownershipYears(vehicle, inputs);
      const costs = years.map((year) => {
        cost = toCent(cost + costOfYear(year));
        return cost;
      });
      return { cost, costs, resale: years[years.length - 1]?.value ?? vehicle.price };
    }
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say: (results) =>
    results.savings === 0
      ? sayTie(results.firstCost)
      : `The **${results.betterChoice.toLowerCase()}** costs **${wholeDollars(results.savings)}** less over **${counted(results.yearly.length, 'year')}**: **${dollars(results.firstPerMonth)}** a month for the first, **${dollars(results.secondPerMonth)}** for the second.`,
  supporting: ['savings', 'firstCost', 'secondCost'],
});
