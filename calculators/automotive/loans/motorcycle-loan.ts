import { downPayment, fees, interestRate, loanTerm, money, salesTax, tradeInValue, vehiclePrice } from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { dollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { financePurchase, purchaseResults, sayPurchase } from './vehicle-loan.ts';

/**
 * Motorcycle loan with riding gear financed, and what the bike costs a month with insurance and upkeep.
 *   monthly cost = payment + (insurance + upkeep) ÷ 12
 * All amounts are positive; rates are yearly per cent.
 */
export default defineCalculator({
  id: 'motorcycle-loan',
  title: 'Motorcycle Loan',
  description: 'What a motorcycle costs each month, with gear and insurance.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'motorbike',
  sortOrder: 11,
  inputs: {
    vehiclePrice: { ...vehiclePrice, defaultValue: 15000 },
    accessories: money('Gear and accessories', 1500, { tooltip: 'Bought, taxed and financed with the motorcycle.' }),
    downPayment: { ...downPayment, defaultValue: 2000 },
    tradeInValue: { ...tradeInValue, defaultValue: 0 },
    loanTerm,
    interestRate: { ...interestRate, defaultValue: 8 },
    salesTax,
    fees: { ...fees, defaultValue: 500 },
    annualInsurance: money('Insurance a year', 900, { advanced: true }),
    annualUpkeep: money('Upkeep a year', 600, { advanced: true, tooltip: 'Tires, service and winter storage.' }),
  },
  results: { ...purchaseResults, monthlyCost: 'money' },
  calculate(inputs) {
    const loan = financePurchase(inputs);
    if (isRefusal(loan)) return loan;
    return { ...loan, monthlyCost: toCent(loan.monthlyPayment + (inputs.annualInsurance + inputs.annualUpkeep) / 12) };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say: (results, inputs) =>
    `${sayPurchase(results, inputs.loanTerm)} With insurance and upkeep, a month comes to **${dollars(results.monthlyCost)}**.`,
  supporting: ['monthlyCost', 'amountFinanced', 'totalInterest', 'salesTaxAmount'],
});
