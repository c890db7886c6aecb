import { downPayment, fees, interestRate, loanTerm, money, salesTax, tradeInValue, vehiclePrice } from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { financePurchase, purchaseResults, sayPurchase } from './vehicle-loan.ts';

/**
 * Car loan from the sticker price.
 *   financed = price + tax + fees + owed − trade-in − down payment, tax on price − trade-in
 *   payment = P · i ÷ (1 − (1 + i)^−n), i = yearly per cent ÷ 1200
 * All amounts are positive; tax, payment and total interest are rounded half up to the cent.
 */
export default defineCalculator({
  id: 'auto-loan-basic',
  title: 'Auto Loan from Price',
  description: 'What a car costs each month, from its price.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'car',
  sortOrder: 1,
  inputs: {
    vehiclePrice,
    downPayment,
    tradeInValue,
    loanTerm,
    interestRate,
    salesTax,
    fees,
    taxFullPrice: {
      label: 'Tax the full price',
      type: 'boolean',
      defaultValue: false,
      tooltip: 'On in states that tax the price before the trade-in, such as California.',
    },
    tradeInOwed: money('Still owed on the trade-in', 0, { advanced: true, tooltip: 'The new loan takes it over.' }),
  },
  results: { ...purchaseResults, totalCost: 'money' },
  calculate(inputs) {
    const loan = financePurchase(inputs);
    if (isRefusal(loan)) return loan;
    return {
      ...loan,
      totalCost: toCent(inputs.downPayment + inputs.tradeInValue - inputs.tradeInOwed + loan.totalOfPayments),
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say: (results, inputs) => sayPurchase(results, inputs.loanTerm),
  supporting: ['amountFinanced', 'salesTaxAmount', 'totalInterest', 'totalCost'],
});
