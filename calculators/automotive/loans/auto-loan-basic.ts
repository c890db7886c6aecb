import { defineCalculator } from '../../kit/definition/define.ts';
import { isRefusal } from '../../kit/definition/refusal.ts';
import { toCent } from '../../kit/money/money.ts';
import { downPayment, fees, interestRate, loanTerm, money, salesTax, tradeInValue, vehiclePrice } from '../fields.ts';
import { closedForm, dailyInterest, financePurchase, loanFormula, loanSources, purchaseResults, sayPurchase } from './vehicle-loan.ts';

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
  sources: loanSources,
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
  chart: (results, inputs) => ({
    kind: 'share',
    title: 'What the car costs in all',
    unit: 'money',
    parts: [
      { label: 'Vehicle', value: inputs.vehiclePrice },
      { label: 'Sales tax', value: results.salesTaxAmount },
      { label: 'Fees', value: inputs.fees },
      { label: 'Interest', value: results.totalInterest },
    ],
  }),
  explanation: {
    formula: ['P = price + tax + fees + owed − trade-in − down payment', 'tax = (price − trade-in) × rate, or price × rate', loanFormula],
    assumptions: ['Tax and fees are financed with the vehicle.', closedForm],
    leavesOut: ['Insurance, fuel, upkeep and add-ons.'],
    differs: [
      'Auto Loan Payment takes the amount borrowed alone; Auto Loan Schedule lists each payment.',
      'Other sites leave tax or fees out of the loan, or tax the full price.',
      dailyInterest,
    ],
  },
});
