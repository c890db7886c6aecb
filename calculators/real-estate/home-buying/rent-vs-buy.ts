import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import {
  appreciationRate,
  downPayment,
  homeInsurance,
  homePrice,
  interestRate,
  loanTerm,
  pmiRate,
  propertyTaxRate,
  years,
} from '#calculators/real-estate/fields.ts';
import { needsPmi, pmiPayments } from '#calculators/real-estate/mortgages/insurance.ts';

/**
 * Two households with the same money: one buys, one rents and invests.
 *   owner(y) = value · (1 − selling costs) − loan + savings; renter(y) = savings
 *   savings grow monthly at (1 + return)^(1/12); the household that pays less in a month saves the difference at its end
 * The renter starts with the buyer's down payment and closing costs. Rent and costs change once a year.
 */
export default defineCalculator({
  id: 'rent-vs-buy',
  title: 'Rent vs Buy',
  description: 'Whether buying or renting leaves you with more when you move on.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home buying',
  icon: 'house',
  sortOrder: 30,
  inputs: {
    homePrice: { ...homePrice, defaultValue: 400000 },
    downPayment: { ...downPayment, defaultValue: 80000 },
    interestRate,
    monthlyRent: money('Rent a month', 2200, { max: 1e7, step: 50 }),
    yearsInHome: years('Years you stay', 7, { slider: [1, 30], tooltip: 'Whole years.' }),
    appreciationRate,
    rentIncrease: rate('Rent increase a year', 3, { max: 20, step: 0.1 }),
    expectedReturn: rate('Return on savings', 6, { max: 20, step: 0.1, assumption: 'return' }),
    loanTerm: { ...loanTerm, advanced: true },
    propertyTaxRate: { ...propertyTaxRate, advanced: true },
    homeInsurance: { ...homeInsurance, advanced: true },
    maintenanceRate: rate('Upkeep a year', 1, { max: 10, advanced: true, tooltip: 'As a percent of the home value.' }),
    hoaFees: money('HOA dues a month', 0, { step: 25, advanced: true }),
    buyingCostRate: rate('Closing costs', 3, { max: 15, advanced: true, tooltip: 'As a percent of the price.' }),
    sellingCostRate: rate('Selling costs', 6, { max: 15, advanced: true }),
    inflationRate: rate('Inflation', 2.5, { max: 20, advanced: true, assumption: 'inflation', tooltip: 'Raises insurance and dues.' }),
    pmiRate: { ...pmiRate, advanced: true },
  },
  results: {
    recommendation: 'text',
    advantageOfBuying: 'money',
    netWorthBuying: 'money',
    netWorthRenting: 'money',
    breakEvenYears: 'years?',
    lastYearAhead: 'years?',
    firstMonthBuying: 'money',
    monthlyMortgage: 'money',
    cashToBuy: 'money',
    totalRent: 'money',
    comparison: { year: 'count', netWorthBuying: 'balance', netWorthRenting: 'balance', homeValue: 'balance', loanBalance: 'balance' },
  },
  calculate(inputs) {
    const principal = toCent(inputs.homePrice - inputs.downPayment);
    if (principal < 0) return refuse('The down payment is higher than the home price.', 'downPayment');
    const periods = Math.round(inputs.loanTerm * 12);
    const loan = amortize({ principal, annualRate: inputs.interestRate, periods });
    if (loan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const stay = Math.max(1, Math.round(inputs.yearsInHome));
    const insured = needsPmi(principal, inputs.homePrice) ? pmiPayments(loan.rows, inputs.homePrice, periods) : 0;
    const premium = toCent((principal * inputs.pmiRate) / 1200);
    const cashToBuy = toCent(inputs.downPayment + (inputs.homePrice * inputs.buyingCostRate) / 100);
    const monthly = growth(inputs.expectedReturn / 100, 1 / 12);
    const grown = (amount: Dollars, by: Percent, after: Years) => amount * growth(by / 100, after);
    const comparison: { year: number; netWorthBuying: Dollars; netWorthRenting: Dollars; homeValue: Dollars; loanBalance: Dollars }[] = [];
    let ownerSavings = 0;
    let renterSavings = cashToBuy;
    let totalRent = 0;
    let firstMonthBuying = 0;
    for (let year = 1; year <= Math.max(stay, furthest); year++) {
      const before = year - 1;
      const upkeep = grown(inputs.homePrice, inputs.appreciationRate, before) * (inputs.propertyTaxRate + inputs.maintenanceRate);
      const fixed = grown(inputs.homeInsurance / 12 + inputs.hoaFees, inputs.inflationRate, before);
      const rent = grown(inputs.monthlyRent, inputs.rentIncrease, before);
      for (let month = before * 12 + 1; month <= year * 12; month++) {
        const owning = centsToDollars(loan.rows[month - 1]?.payment ?? 0) + (month <= insured ? premium : 0) + upkeep / 1200 + fixed;
        if (month === 1) firstMonthBuying = owning;
        if (before < stay) totalRent += rent;
        ownerSavings = ownerSavings * monthly + Math.max(0, rent - owning);
        renterSavings = renterSavings * monthly + Math.max(0, owning - rent);
      }
      const homeValue = grown(inputs.homePrice, inputs.appreciationRate, year);
      const loanBalance = centsToDollars(loan.rows[year * 12 - 1]?.balance ?? 0);
      comparison.push({
        year,
        netWorthBuying: toCent((homeValue * (100 - inputs.sellingCostRate)) / 100 - loanBalance + ownerSavings),
        netWorthRenting: toCent(renterSavings),
        homeValue: toCent(homeValue),
        loanBalance,
      });
    }
    const end = comparison[stay - 1];
    if (end === undefined) return refuse('Stay for at least a year.', 'yearsInHome');
    const isAhead = (row: { readonly netWorthBuying: Dollars; readonly netWorthRenting: Dollars }) =>
      row.netWorthBuying > row.netWorthRenting;
    const breakEvenYears = comparison.find(isAhead)?.year ?? null;
    const overtaken = breakEvenYears === null ? undefined : comparison.slice(breakEvenYears).find((row) => !isAhead(row));
    const advantageOfBuying = toCent(end.netWorthBuying - end.netWorthRenting);
    return {
      recommendation: advantageOfBuying > 0 ? 'Buy' : 'Rent',
      advantageOfBuying,
      netWorthBuying: end.netWorthBuying,
      netWorthRenting: end.netWorthRenting,
      breakEvenYears,
      lastYearAhead: overtaken === undefined ? null : overtaken.year - 1,
      firstMonthBuying: toCent(firstMonthBuying),
      monthlyMortgage: principal === 0 ? 0 : centsToDollars(loan.payment),
      cashToBuy,
      totalRent: toCent(totalRent),
      comparison: comparison.slice(0, stay),
    };
  },
  headline: (results) => ({ value: results.recommendation, kind: 'text' }),
  say(results) {
    const stay = counted(results.comparison.length, 'year');
    const verdict =
      results.advantageOfBuying > 0
        ? `**Buying** leaves you **${wholeDollars(results.advantageOfBuying)}** ahead after ${stay}`
        : `**Renting** leaves you **${wholeDollars(-results.advantageOfBuying)}** ahead after ${stay}`;
    const turn =
      results.breakEvenYears === null
        ? 'within thirty years buying does not catch up'
        : `buying is ahead from year **${results.breakEvenYears}**${results.lastYearAhead === null ? '' : ` to year **${results.lastYearAhead}**`}`;
    return `${verdict}; ${turn}. Owning starts at **${dollars(results.firstMonthBuying)}** a month.`;
  },
  supporting: ['advantageOfBuying', 'breakEvenYears', 'firstMonthBuying', 'cashToBuy'],
});

/** The break-even is searched within the years of a typical mortgage. */
const furthest: Years = 30;
