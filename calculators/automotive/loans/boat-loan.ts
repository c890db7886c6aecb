import { choice, downPayment, fees, interestRate, loanTerm, salesTax, tradeInValue, vehiclePrice } from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { dollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { financePurchase, purchaseResults, sayPurchase } from './vehicle-loan.ts';

/** Insurance, mooring and upkeep a year in per cent of the price: the trade's 10 % rule, less for simpler boats. */
const upkeepByType = { powerboat: 10, sailboat: 8, pontoon: 6 };

/**
 * Boat loan, and what the boat costs a month with upkeep.
 *   monthly cost = payment + price · upkeep % ÷ 1200
 * All amounts are positive; rates are yearly per cent.
 */
export default defineCalculator({
  id: 'boat-loan',
  title: 'Boat Loan',
  description: 'What a boat costs each month, with insurance and upkeep.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'sailboat',
  sortOrder: 13,
  inputs: {
    boatType: choice('Kind of boat', ['powerboat', 'sailboat', 'pontoon'], 'powerboat'),
    vehiclePrice: { ...vehiclePrice, label: 'Boat price', defaultValue: 45000 },
    downPayment: { ...downPayment, defaultValue: 9000 },
    tradeInValue: { ...tradeInValue, defaultValue: 0 },
    loanTerm: { ...loanTerm, defaultValue: 180, slider: [60, 240] },
    interestRate: { ...interestRate, defaultValue: 7.75 },
    salesTax,
    fees: { ...fees, defaultValue: 800 },
  },
  results: { ...purchaseResults, upkeepRate: 'percent', monthlyUpkeep: 'money', monthlyCost: 'money' },
  calculate(inputs) {
    const loan = financePurchase(inputs);
    if (isRefusal(loan)) return loan;
    const upkeepRate = upkeepByType[inputs.boatType];
    const monthlyUpkeep = toCent((inputs.vehiclePrice * upkeepRate) / 1200);
    return { ...loan, upkeepRate, monthlyUpkeep, monthlyCost: toCent(loan.monthlyPayment + monthlyUpkeep) };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say: (results, inputs) =>
    `${sayPurchase(results, inputs.loanTerm)} With mooring, insurance and upkeep, a month comes to **${dollars(results.monthlyCost)}**.`,
  supporting: ['monthlyCost', 'monthlyUpkeep', 'amountFinanced', 'totalInterest'],
});
