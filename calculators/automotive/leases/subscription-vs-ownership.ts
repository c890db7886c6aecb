import type { Dollars } from '../../figures/units.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { counted, duration, wholeDollars } from '../../kit/formatting/words.ts';
import { toCent } from '../../kit/money/money.ts';
import { depreciationRate, downPayment, fees, interestRate, loanTerm, money, months, salesTax, vehiclePrice } from '../fields.ts';
import { overpaidAlone, priceDeal, repay } from '../loans/vehicle-loan.ts';
import { sayTie } from '../versus.ts';
import { valueAfter } from './leasing.ts';

/** Months searched for a break-even. */
const horizon = 120;

/** Total cost of each option at the end of a month. */
interface MonthOfBoth {
  readonly month: number;
  readonly subscription: Dollars;
  readonly ownership: Dollars;
}

/**
 * A car subscription, all inclusive, against owning on credit.
 *   subscribe(m) = start fee + m · payment
 *   own(m) = down payment + loan payments + m · (insurance + upkeep) ÷ 12 − (value − balance)
 * Amounts are positive; the loan runs in whole cents.
 */
export default defineCalculator({
  id: 'subscription-vs-ownership',
  title: 'Car Subscription or Ownership',
  description: 'Whether a car subscription or a car of your own costs less.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Leasing',
  icon: 'calendar-check',
  sortOrder: 26,
  inputs: {
    subscriptionPayment: money('Subscription a month', 900, { max: 1e5, step: 10, tooltip: 'With insurance, upkeep and registration.' }),
    monthsKept: months('Months needed', 24, { max: horizon, slider: [3, 60] }),
    vehiclePrice,
    downPayment,
    interestRate,
    loanTerm,
    annualInsurance: money('Insurance a year', 2000),
    depreciationRate,
    startFee: money('Start fee', 500, { step: 25, advanced: true }),
    annualUpkeep: money('Upkeep and registration a year', 850, { advanced: true }),
    salesTax: { ...salesTax, advanced: true },
    fees: { ...fees, advanced: true },
  },
  results: {
    betterChoice: 'text',
    savings: 'money',
    subscriptionCost: 'money',
    ownershipCost: 'money',
    ownershipPerMonth: 'money',
    loanPayment: 'money',
    equity: 'balance',
    breakEvenMonths: 'months?',
    monthly: { month: 'count', subscription: 'balance', ownership: 'balance' },
  },
  sources: [
    { title: 'AAA, Your Driving Costs', locator: 'method: categories of ownership and operating cost' },
    { title: 'Brealey, Myers and Allen, Principles of Corporate Finance', locator: 'ch. 25, leasing: lease or borrow' },
  ],
  calculate(inputs) {
    const { amountFinanced } = priceDeal(inputs);
    if (amountFinanced < 0) return refuse(overpaidAlone, 'downPayment');
    const loan = repay(amountFinanced, inputs.interestRate, inputs.loanTerm);
    const term = Math.round(inputs.monthsKept);
    const monthly: MonthOfBoth[] = [];
    let paid = inputs.downPayment;
    let equityAtEnd = 0;
    let breakEvenMonths: number | null = null;
    // After the requested months only the break-even matters; if subscribing wins, it is there.
    for (let month = 1; month <= horizon && (month <= term || breakEvenMonths === null); month++) {
      const row = loan.schedule[month - 1];
      paid = toCent(paid + (row?.payment ?? 0));
      const running = toCent((month * (inputs.annualInsurance + inputs.annualUpkeep)) / 12);
      const equity = toCent(valueAfter(inputs.vehiclePrice, inputs.depreciationRate, month / 12) - (row?.balance ?? 0));
      const subscription = toCent(inputs.startFee + month * inputs.subscriptionPayment);
      const ownership = toCent(paid + running - equity);
      if (ownership <= subscription) breakEvenMonths ??= month;
      else if (month === term) breakEvenMonths = null;
      if (month > term) continue;
      monthly.push({ month, subscription, ownership });
      equityAtEnd = equity;
    }
    const end = monthly[monthly.length - 1];
    const subscriptionCost = end?.subscription ?? 0;
    const ownershipCost = end?.ownership ?? 0;
    return {
      betterChoice: ownershipCost <= subscriptionCost ? 'Own' : 'Subscribe',
      savings: toCent(Math.abs(ownershipCost - subscriptionCost)),
      subscriptionCost,
      ownershipCost,
      ownershipPerMonth: toCent(ownershipCost / term),
      loanPayment: loan.monthlyPayment,
      equity: equityAtEnd,
      breakEvenMonths,
      monthly,
    };
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say(results) {
    if (results.savings === 0) return sayTie(results.ownershipCost);
    const better = results.betterChoice === 'Own' ? 'Owning' : 'Subscribing';
    const even =
      results.breakEvenMonths === null
        ? 'keeping the car longer, up to ten years, does not make owning cheaper'
        : `owning is cheaper after **${counted(results.breakEvenMonths, 'month')}**`;
    return `**${better}** costs **${wholeDollars(results.savings)}** less over **${duration(results.monthly.length)}**; ${even}.`;
  },
  supporting: ['subscriptionCost', 'ownershipCost', 'ownershipPerMonth', 'breakEvenMonths'],
  chart: (results) => ({
    kind: 'lines',
    title: 'Cost so far, less what the car is worth',
    x: { label: 'Month', unit: 'month', values: results.monthly.map((row) => row.month) },
    y: { label: 'Cost', unit: 'money' },
    series: [
      { label: 'Subscription', values: results.monthly.map((row) => row.subscription) },
      { label: 'Ownership', values: results.monthly.map((row) => row.ownership) },
    ],
  }),
  explanation: {
    formula: [
      'subscribe = start fee + months × payment',
      'own = down payment + loan payments + running costs − (value − loan balance)',
      'value = price × (1 − d)^years',
    ],
    assumptions: [
      'Tax and fees are financed; the car is sold when no longer needed.',
      'Fuel is the same for both.',
      'Where subscribing wins, the break-even lies after the months needed.',
    ],
    leavesOut: ['Mileage limits, and what the down payment could earn.'],
    differs: ['Sites that add up payments leave out the worth of the car.'],
  },
});
