import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { interestRate, years } from '#calculators/planning/fields.ts';

/** Payments a year of each frequency. */
const periods = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, quarterly: 4, yearly: 1 } as const;

/**
 * Level payment of any loan, at any frequency.
 *   payment = P · i ÷ (1 − (1 + i)^−n), i = yearly per cent ÷ 100 ÷ payments a year, n = payments in all
 * The schedule runs in whole cents; its last payment clears the balance.
 */
export default defineCalculator({
  id: 'loan-payment',
  title: 'Loan Payment',
  description: 'The payment of any loan, and what it costs in all.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'landmark',
  sortOrder: 75,
  inputs: {
    loanAmount: amount('Loan amount', 20000),
    interestRate: { ...interestRate, defaultValue: 8, slider: [0, 20] },
    loanTerm: years('Term', 5, { min: 0.25, max: 50, slider: [1, 30] }),
    paymentFrequency: choice(
      'Payments',
      {
        weekly: 'Weekly',
        biweekly: 'Every two weeks',
        semimonthly: 'Twice a month',
        monthly: 'Monthly',
        quarterly: 'Quarterly',
        yearly: 'Yearly',
      },
      'monthly',
    ),
  },
  results: {
    payment: 'money',
    numberOfPayments: 'count',
    totalInterest: 'money',
    totalOfPayments: 'money',
    effectiveAnnualRate: 'percent',
    lastPayment: 'money',
    yearly: { year: 'count', payment: 'money', interest: 'money', principal: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    const periodsPerYear = periods[inputs.paymentFrequency];
    const count = Math.round(inputs.loanTerm * periodsPerYear);
    if (inputs.loanTerm * periodsPerYear < 1) return refuse('The term ends before the first payment.', 'loanTerm');
    const plan = amortize({ principal: inputs.loanAmount, annualRate: inputs.interestRate, periods: count, periodsPerYear });
    const last = plan?.rows[plan.rows.length - 1];
    if (plan === undefined || last === undefined) return refuse('Enter what is borrowed.', 'loanAmount');
    return {
      payment: centsToDollars(plan.payment),
      numberOfPayments: plan.rows.length,
      totalInterest: centsToDollars(plan.totalInterest),
      totalOfPayments: centsToDollars(plan.totalPaid),
      effectiveAnnualRate: Math.expm1(periodsPerYear * Math.log1p(inputs.interestRate / 100 / periodsPerYear)) * 100,
      lastPayment: centsToDollars(last.payment),
      yearly: Array.from({ length: Math.ceil(plan.rows.length / periodsPerYear) }, (_, at) => {
        const rows = plan.rows.slice(at * periodsPerYear, (at + 1) * periodsPerYear);
        const interest = toCent(rows.reduce((sum, row) => sum + row.interest, 0) / 100);
        const principal = toCent(rows.reduce((sum, row) => sum + row.principal, 0) / 100);
        return {
          year: at + 1,
          payment: toCent(interest + principal),
          interest,
          principal,
          balance: centsToDollars(rows[rows.length - 1]?.balance ?? 0),
        };
      }),
    };
  },
  headline: (results, inputs) => ({ value: results.payment, kind: 'money', per: each[inputs.paymentFrequency] }),
  say: (results) =>
    `You would make **${counted(results.numberOfPayments, 'payment')}** of **${dollars(results.payment)}**: ${wholeDollars(results.totalOfPayments)} in all, of which **${wholeDollars(results.totalInterest)}** is interest.`,
  supporting: ['totalInterest', 'totalOfPayments', 'numberOfPayments', 'effectiveAnnualRate'],
});

const each = {
  weekly: 'a week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
} as const;
