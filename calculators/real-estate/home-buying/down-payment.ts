import { fhaDownPayment, fhaDownPaymentBelowScore, fhaMinimumScore } from '#calculators/figures/housing/housing.ts';
import type { Dollars, Fraction, Percent } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { duration, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { homePrice, loanTypes, propertyType } from '#calculators/real-estate/fields.ts';
import { loanWithoutPmi } from '#calculators/real-estate/mortgages/insurance.ts';
import { yearPoints } from '#calculators/real-estate/mortgages/loan.ts';

/** Number of months after which a plan counts as not reaching its goal: a hundred years. */
const longest = 1200;

/**
 * Months of saving for the down payment.
 *   saved(m) = saved(m − 1) · (1 + i) + monthly saving, i the yearly return ÷ 12; deposits at the end of each month
 */
export default defineCalculator({
  id: 'down-payment',
  title: 'Down Payment Planner',
  description: 'How much you need down, and when your savings get there.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home buying',
  icon: 'piggy-bank',
  sortOrder: 38,
  inputs: {
    homePrice: { ...homePrice, defaultValue: 400000 },
    downPaymentPercent: rate('Down payment you want', 20, { max: 100, step: 0.5, slider: [0, 50], tooltip: 'As a percent of the price.' }),
    currentSavings: money('Saved so far', 20000),
    monthlySavings: money('Saved each month', 1000, { step: 50 }),
    savingsRate: rate('Return on savings', 4, { max: 20 }),
    loanType: choice('Loan type', { ...loanTypes, usda: 'USDA', jumbo: 'Jumbo' }, 'conventional'),
    propertyType,
    creditScore: quantity('Credit score', 'points', 720, 850, {
      min: 300,
      zeroMeansDefault: true,
      advanced: true,
      tooltip: 'Matters for FHA.',
    }),
  },
  results: {
    targetDownPayment: 'money',
    monthsToTarget: 'months?',
    minimumDownPercent: 'percent',
    minimumDownPayment: 'money',
    monthsToMinimum: 'months?',
    downPaymentWithoutPmi: 'money',
    stillNeeded: 'money',
    loanAmount: 'balance',
    savings: { year: 'years', saved: 'balance' },
  },
  calculate(inputs) {
    const minimumDownPercent = minimumDown(inputs.loanType, inputs.propertyType, inputs.creditScore);
    if (minimumDownPercent === undefined) return refuse('FHA, VA and USDA loans are for a primary home only.', 'propertyType');
    const share = (part: Percent) => toCent((inputs.homePrice * part) / 100);
    const targetDownPayment = share(Math.max(minimumDownPercent, inputs.downPaymentPercent));
    const minimumDownPayment = share(minimumDownPercent);
    const monthlyRate: Fraction = inputs.savingsRate / 1200;
    const months = (goal: Dollars) => monthsTo(goal, inputs.currentSavings, inputs.monthlySavings, monthlyRate);
    const monthsToTarget = months(targetDownPayment);
    const savedAfter = (month: number) => toCent(saved(month, inputs.currentSavings, inputs.monthlySavings, monthlyRate));
    return {
      targetDownPayment,
      monthsToTarget,
      minimumDownPercent,
      minimumDownPayment,
      monthsToMinimum: months(minimumDownPayment),
      downPaymentWithoutPmi: toCent(inputs.homePrice - loanWithoutPmi(inputs.homePrice)),
      stillNeeded: Math.max(0, toCent(targetDownPayment - inputs.currentSavings)),
      loanAmount: toCent(inputs.homePrice - targetDownPayment),
      savings: yearPoints(Math.max(12, monthsToTarget ?? 120)).map((year) => ({ year, saved: savedAfter(Math.round(year * 12)) })),
    };
  },
  headline: (results) => ({ value: results.targetDownPayment, kind: 'money' }),
  say(results) {
    const goal = `**${wholeDollars(results.targetDownPayment)}** down`;
    if (results.targetDownPayment === 0) return 'No down payment is needed for this loan.';
    if (results.monthsToTarget === 0) return `You have the ${goal} already.`;
    if (results.monthsToTarget === null) return `With these savings you would **never** reach the ${goal}.`;
    return `You reach ${goal} in **${duration(results.monthsToTarget)}**; lenders ask for at least ${percent(results.minimumDownPercent)}.`;
  },
  supporting: ['monthsToTarget', 'stillNeeded', 'minimumDownPayment', 'downPaymentWithoutPmi'],
});

/** Minimum in per cent by use of the home. Conventional from Fannie Mae's matrix; jumbo is a custom of the trade. */
const minimums = {
  conventional: { primary: 3, vacation: 10, investment: 15 },
  jumbo: { primary: 10, vacation: 20, investment: 25 },
} as const;

function minimumDown(
  loanType: 'conventional' | 'FHA' | 'VA' | 'usda' | 'jumbo',
  use: 'primary' | 'investment' | 'vacation',
  score: number,
): Percent | undefined {
  if (loanType === 'conventional' || loanType === 'jumbo') return minimums[loanType][use];
  if (use !== 'primary') return undefined;
  if (loanType !== 'FHA') return 0;
  return score >= fhaMinimumScore ? fhaDownPayment : fhaDownPaymentBelowScore;
}

function saved(months: number, now: Dollars, monthly: Dollars, rate: Fraction): Dollars {
  let amount = now;
  for (let month = 0; month < months; month++) amount = amount * (1 + rate) + monthly;
  return amount;
}

/** Months until the goal is reached in whole cents, or null if it is not within a hundred years. */
function monthsTo(goal: Dollars, now: Dollars, monthly: Dollars, rate: Fraction): number | null {
  let amount = now;
  for (let month = 0; month <= longest; month++) {
    if (toCent(amount) >= goal) return month;
    amount = amount * (1 + rate) + monthly;
  }
  return null;
}
