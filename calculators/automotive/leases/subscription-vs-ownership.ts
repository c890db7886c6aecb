import {
  depreciationRate,
  downPayment,
  fees,
  interestRate,
  loanTerm,
  money,
  months,
  salesTax,
  vehiclePrice,
} from '#calculators/automotive/fields.ts';
import { overpaidAlone, priceDeal, repay } from '#calculators/automotive/loans/vehicle-loan.ts';
import { sayTie } from '#calculators/automotive/versus.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
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
});
