import type { Dollars, Months, Percent } from '#calculators/figures/units.ts';
import { amortize, type Schedule } from '#calculators/kit/amortization/schedule.ts';
import { dollarsToCents } from '#calculators/kit/money/money.ts';
import { exactRate, interestCents } from '#calculators/kit/money/rate.ts';

/** The product's message for a payment that does not cover the interest. */
export const tooLow = 'Payment amount is too low to pay off debt';
export const tooLong = 'At this payment the debt lasts more than 100 years.';
const longestDebt: Months = 1200;

/** A debt repaid by a chosen payment, in whole cents; or the reason it is never repaid. */
export function payOff(balance: Dollars, annualRate: Percent, payment: Dollars): Schedule | typeof tooLow | typeof tooLong {
  const cents = dollarsToCents(payment);
  // Compared before any loop: a payment of no more than the first month's interest never repays the debt.
  if (cents <= interestCents(dollarsToCents(balance), exactRate(annualRate, 12))) return tooLow;
  const plan = amortize({ principal: balance, annualRate, periods: longestDebt, payment: cents });
  const last = plan?.rows[plan.rows.length - 1];
  return plan === undefined || (last?.balance ?? 0) > 0 ? tooLong : plan;
}

export const annuitySource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 2, present value of an annuity',
};
export const paymentFormula = 'payment = P × i ÷ (1 − (1 + i)^−n), i the rate of a period, n the periods.';
export const centsAssumption = 'Interest is rounded to the cent each month; the last payment clears what is left.';
export const interestFormula = 'interest = balance × yearly rate ÷ 12; principal = payment − interest';
export const dailyDiffers = 'Lenders that charge interest by the day differ by some dollars.';
