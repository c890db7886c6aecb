import { interestRate, loanTerm, money, price, quantity } from '#calculators/automotive/fields.ts';
import { monthColumns } from '#calculators/kit/amortization/month-table.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { repay } from './vehicle-loan.ts';

/**
 * Repayment plan of a car loan, month by month, with extra payments.
 *   interest = balance · yearly per cent ÷ 1200, to the cent; principal = payment − interest + extra
 * All amounts are positive; the last payment clears the balance.
 */
export default defineCalculator({
  id: 'auto-loan-schedule',
  title: 'Auto Loan Schedule',
  description: 'Each payment of a car loan, and what extra payments save.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'calendar-days',
  sortOrder: 2,
  inputs: {
    loanAmount: price('Loan amount', 25000),
    interestRate,
    loanTerm,
    extraPayment: money('Extra each month', 0, { step: 25 }),
    oneTimePayment: money('One-time payment', 0),
    oneTimeMonth: quantity('Paid with payment no.', '', 12, 1, 240, { zeroMeansDefault: true }),
  },
  results: {
    monthlyPayment: 'money',
    totalInterest: 'money',
    totalOfPayments: 'money',
    payoffMonths: 'months',
    interestSaved: 'money',
    monthsSaved: 'months',
    halfRepaidMonth: 'months',
    schedule: monthColumns,
  },
  calculate(inputs) {
    const { loanAmount, extraPayment, oneTimePayment } = inputs;
    const oneTimeMonth = Math.round(inputs.oneTimeMonth);
    const plain = repay(loanAmount, inputs.interestRate, inputs.loanTerm);
    const plan = repay(
      loanAmount,
      inputs.interestRate,
      inputs.loanTerm,
      (month) => extraPayment + (month === oneTimeMonth ? oneTimePayment : 0),
    );
    return {
      ...plan,
      interestSaved: toCent(plain.totalInterest - plan.totalInterest),
      monthsSaved: plain.payoffMonths - plan.payoffMonths,
      halfRepaidMonth: plan.schedule.find((row) => row.balance <= loanAmount / 2)?.month ?? plan.payoffMonths,
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results) {
    if (results.monthsSaved > 0) {
      const saved = results.interestSaved > 0 ? `, with **${wholeDollars(results.interestSaved)}** less interest` : '';
      return `Paid off after **${duration(results.payoffMonths)}**, **${duration(results.monthsSaved)}** earlier${saved}.`;
    }
    return `You would pay **${dollars(results.monthlyPayment)}** a month for **${duration(results.payoffMonths)}**; half is repaid after **${duration(results.halfRepaidMonth)}**.`;
  },
  supporting: ['totalInterest', 'payoffMonths', 'interestSaved', 'halfRepaidMonth'],
});
