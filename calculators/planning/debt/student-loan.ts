import { monthColumns, monthTable } from '../../kit/amortization/month-table.ts';
import { amortize, amortizeTotals } from '../../kit/amortization/schedule.ts';
import { chartOver } from '../../kit/charts/chart-over.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { amount, quantity } from '../../kit/definition/fields.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { dollars, duration, percent, wholeDollars } from '../../kit/formatting/words.ts';
import { centsToDollars, toCent } from '../../kit/money/money.ts';
import { annualIncome, extraPayment, interestRate, years } from '../fields.ts';
import { annuitySource, centsAssumption, paymentFormula } from './debt.ts';

/**
 * A student loan from the end of school: interest of the grace period is owed in addition to the loan, or added to it, then level payments.
 *   grace interest = P · yearly per cent ÷ 1200 · grace months (simple, nothing when subsidized)
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
    loanTerm: years('Repaid over', 10, {
      max: 30,
      slider: [5, 25],
      tooltip: 'The standard plan takes ten years; for federal loans made from July 2026, 10 to 25 by amount.',
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
  sources: [
    {
      title: 'Federal Direct Loan Program',
      locator:
        '34 CFR 685.202(b) capitalization, 685.207(c) grace period, 685.208(b) standard plan; 20 USC 1087e(d)(7) plan from July 2026',
    },
    annuitySource,
  ],
  calculate(inputs) {
    const periods = Math.max(1, Math.round(inputs.loanTerm * 12));
    const rate = inputs.interestRate;
    const graceInterest = inputs.subsidized ? 0 : toCent((inputs.loanAmount * rate * Math.round(inputs.graceMonths)) / 1200);
    const interestCapitalized = inputs.capitalizeGrace ? graceInterest : 0;
    const balanceAtRepayment = toCent(inputs.loanAmount + interestCapitalized);
    const loan = { principal: balanceAtRepayment, annualRate: rate, periods };
    const plain = amortizeTotals(loan);
    const plan = amortize({ ...loan, extra: inputs.extraPayment });
    if (plain === undefined || plan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const monthlyPayment = centsToDollars(plain.payment);
    return {
      monthlyPayment,
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
  chart: (results) =>
    chartOver('month', { kind: 'area', title: 'Balance', rows: results.schedule, lines: { Balance: (row) => row.balance } }),
  explanation: {
    formula: [paymentFormula, 'grace interest = loan × yearly rate ÷ 12 × months of grace'],
    assumptions: [
      centsAssumption,
      'Interest during school is paid or not charged.',
      'Grace interest that is not added is paid when repayment begins.',
    ],
    leavesOut: ['Income-driven plans and forgiveness.', 'Origination fees.'],
    differs: ['Servicers charge interest by the day (365.25), which differs by some dollars.'],
  },
});
