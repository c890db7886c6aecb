import {
  annualMiles,
  depreciationRate,
  downPayment,
  fees,
  fuelPrice,
  inflationRate,
  interestRate,
  loanTerm,
  money,
  mpg,
  salesTax,
  vehiclePrice,
  yearsOwned,
} from '#calculators/automotive/fields.ts';
import { overpaidAlone, priceDeal, repay } from '#calculators/automotive/loans/vehicle-loan.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { byMake, vehicleMakeOrAverage } from './makes.ts';
import { costOfYear, ownershipYears, totalOf } from './ownership.ts';

/**
 * Total cost of a car over the years of ownership.
 *   cost = depreciation + tax and fees + loan interest + fuel + insurance + upkeep + registration
 * The loan is repaid from the sale, so only interest until then counts. Amounts are positive, each to the cent.
 */
export default defineCalculator({
  id: 'total-cost-ownership',
  title: 'Total Cost of Ownership',
  description: 'What owning a car costs in total, per month and per mile.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Ownership',
  icon: 'receipt-text',
  sortOrder: 15,
  inputs: {
    vehiclePrice,
    vehicleMake: vehicleMakeOrAverage,
    downPayment,
    interestRate,
    loanTerm,
    yearsOwned,
    annualMiles,
    mpg,
    fuelPrice: { ...fuelPrice, advanced: true },
    annualInsurance: money('Insurance a year', 2000, { advanced: true }),
    registration: money('Registration a year', 200, { step: 10, advanced: true }),
    salesTax: { ...salesTax, advanced: true },
    fees: { ...fees, advanced: true },
    depreciationRate: { ...depreciationRate, advanced: true },
    inflationRate,
  },
  results: {
    totalCost: 'money',
    costPerMonth: 'money',
    costPerMile: 'money',
    depreciation: 'money',
    taxAndFees: 'money',
    interest: 'money',
    fuel: 'money',
    insurance: 'money',
    upkeep: 'money',
    registration: 'money',
    resaleValue: 'balance',
    yearly: {
      year: 'count',
      depreciation: 'money',
      interest: 'money',
      fuel: 'money',
      insurance: 'money',
      upkeep: 'money',
      registration: 'money',
      total: 'money',
      value: 'balance',
    },
  },
  calculate(inputs) {
    const deal = priceDeal(inputs);
    if (deal.amountFinanced < 0) return refuse(overpaidAlone, 'downPayment');
    const make = byMake[inputs.vehicleMake];
    const loan = repay(deal.amountFinanced, inputs.interestRate, inputs.loanTerm);
    const vehicle = {
      price: inputs.vehiclePrice,
      depreciation: Math.min(100, inputs.depreciationRate * make.depreciation),
      mpg: inputs.mpg,
      insurance: inputs.annualInsurance,
      upkeep: make.repairs,
    };
    const years = ownershipYears(vehicle, inputs);
    const registration = toCent(inputs.registration);
    const yearly = years.map((row) => {
      const paid = loan.schedule.slice((row.year - 1) * 12, row.year * 12);
      const interest = toCent(paid.reduce((total, payment) => total + payment.interest, 0));
      return { ...row, interest, registration, total: toCent(costOfYear(row) + interest + registration) };
    });
    const taxAndFees = toCent(deal.salesTaxAmount + inputs.fees);
    const interest = toCent(yearly.reduce((total, row) => total + row.interest, 0));
    const totalCost = toCent(taxAndFees + yearly.reduce((total, row) => total + row.total, 0));
    return {
      totalCost,
      costPerMonth: toCent(totalCost / (years.length * 12)),
      costPerMile: totalCost / (years.length * inputs.annualMiles),
      depreciation: totalOf(years, (row) => row.depreciation),
      taxAndFees,
      interest,
      fuel: totalOf(years, (row) => row.fuel),
      insurance: totalOf(years, (row) => row.insurance),
      upkeep: totalOf(years, (row) => row.upkeep),
      registration: toCent(registration * years.length),
      resaleValue: years[years.length - 1]?.value ?? inputs.vehiclePrice,
      yearly,
    };
  },
  headline: (results) => ({ value: results.totalCost, kind: 'money' }),
  say: (results) =>
    `Over **${counted(results.yearly.length, 'year')}** this car costs **${wholeDollars(results.totalCost)}**: **${dollars(results.costPerMonth)}** a month, **${dollars(results.costPerMile)}** a mile.`,
  supporting: ['costPerMonth', 'costPerMile', 'depreciation', 'fuel'],
});
