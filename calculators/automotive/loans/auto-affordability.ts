import { downPayment, fees, interestRate, loanTerm, money, price, rate, salesTax, tradeInValue } from '#calculators/automotive/fields.ts';
import { principalFor } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { levelLoan } from './vehicle-loan.ts';

/**
 * The highest price of a car that an income can afford.
 *   payment = min(income · share − running costs, income · debt limit − debts), a month, never below zero
 *   loan = payment · (1 − (1 + i)^−n) ÷ i
 *   price = (loan + down payment + trade-in · (1 + tax) − fees) ÷ (1 + tax) while it is above the trade-in
 * Amounts are positive; price and loan are rounded down to the cent, so that the payment never exceeds the limit.
 */
export default defineCalculator({
  id: 'auto-affordability',
  title: 'Car Affordability',
  description: 'The highest car price that you can afford.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Buying',
  icon: 'wallet',
  sortOrder: 23,
  inputs: {
    annualIncome: price('Income a year', 75000, { max: 1e8, step: 1000, tooltip: 'Before tax.' }),
    monthlyDebts: money('Debt payments a month', 1200, { step: 50, tooltip: 'Housing, cards and other loans.' }),
    runningCosts: money('Running costs a month', 300, { step: 25, tooltip: 'Insurance and fuel of the new car.' }),
    downPayment,
    tradeInValue: { ...tradeInValue, defaultValue: 0 },
    interestRate,
    loanTerm,
    salesTax,
    fees: { ...fees, advanced: true },
    transportShare: rate('Car costs, share of income', 15, {
      max: 100,
      step: 1,
      advanced: true,
      tooltip: 'Payment and running costs together.',
    }),
    debtLimit: rate('All debts, share of income', 36, { max: 100, step: 1, advanced: true }),
  },
  results: {
    affordablePrice: 'money',
    maxPayment: 'money',
    loanAmount: 'balance',
    salesTaxAmount: 'money',
    totalInterest: 'money',
    debtRatio: 'percent',
    limitedBy: 'text',
  },
  calculate(inputs) {
    const income = inputs.annualIncome / 12;
    const byShare = cutToCent((income * inputs.transportShare) / 100 - inputs.runningCosts);
    const byDebt = cutToCent((income * inputs.debtLimit) / 100 - inputs.monthlyDebts);
    const maxPayment = Math.max(0, Math.min(byShare, byDebt));
    const term = Math.round(inputs.loanTerm);
    const loanLimit = cutToCent(principalFor(maxPayment, inputs.interestRate / 1200, term));
    const cash = loanLimit + inputs.downPayment + inputs.tradeInValue - inputs.fees;
    const taxRate = inputs.salesTax / 100;
    const untaxed = cash <= inputs.tradeInValue;
    const affordablePrice = cutToCent(Math.max(0, untaxed ? cash : (cash + inputs.tradeInValue * taxRate) / (1 + taxRate)));
    const salesTaxAmount = toCent((Math.max(0, affordablePrice - inputs.tradeInValue) * inputs.salesTax) / 100);
    const loanAmount = affordablePrice === 0 ? 0 : loanLimit;
    return {
      affordablePrice,
      maxPayment,
      loanAmount,
      salesTaxAmount,
      totalInterest: levelLoan(loanAmount, inputs.interestRate, term).totalInterest,
      debtRatio: ((inputs.monthlyDebts + maxPayment) * 100) / income,
      limitedBy: maxPayment === 0 ? 'No room for a payment' : byShare <= byDebt ? 'Share of income for the car' : 'Limit of all debts',
    };
  },
  headline: (results) => ({ value: results.affordablePrice, kind: 'money' }),
  say(results) {
    if (results.affordablePrice === 0) return 'Running costs and debts leave **no room for a car** within these limits.';
    if (results.maxPayment === 0)
      return `No payment fits these limits: cash and trade-in pay for a car of **${wholeDollars(results.affordablePrice)}**.`;
    return `Your income carries a car of **${wholeDollars(results.affordablePrice)}**, with a payment of up to **${dollars(results.maxPayment)}** a month.`;
  },
  supporting: ['maxPayment', 'loanAmount', 'debtRatio', 'limitedBy'],
});

/** Whole cents, rounded down; the small offsets keep 100.00 from becoming 99.99, and the 8.84 left of 705.81 from becoming 8.83. */
function cutToCent(amount: number): number {
  return Math.floor(amount * 100 * (1 + 4e-15) + 1e-6) / 100;
}
