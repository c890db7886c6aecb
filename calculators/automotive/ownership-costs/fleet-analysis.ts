import { annualMiles, depreciationRate, fuelPrice, money, mpg, price, quantity, rate, yearsOwned } from '#calculators/automotive/fields.ts';
import { valueAfter } from '#calculators/automotive/leases/leasing.ts';
import { growth, levelPayment } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** Longest replacement interval considered, in years. */
const longestCycle = 15;

/**
 * Yearly cost of a fleet, and the best number of years after which to replace a vehicle: the one with the lowest equivalent annual cost.
 *   capital(n)   = (price − resale(n) · v^n) · r ÷ (1 − v^n)
 *   operating(n) = Σ running(k) · v^k · r ÷ (1 − v^n), v = 1 ÷ (1 + r), r the yearly cost of capital
 *   running(k)   = fuel + insurance + miles · upkeep · (1 + rise)^(k − 1)
 * Amounts are positive, a vehicle and year, to the cent.
 */
export default defineCalculator({
  id: 'fleet-analysis',
  title: 'Fleet Cost and Replacement',
  description: 'What a fleet costs a year, and when to replace its vehicles.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Specialty',
  icon: 'truck-electric',
  sortOrder: 25,
  inputs: {
    fleetSize: quantity('Vehicles', 'vehicles', 10, 1, 100000, { zeroMeansDefault: true }),
    vehiclePrice: price('Price of a vehicle', 38000),
    yearsOwned: { ...yearsOwned, label: 'Replace after', max: longestCycle },
    annualMiles: { ...annualMiles, label: 'Miles a year, each', defaultValue: 18000 },
    mpg: { ...mpg, defaultValue: 22 },
    fuelPrice,
    upkeepPerMile: money('Upkeep a mile, first year', 0.1, { max: 5, step: 0.01 }),
    annualInsurance: money('Insurance a year, each', 1800),
    upkeepRise: rate('Upkeep rises each year by', 20, { max: 100, step: 1, advanced: true }),
    costOfCapital: rate('Cost of capital', 6, { max: 40, advanced: true }),
    depreciationRate: { ...depreciationRate, advanced: true },
  },
  results: {
    annualFleetCost: 'money',
    annualCostPerVehicle: 'money',
    costPerMile: 'money',
    bestReplacementYears: 'years',
    annualSavings: 'money',
    purchaseOutlay: 'money',
    yearly: { year: 'count', capital: 'money', operating: 'money', total: 'money' },
  },
  calculate(inputs) {
    const fleetSize = Math.round(inputs.fleetSize);
    const capitalRate = inputs.costOfCapital / 100;
    const level = inputs.annualInsurance + (inputs.annualMiles / inputs.mpg) * inputs.fuelPrice;
    let running = 0;
    const yearly = Array.from({ length: longestCycle }, (_, past) => {
      const year = past + 1;
      const later = growth(capitalRate, year);
      running += (level + inputs.annualMiles * inputs.upkeepPerMile * growth(inputs.upkeepRise / 100, past)) / later;
      const resale = valueAfter(inputs.vehiclePrice, inputs.depreciationRate, year);
      const capital = toCent(levelPayment(inputs.vehiclePrice - resale / later, capitalRate, year));
      const operating = toCent(levelPayment(running, capitalRate, year));
      return { year, capital, operating, total: toCent(capital + operating) };
    });
    const best = yearly.reduce((lowest, row) => (row.total < lowest.total ? row : lowest));
    const chosen = yearly[Math.round(inputs.yearsOwned) - 1] ?? best;
    return {
      annualFleetCost: toCent(chosen.total * fleetSize),
      annualCostPerVehicle: chosen.total,
      costPerMile: chosen.total / inputs.annualMiles,
      bestReplacementYears: best.year,
      annualSavings: toCent((chosen.total - best.total) * fleetSize),
      purchaseOutlay: toCent(inputs.vehiclePrice * fleetSize),
      yearly,
    };
  },
  headline: (results) => ({ value: results.annualFleetCost, kind: 'money', per: 'a year' }),
  say(results) {
    const fleet = `The fleet costs **${wholeDollars(results.annualFleetCost)}** a year, **${dollars(results.costPerMile)}** a mile`;
    if (results.annualSavings === 0) return `${fleet}; no other replacement year is cheaper.`;
    return `${fleet}; replacing after **${counted(results.bestReplacementYears, 'year')}** would save **${wholeDollars(results.annualSavings)}** a year.`;
  },
  supporting: ['annualCostPerVehicle', 'costPerMile', 'bestReplacementYears', 'annualSavings'],
});
