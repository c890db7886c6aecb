import {
  downPayment,
  fees,
  interestRate,
  loanTerm,
  money,
  rate,
  salesTax,
  tradeInValue,
  vehiclePrice,
} from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { financePurchase, purchaseResults, sayPurchase } from './vehicle-loan.ts';

/**
 * Truck loan with upfit, and the interest cost after tax if the truck is used for business.
 *   tax saved = interest · business share · marginal rate
 * All amounts are positive; rates are yearly per cent.
 */
export default defineCalculator({
  id: 'truck-loan',
  title: 'Truck Loan',
  description: 'What a truck and its upfit cost each month.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'truck',
  sortOrder: 14,
  inputs: {
    vehiclePrice: { ...vehiclePrice, defaultValue: 52000 },
    accessories: money('Upfit', 3000, { tooltip: 'Bed, hitch, racks and other equipment, taxed and financed.' }),
    downPayment,
    tradeInValue: { ...tradeInValue, defaultValue: 0 },
    loanTerm: { ...loanTerm, defaultValue: 72 },
    interestRate: { ...interestRate, defaultValue: 7 },
    salesTax,
    fees,
    businessUse: rate('Business use', 0, {
      max: 100,
      step: 5,
      advanced: true,
      tooltip: 'Share of the miles driven for your own business.',
    }),
    marginalTaxRate: rate('Marginal tax rate', 22, { max: 60, step: 1, advanced: true }),
  },
  results: { ...purchaseResults, interestTaxSaved: 'money', interestAfterTax: 'money' },
  calculate(inputs) {
    const loan = financePurchase(inputs);
    if (isRefusal(loan)) return loan;
    const interestTaxSaved = toCent((loan.totalInterest * inputs.businessUse * inputs.marginalTaxRate) / 10000);
    return { ...loan, interestTaxSaved, interestAfterTax: toCent(loan.totalInterest - interestTaxSaved) };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say: (results, inputs) =>
    results.interestTaxSaved === 0
      ? sayPurchase(results, inputs.loanTerm)
      : `${sayPurchase(results, inputs.loanTerm)} Business use brings **${wholeDollars(results.interestTaxSaved)}** of the interest back in tax.`,
  supporting: ['amountFinanced', 'totalInterest', 'interestAfterTax', 'salesTaxAmount'],
});
