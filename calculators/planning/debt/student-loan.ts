import { tieredPlan } from '#calculators/figures/student-loans/student-loans.ts';
import type { Dollars, Years } from '#calculators/figures/units.ts';
import { monthColumns, monthTable } from '#calculators/kit/amortization/month-table.ts';
import { amortize, amortizeTotals } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice, quantity } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { annualIncome, extraPayment, interestRate, years } from '#calculators/planning/fields.ts';

/**
 * A student loan from the end of school: interest of the grace period is owed in addition to the loan, or added to it, then level payments.
 *   grace interest = P · yearly per cent ÷ 1200 · grace months (simple, nothing when subsidized)
 *   standard plan from July 2026: 10 years below 25,000, 15 below 50,000, 20 below 100,000, 25 from there
 *   payment = (P + capitalized) · i ÷ (1 − (1 + i)^−n)
 */
export default defineCalculator({
  id: 'student-loan',
  title: 'Student Loan',
  description: 'The payment of a student loan, and its cost.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'graduation-cap',
  sortOrder: 119,
  inputs: {
    loanAmount: amount('Loan amount', 30000),
    interestRate: { ...interestRate, defaultValue: 6.5, slider: [0, 15] },
    plan: choice('Repayment plan', { chosen: 'A term that you choose', tiered: 'Standard plan, loans from July 2026' }, 'chosen', {
      tooltip: 'The standard plan of new federal loans fixes the term by balance: 10, 15, 20, or 25 years.',
    }),
    loanTerm: years('Repaid over', 10, {
      max: 30,
      slider: [5, 25],
      tooltip: 'Used with a term that you choose. Federal loans before July 2026: ten years on the standard plan.',
    }),
    graceMonths: quantity('Grace period', 'months', 6, 60, { tooltip: 'Six months after school for federal loans.' }),
    subsidized: { label: 'Subsidized', type: 'boolean', defaultValue: false, tooltip: 'No interest until repayment begins.' },
    capitalizeGrace: {
      label: 'Grace interest is added to the loan',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      tooltip: 'Private loans do; federal Direct Loans have not since July 2023.',
    },
    extraPayment,
    annualIncome: { ...annualIncome, defaultValue: 50000 },
  },
  results: {
    monthlyPayment: 'money',
    termYears: 'years',
    balanceAtRepayment: 'balance',
    graceInterest: 'money',
    interestCapitalized: 'money',
    totalInterest: 'money',
    totalPaid: 'money',
    payoffMonths: 'months',
    interestSaved: 'money',
    paymentToIncomeRatio: 'percent',
    schedule: monthColumns,
  },
  calculate(inputs) {
    const rate = inputs.interestRate;
    const graceInterest = inputs.subsidized ? 0 : toCent((inputs.loanAmount * rate * Math.round(inputs.graceMonths)) / 1200);
    const interestCapitalized = inputs.capitalizeGrace ? graceInterest : 0;
    const balanceAtRepayment = toCent(inputs.loanAmount + interestCapitalized);
    const termYears = inputs.plan === 'tiered' ? tieredYears(balanceAtRepayment) : inputs.loanTerm;
    const periods = Math.max(1, Math.round(termYears * 12));
    const loan = { principal: balanceAtRepayment, annualRate: rate, periods };
    const plain = amortizeTotals(loan);
    const plan = amortize({ ...loan, extra: inputs.extraPayment });
    if (plain === undefined || plan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const monthlyPayment = centsToDollars(plain.payment);
    return {
      monthlyPayment,
      termYears,
      balanceAtRepayment,
      graceInterest,
      interestCapitalized,
      totalInterest: toCent(centsToDollars(plan.totalInterest) + graceInterest),
      totalPaid: centsToDollars(plan.totalPaid),
      payoffMonths: plan.rows.length,
      interestSaved: centsToDollars(plain.totalInterest - plan.totalInterest),
      paymentToIncomeRatio: ((monthlyPayment * 12) / inputs.annualIncome) * 100,
      schedule: monthTable(plan.rows),
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const saved = inputs.extraPayment > 0 ? ` The extra payment saves **${wholeDollars(results.interestSaved)}**.` : '';
    const grace =
      results.graceInterest > results.interestCapitalized
        ? `, **${dollars(results.graceInterest)}** of it of the grace period, due when repayment begins`
        : '';
    return `You would pay **${dollars(results.monthlyPayment)}** a month, ${percent(results.paymentToIncomeRatio)} of your income, and be done **${duration(results.payoffMonths)}** after repayment begins, with **${wholeDollars(results.totalInterest)}** of interest${grace}.${saved}`;
  },
  supporting: ['balanceAtRepayment', 'totalInterest', 'totalPaid', 'interestSaved'],
});

function tieredYears(balance: Dollars): Years {
  return tieredPlan.find(({ below }) => balance < below)?.years ?? 25;
}
