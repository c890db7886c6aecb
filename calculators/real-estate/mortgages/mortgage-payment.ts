import { monthColumns, monthTable } from '#calculators/kit/amortization/month-table.ts';
import { amortize, amortizeTotals } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { needsPmi, pmiPayments } from './insurance.ts';

/**
 * Monthly cost of a fixed-rate mortgage.
 *   payment = P · i ÷ (1 − (1 + i)^−n), P = price − down payment, i = yearly per cent ÷ 1200, n = 12 · years
 * All amounts are positive. The schedule runs in whole cents, half up, and its last row clears the balance. Private mortgage insurance
 * is due while the loan is above 80 % of the price at the start, until the balance is at or below 78 % of it, at the latest to the
 * midpoint of the term.
 */
export default defineCalculator({
  id: 'mortgage-payment',
  title: 'Mortgage Payment',
  description: 'What a home loan costs each month, and in all.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Mortgage',
  icon: 'house',
  sortOrder: 28,
  inputs: {
    homePrice: {
      label: 'Home price',
      type: 'currency',
      defaultValue: 300000,
      min: 0,
      max: 1e9,
      step: 1000,
      required: true,
      zeroMeansDefault: true,
      tooltip: 'The price agreed with the seller.',
    },
    downPayment: {
      label: 'Down payment',
      type: 'currency',
      defaultValue: 60000,
      min: 0,
      max: 1e9,
      step: 1000,
      tooltip: 'What you pay yourself. From 20% of the price no mortgage insurance is due.',
    },
    interestRate: {
      label: 'Interest rate',
      type: 'percentage',
      defaultValue: 6.5,
      max: 30,
      step: 0.125,
      slider: [0, 12],
      tooltip: 'The yearly note rate, not the APR.',
    },
    loanTerm: { label: 'Term', type: 'number', unit: 'years', defaultValue: 30, min: 1, max: 50, zeroMeansDefault: true, slider: [5, 40] },
    extraPayment: {
      label: 'Extra each month',
      type: 'currency',
      defaultValue: 0,
      min: 0,
      max: 1e7,
      step: 50,
      tooltip: 'Paid on top of the contract payment, straight to principal.',
    },
    propertyTax: { label: 'Property tax a year', type: 'currency', defaultValue: 3600, min: 0, max: 1e7, step: 100, advanced: true },
    homeInsurance: { label: 'Home insurance a year', type: 'currency', defaultValue: 1200, min: 0, max: 1e7, step: 100, advanced: true },
    pmiRate: {
      label: 'Mortgage insurance',
      type: 'percentage',
      defaultValue: 0.5,
      max: 5,
      advanced: true,
      tooltip: 'Yearly premium as a percent of a loan above 80% of the price.',
    },
  },
  results: {
    monthlyPayment: 'money',
    principalAndInterest: 'money',
    monthlyTax: 'money',
    monthlyInsurance: 'money',
    monthlyPmi: 'money',
    loanAmount: 'balance',
    loanToValue: 'percent',
    totalInterest: 'money',
    totalPmi: 'money',
    totalPaid: 'money',
    payoffMonths: 'months',
    interestSaved: 'money',
    monthsSaved: 'months',
    pmiEndsAfter: 'months?',
    schedule: monthColumns,
  },
  calculate(inputs) {
    const principal = inputs.homePrice - inputs.downPayment;
    if (principal < 0) return refuse('The down payment is higher than the home price.', 'downPayment');
    const periods = Math.round(inputs.loanTerm * 12);
    const loan = { principal, annualRate: inputs.interestRate, periods };
    const paid = amortize({ ...loan, extra: inputs.extraPayment });
    const plain = inputs.extraPayment === 0 ? paid : amortizeTotals(loan);
    if (plain === undefined || paid === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const loanToValue = (principal * 100) / inputs.homePrice;
    const monthlyPmi = needsPmi(principal, inputs.homePrice) ? toCent((principal * inputs.pmiRate) / 1200) : 0;
    const pmiMonths = monthlyPmi > 0 ? pmiPayments(paid.rows, inputs.homePrice, periods) : null;
    const principalAndInterest = principal === 0 ? 0 : centsToDollars(plain.payment);
    const monthlyTax = toCent(inputs.propertyTax / 12);
    const monthlyInsurance = toCent(inputs.homeInsurance / 12);
    const firstPayment = centsToDollars(paid.rows[0]?.payment ?? 0);
    const totalPmi = toCent(monthlyPmi * (pmiMonths ?? 0));
    return {
      monthlyPayment: toCent(firstPayment + monthlyTax + monthlyInsurance + monthlyPmi),
      principalAndInterest,
      monthlyTax,
      monthlyInsurance,
      monthlyPmi,
      loanAmount: toCent(principal),
      loanToValue,
      totalInterest: centsToDollars(paid.totalInterest),
      totalPmi,
      totalPaid: toCent(centsToDollars(paid.totalPaid) + totalPmi),
      payoffMonths: paid.rows.length,
      interestSaved: centsToDollars(plain.totalInterest - paid.totalInterest),
      monthsSaved: plain.count - paid.rows.length,
      pmiEndsAfter: pmiMonths,
      schedule: monthTable(paid.rows),
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    if (results.loanAmount === 0) return 'Nothing is borrowed: the month costs **tax and insurance** only.';
    if (inputs.extraPayment > 0 && results.monthsSaved === 0)
      return `The extra payment saves **${wholeDollars(results.interestSaved)}** of interest; the loan still ends after **${duration(results.payoffMonths)}**.`;
    if (inputs.extraPayment > 0)
      return `Paid off **${duration(results.monthsSaved)} earlier**, with **${wholeDollars(results.interestSaved)}** less interest than without the extra payment.`;
    const lender = `**${dollars(results.principalAndInterest)}**`;
    const start =
      results.monthlyPayment > results.principalAndInterest
        ? `Of ${dollars(results.monthlyPayment)} a month, ${lender} goes to the lender`
        : `You would pay ${lender} a month`;
    return `${start} for **${duration(results.payoffMonths)}**, with **${wholeDollars(results.totalInterest)}** of interest in all.`;
  },
  supporting: ['principalAndInterest', 'totalInterest', 'loanToValue', 'payoffMonths'],
});
