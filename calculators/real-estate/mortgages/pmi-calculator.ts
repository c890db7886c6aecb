import { pmiAbove } from '#calculators/figures/housing/housing.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { downPayment, homePrice, interestRate, loanTerm, pmiRate } from '#calculators/real-estate/fields.ts';
import { loanWithoutPmi, needsPmi, paymentsUntilShare, pmiPayments } from './insurance.ts';
import { balanceAfter, yearPoints } from './loan.ts';

/**
 * Private mortgage insurance (PMI) on a conventional loan.
 *   monthly premium = loan · yearly rate ÷ 12, due above 80 % of the price
 * The borrower may request its end at 80 %; it ends at 78 % of the original price, at the latest at the midpoint of the term.
 */
export default defineCalculator({
  id: 'pmi-calculator',
  title: 'Private Mortgage Insurance (PMI)',
  description: 'What mortgage insurance costs, and when it ends.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Mortgage',
  icon: 'shield',
  sortOrder: 35,
  inputs: { homePrice, downPayment: { ...downPayment, defaultValue: 30000 }, interestRate, loanTerm, pmiRate },
  results: {
    monthlyPmi: 'money',
    pmiRequired: 'flag',
    loanToValue: 'percent',
    pmiEndsAfter: 'months?',
    requestAfter: 'months?',
    totalPmi: 'money',
    savedByRequest: 'money',
    extraDownToAvoid: 'money',
    loanAmount: 'balance',
    principalAndInterest: 'money',
    balances: { year: 'years', balance: 'balance', loanToValue: 'percent' },
  },
  calculate(inputs) {
    const loanAmount = toCent(inputs.homePrice - inputs.downPayment);
    if (loanAmount < 0) return refuse('The down payment is higher than the home price.', 'downPayment');
    const periods = Math.round(inputs.loanTerm * 12);
    const schedule = amortize({ principal: loanAmount, annualRate: inputs.interestRate, periods });
    if (schedule === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const required = needsPmi(loanAmount, inputs.homePrice);
    const monthlyPmi = required ? toCent((loanAmount * inputs.pmiRate) / 1200) : 0;
    const ends = pmiPayments(schedule.rows, inputs.homePrice, periods);
    const request = Math.min(ends, paymentsUntilShare(schedule.rows, inputs.homePrice, pmiAbove));
    return {
      monthlyPmi,
      pmiRequired: required,
      loanToValue: (loanAmount * 100) / inputs.homePrice,
      pmiEndsAfter: required ? ends : null,
      requestAfter: required ? request : null,
      totalPmi: toCent(monthlyPmi * ends),
      savedByRequest: toCent(monthlyPmi * (ends - request)),
      extraDownToAvoid: required ? toCent(loanAmount - loanWithoutPmi(inputs.homePrice)) : 0,
      loanAmount,
      principalAndInterest: loanAmount === 0 ? 0 : centsToDollars(schedule.payment),
      balances: yearPoints(schedule.rows.length).map((year) => {
        const balance = balanceAfter(schedule.rows, Math.round(year * 12), loanAmount);
        return { year, balance, loanToValue: (balance * 100) / inputs.homePrice };
      }),
    };
  },
  headline: (results) => ({ value: results.monthlyPmi, kind: 'money', per: 'a month' }),
  say(results) {
    if (results.pmiEndsAfter === null || results.requestAfter === null)
      return `At **${percent(results.loanToValue)}** of the price **no mortgage insurance** is due.`;
    return `Insurance costs **${dollars(results.monthlyPmi)}** a month. You may ask to end it after **${duration(results.requestAfter)}**; it ends by itself after **${duration(results.pmiEndsAfter)}** and has then cost **${wholeDollars(results.totalPmi)}**.`;
  },
  supporting: ['requestAfter', 'pmiEndsAfter', 'totalPmi', 'extraDownToAvoid'],
});
