import { amortize, type Schedule } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, dollarsToCents, toCent } from '#calculators/kit/money/money.ts';
import { interestRate, loanTerm, price, years } from '#calculators/real-estate/fields.ts';
import { balanceAfter, yearPoints } from './loan.ts';

/**
 * A new loan compared with the old one.
 *   net benefit(m) = (paid + still owed on the old loan) − (paid + still owed on the new loan + costs paid in cash), after m months
 * Positive means that refinancing is ahead. It includes the longer term of the new loan, which a comparison of payments alone hides.
 */
export default defineCalculator({
  id: 'refinance',
  title: 'Mortgage Refinance',
  description: 'Whether a new loan saves more than its closing costs.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Mortgage',
  icon: 'refresh-cw',
  sortOrder: 31,
  inputs: {
    currentBalance: price('Balance today', 240000),
    currentRate: rate('Current rate', 7.5, { step: 0.125, slider: [0, 12] }),
    remainingTerm: years('Years left', 27, { tooltip: 'Until the current loan is paid off.' }),
    interestRate: { ...interestRate, label: 'New rate', defaultValue: 6.25 },
    loanTerm: { ...loanTerm, label: 'New term' },
    closingCosts: money('Closing costs', 5000),
    yearsInHome: years('Years you keep the home', 7, { tooltip: 'Until you sell or refinance again.' }),
    financeCosts: {
      label: 'Add the costs to the loan',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      tooltip: 'Otherwise they are paid in cash.',
    },
  },
  results: {
    recommendation: 'text',
    monthlySavings: 'money',
    currentPayment: 'money',
    newPayment: 'money',
    newLoanAmount: 'balance',
    breakEvenMonths: 'months?',
    netSavings: 'money',
    monthsUntilAhead: 'months?',
    currentInterest: 'money',
    newInterest: 'money',
    lifetimeInterestSaved: 'money',
    comparison: { year: 'years', currentBalance: 'balance', newBalance: 'balance', netBenefit: 'balance' },
  },
  calculate(inputs) {
    const newLoanAmount = toCent(inputs.currentBalance + (inputs.financeCosts ? inputs.closingCosts : 0));
    const costs = dollarsToCents(inputs.closingCosts);
    const old = { principal: inputs.currentBalance, annualRate: inputs.currentRate, periods: Math.round(inputs.remainingTerm * 12) };
    const next = { principal: newLoanAmount, annualRate: inputs.interestRate, periods: Math.round(inputs.loanTerm * 12) };
    const current = amortize(old);
    const fresh = amortize(next);
    if (current === undefined || fresh === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const stay = Math.min(Math.round(inputs.yearsInHome * 12), Math.max(old.periods, next.periods));
    const benefits = netBenefits(current, fresh, costs);
    const benefitAfter = (month: number) => benefits[month] ?? 0;
    const monthlySavings = centsToDollars(current.payment - fresh.payment);
    const netSavings = benefitAfter(stay);
    return {
      recommendation: netSavings > 0 ? 'Refinance Recommended' : 'Stay with Current Loan',
      monthlySavings,
      currentPayment: centsToDollars(current.payment),
      newPayment: centsToDollars(fresh.payment),
      newLoanAmount,
      breakEvenMonths: monthlySavings > 0 ? Math.ceil(costs / (current.payment - fresh.payment)) : null,
      netSavings,
      monthsUntilAhead: firstAhead(benefits),
      currentInterest: centsToDollars(current.totalInterest),
      newInterest: centsToDollars(fresh.totalInterest),
      lifetimeInterestSaved: centsToDollars(current.totalInterest - fresh.totalInterest),
      comparison: yearPoints(stay).map((year) => ({
        year,
        currentBalance: balanceAfter(current.rows, year * 12, old.principal),
        newBalance: balanceAfter(fresh.rows, year * 12, newLoanAmount),
        netBenefit: benefitAfter(Math.round(year * 12)),
      })),
    };
  },
  headline: (results) => ({ value: results.monthlySavings, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const change =
      results.monthlySavings < 0
        ? `costs **${dollars(-results.monthlySavings)}** more a month`
        : results.monthlySavings > 0
          ? `lowers the payment by **${dollars(results.monthlySavings)}** a month`
          : 'leaves the payment as it is';
    const kept = duration(inputs.yearsInHome * 12);
    if (results.netSavings > 0)
      return `**Refinance Recommended**: it ${change} and leaves you **${wholeDollars(results.netSavings)}** ahead after ${kept}.`;
    return results.netSavings < 0
      ? `**Stay with Current Loan**: the new one ${change}, and after ${kept} you would be **${wholeDollars(-results.netSavings)}** behind.`
      : `**Stay with Current Loan**: the new one ${change}, and after ${kept} both cost the same.`;
  },
  supporting: ['recommendation', 'breakEvenMonths', 'netSavings', 'lifetimeInterestSaved'],
});

/** In dollars, after 0, 1, 2 … months until both loans are repaid. Financed costs are part of the new balance, others are added. */
function netBenefits(current: Schedule, fresh: Schedule, costs: number): readonly number[] {
  const owed = (schedule: Schedule) => schedule.totalPaid - schedule.totalInterest;
  const cash = owed(current) + costs - owed(fresh);
  const months = Math.max(current.count, fresh.count);
  const benefits = [0 - costs / 100];
  let paid = 0;
  for (let month = 1; month <= months; month++) {
    const before = current.rows[month - 1];
    const after = fresh.rows[month - 1];
    paid += (before?.payment ?? 0) - (after?.payment ?? 0);
    benefits.push((paid + (before?.balance ?? 0) - (after?.balance ?? 0) - cash) / 100);
  }
  return benefits;
}

/** First month in which the new loan is ahead. */
function firstAhead(benefits: readonly number[]): number | null {
  const month = benefits.findIndex((benefit) => benefit > 0);
  return month < 0 ? null : month;
}
