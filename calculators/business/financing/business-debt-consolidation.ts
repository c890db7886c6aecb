import { interestRate, loanTerm, money, rate } from '#calculators/business/fields.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { amortize, type Schedule } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, dollarsToCents, toCent } from '#calculators/kit/money/money.ts';

/** A payment that takes more than a century counts as never repaying the debt. */
const longestPayoff = 1200;
const tooLow = 'Payment amount is too low to pay off debt';

const balance = (of: string, owed: number) => money(`${of}: balance`, owed);
const yearly = (of: string, charged: number) => rate(`${of}: rate`, charged, { max: 60 });
const payment = (of: string, paid: number) => money(`${of}: payment a month`, paid, { step: 50 });

/**
 * One loan in place of up to three debts.
 *   new loan = balances + fee; saved = interest left on the debts − interest of the new loan − fee
 * Debts are repaid at the payments given. Positive amounts in whole cents, yearly rates in per cent.
 */
export default defineCalculator({
  id: 'business-debt-consolidation',
  title: 'Business Debt Consolidation',
  description: 'Whether one new loan costs less than the debts it repays.',
  shelf: 'Business',
  suite: 'business',
  category: 'Financing',
  icon: 'merge',
  sortOrder: 49,
  inputs: {
    firstBalance: balance('First debt', 60000),
    firstRate: yearly('First debt', 18),
    firstPayment: payment('First debt', 2000),
    secondBalance: balance('Second debt', 40000),
    secondRate: yearly('Second debt', 12),
    secondPayment: payment('Second debt', 1200),
    interestRate: { ...interestRate, label: 'New rate', defaultValue: 9 },
    loanTerm: { ...loanTerm, label: 'New term', defaultValue: 4 },
    thirdBalance: { ...balance('Third debt', 0), advanced: true },
    thirdRate: { ...yearly('Third debt', 10), advanced: true },
    thirdPayment: { ...payment('Third debt', 0), advanced: true },
    originationFeeRate: rate('Lender fee', 2, { max: 10, advanced: true, tooltip: 'As a percent of the balances, added to the loan.' }),
  },
  results: {
    recommendation: 'text',
    totalSavings: 'money',
    monthlySavings: 'money',
    currentPayments: 'money',
    newPayment: 'money',
    newLoanAmount: 'balance',
    currentInterest: 'money',
    newInterest: 'money',
    originationFee: 'money',
    averageRate: 'percent',
    currentPayoffMonths: 'months',
    newPayoffMonths: 'months',
    comparison: { month: 'count', currentBalance: 'balance', newBalance: 'balance' },
  },
  calculate(inputs) {
    const first = payOff(inputs.firstBalance, inputs.firstRate, inputs.firstPayment);
    if (first === undefined) return refuse(tooLow, 'firstPayment');
    const second = payOff(inputs.secondBalance, inputs.secondRate, inputs.secondPayment);
    if (second === undefined) return refuse(tooLow, 'secondPayment');
    const third = payOff(inputs.thirdBalance, inputs.thirdRate, inputs.thirdPayment);
    if (third === undefined) return refuse(tooLow, 'thirdPayment');
    const owed = toCent(inputs.firstBalance + inputs.secondBalance + inputs.thirdBalance);
    if (owed === 0) return refuse('There is no debt to consolidate.', 'firstBalance');
    const fee = toCent((owed * inputs.originationFeeRate) / 100);
    const newLoanAmount = toCent(owed + fee);
    const fresh = amortize({ principal: newLoanAmount, annualRate: inputs.interestRate, periods: Math.round(inputs.loanTerm * 12) });
    if (fresh === undefined) return refuse(tooLow, 'loanTerm');
    const debts = [first, second, third];
    const sum = (of: (debt: Schedule) => number) => debts.reduce((total, debt) => total + of(debt), 0);
    const paid = sum((debt) => debt.rows[0]?.payment ?? 0);
    const interest = sum((debt) => debt.totalInterest);
    const totalSavings = centsToDollars(interest - fresh.totalInterest - dollarsToCents(fee));
    const weighed =
      inputs.firstBalance * inputs.firstRate + inputs.secondBalance * inputs.secondRate + inputs.thirdBalance * inputs.thirdRate;
    const currentPayoffMonths = Math.max(...debts.map((debt) => debt.rows.length));
    const months = Array.from({ length: Math.max(currentPayoffMonths, fresh.rows.length) + 1 }, (_, month) => month);
    return {
      recommendation: totalSavings > 0 ? 'Consolidate' : 'Keep the current debts',
      totalSavings,
      monthlySavings: centsToDollars(paid - fresh.payment),
      currentPayments: centsToDollars(paid),
      newPayment: centsToDollars(fresh.payment),
      newLoanAmount,
      currentInterest: centsToDollars(interest),
      newInterest: centsToDollars(fresh.totalInterest),
      originationFee: fee,
      averageRate: weighed / owed,
      currentPayoffMonths,
      newPayoffMonths: fresh.rows.length,
      comparison: months.map((month) => ({
        month,
        currentBalance: month === 0 ? owed : centsToDollars(sum((debt) => debt.rows[month - 1]?.balance ?? 0)),
        newBalance: month === 0 ? newLoanAmount : centsToDollars(fresh.rows[month - 1]?.balance ?? 0),
      })),
    };
  },
  headline: (results) => ({ value: results.totalSavings, kind: 'money', per: 'saved in all' }),
  say(results) {
    const change = results.monthlySavings;
    const monthly = change === 0 ? 'the same' : `**${dollars(Math.abs(change))}** ${change > 0 ? 'less' : 'more'}`;
    const before = results.newPayoffMonths === results.currentPayoffMonths ? '' : ` instead of ${duration(results.currentPayoffMonths)}`;
    const ends = `ends after **${duration(results.newPayoffMonths)}**${before}`;
    const saved = results.totalSavings;
    const all =
      saved === 0 ? 'costs the same' : `${saved > 0 ? 'saves' : 'costs'} **${wholeDollars(Math.abs(saved))}**${saved > 0 ? '' : ' more'}`;
    return `One loan costs ${monthly} a month, ${ends} and ${all} in all.`;
  },
  supporting: ['recommendation', 'monthlySavings', 'newPayment', 'averageRate'],
});

/** A debt repaid at a payment; undefined if the payment never repays it. */
function payOff(principal: Dollars, annualRate: Percent, paid: Dollars): Schedule | undefined {
  const plan = amortize({ principal, annualRate, periods: longestPayoff, payment: dollarsToCents(paid) });
  return plan === undefined || (plan.rows[plan.rows.length - 1]?.balance ?? 0) > 0 ? undefined : plan;
}
