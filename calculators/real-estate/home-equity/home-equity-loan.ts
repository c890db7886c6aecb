import { monthColumns, monthTable } from '#calculators/kit/amortization/month-table.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { homeValue, interestRate, loanAmount, loanTerm, maxCombinedLtv, mortgageBalance } from '#calculators/real-estate/fields.ts';

/**
 * A fixed second loan on a home.
 *   available = limit % · value − first mortgage; combined loan-to-value = (first mortgage + loan) ÷ value
 */
export default defineCalculator({
  id: 'home-equity-loan',
  title: 'Home Equity Loan',
  description: 'What a second loan on your home costs.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home equity',
  icon: 'house-plus',
  sortOrder: 40,
  inputs: {
    homeValue,
    mortgageBalance,
    loanAmount: { ...loanAmount, defaultValue: 50000 },
    interestRate: { ...interestRate, defaultValue: 8.5, slider: [0, 20] },
    loanTerm: { ...loanTerm, defaultValue: 15 },
    maxCombinedLtv,
  },
  results: {
    monthlyPayment: 'money',
    availableEquity: 'money',
    withinLimit: 'flag',
    combinedLoanToValue: 'percent',
    homeEquity: 'money',
    totalInterest: 'money',
    totalPaid: 'money',
    payoffMonths: 'months',
    schedule: monthColumns,
  },
  calculate(inputs) {
    const loan = amortize({ principal: inputs.loanAmount, annualRate: inputs.interestRate, periods: Math.round(inputs.loanTerm * 12) });
    if (loan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const availableEquity = Math.max(0, toCent((inputs.homeValue * inputs.maxCombinedLtv) / 100 - inputs.mortgageBalance));
    return {
      monthlyPayment: centsToDollars(loan.payment),
      availableEquity,
      withinLimit: toCent(inputs.loanAmount) <= availableEquity,
      combinedLoanToValue: ((inputs.mortgageBalance + inputs.loanAmount) * 100) / inputs.homeValue,
      homeEquity: toCent(inputs.homeValue - inputs.mortgageBalance),
      totalInterest: centsToDollars(loan.totalInterest),
      totalPaid: centsToDollars(loan.totalPaid),
      payoffMonths: loan.rows.length,
      schedule: monthTable(loan.rows),
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results) {
    const cost = `The loan costs **${dollars(results.monthlyPayment)}** a month for ${duration(results.payoffMonths)}, with **${wholeDollars(results.totalInterest)}** of interest`;
    return results.withinLimit
      ? `${cost}; you could borrow up to **${wholeDollars(results.availableEquity)}**.`
      : `${cost}, but the lender's limit allows only **${wholeDollars(results.availableEquity)}** (both loans: ${percent(results.combinedLoanToValue)}).`;
  },
  supporting: ['availableEquity', 'combinedLoanToValue', 'totalInterest', 'homeEquity'],
});
