import { amount, interestRate, loanTerm, money, rate, years } from '#calculators/business/fields.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';
import { growth, principalFor } from '#calculators/kit/amortization/annuity.ts';
import { monthColumns, monthTable } from '#calculators/kit/amortization/month-table.ts';
import { amortize, type ScheduleRow } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { rootBetween } from '#calculators/kit/finance/bracket.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, dollarsToCents, toCent } from '#calculators/kit/money/money.ts';

/** A loan of at most one cent counts as repaid; the cent is added to the previous payment. */
const repaidAt = 1;

/**
 * A loan whose payment is based on a long amortization and whose balance is due at the end of a shorter term.
 *   balloon = balance after the term; the payoff loop stops at a balance of 0.01 or at the term
 *   APR = 12 · the monthly rate at which the present value of all payments equals the loan less its fee
 * Positive amounts in whole cents, yearly rates in per cent.
 */
export default defineCalculator({
  id: 'commercial-loan',
  title: 'Commercial Loan',
  description: 'Payment, balloon and cost of a business loan.',
  shelf: 'Business',
  suite: 'business',
  category: 'Financing',
  icon: 'building-2',
  sortOrder: 52,
  inputs: {
    loanAmount: amount('Loan amount', 750000, { min: 1000 }),
    interestRate,
    loanTerm: { ...loanTerm, tooltip: 'Years until what is left falls due.' },
    amortizationYears: years('Amortization', 25, { slider: [5, 30], tooltip: 'Years over which the payment would repay the loan.' }),
    originationFeeRate: rate('Lender fee', 1, { max: 10, tooltip: 'As a percent of the loan, taken at closing.' }),
    extraPayment: money('Extra each month', 0, { step: 100, advanced: true }),
  },
  results: {
    monthlyPayment: 'money',
    balloonPayment: 'balance',
    payoffMonths: 'months',
    totalInterest: 'money',
    originationFee: 'money',
    totalCost: 'money',
    apr: 'percent',
    schedule: monthColumns,
  },
  calculate(inputs) {
    const loan = { principal: inputs.loanAmount, annualRate: inputs.interestRate, periods: Math.round(inputs.amortizationYears * 12) };
    const plan = amortize({ ...loan, extra: inputs.extraPayment });
    if (plan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const rows = untilRepaid(plan.rows, Math.round(inputs.loanTerm * 12));
    const balloon = rows[rows.length - 1]?.balance ?? 0;
    const interest = rows.reduce((sum, row) => sum + row.interest, 0);
    const fee = dollarsToCents((inputs.loanAmount * inputs.originationFeeRate) / 100);
    return {
      monthlyPayment: centsToDollars(plan.payment),
      balloonPayment: centsToDollars(balloon),
      payoffMonths: rows.length,
      totalInterest: centsToDollars(interest),
      originationFee: centsToDollars(fee),
      totalCost: centsToDollars(interest + fee),
      apr: monthlyCost(rows, toCent(inputs.loanAmount) - centsToDollars(fee)) * 1200,
      schedule: monthTable(rows),
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const extra = inputs.extraPayment > 0 ? ` and ${dollars(inputs.extraPayment)} extra` : '';
    const paid = `You would pay **${dollars(results.monthlyPayment)}**${extra} a month for **${duration(results.payoffMonths)}**`;
    return results.balloonPayment === 0
      ? `${paid}, and **${wholeDollars(results.totalCost)}** of interest and fees in all.`
      : `${paid}, then a balloon of **${wholeDollars(results.balloonPayment)}**.`;
  },
  supporting: ['balloonPayment', 'totalInterest', 'apr', 'payoffMonths'],
});

/** Rows up to the term, or to the one that leaves at most a cent. */
function untilRepaid(rows: readonly ScheduleRow[], term: number): readonly ScheduleRow[] {
  const kept = rows.slice(0, term);
  const at = kept.findIndex((row) => row.balance <= repaidAt);
  const last = kept[at];
  if (last === undefined) return kept;
  const rest = last.balance;
  return [...kept.slice(0, at), { ...last, payment: last.payment + rest, principal: last.principal + rest, balance: 0 }];
}

/**
 * The monthly rate at which the present value of the payments, all equal except the last with its balloon, equals the amount received.
 * Their sum is at least that amount, so the rate is not negative; 100 % a month exceeds any rate and fee accepted here.
 */
function monthlyCost(rows: readonly ScheduleRow[], received: Dollars): Fraction {
  const [first] = rows;
  const last = rows[rows.length - 1];
  if (first === undefined || last === undefined) return 0;
  const before = rows.length - 1;
  const level = centsToDollars(first.payment);
  const ending = centsToDollars(last.payment + last.balance);
  return rootBetween((rate) => principalFor(level, rate, before) + ending / growth(rate, rows.length) - received, 0, 1);
}
