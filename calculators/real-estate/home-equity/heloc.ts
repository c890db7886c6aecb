import { monthColumns, monthTable } from '#calculators/kit/amortization/month-table.ts';
import type { ScheduleRow } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, rate } from '#calculators/kit/definition/fields.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, dollarsToCents, toCent } from '#calculators/kit/money/money.ts';
import { exactRate, interestCents } from '#calculators/kit/money/rate.ts';
import { homeValue, interestRate, maxCombinedLtv, mortgageBalance, price, years } from '#calculators/real-estate/fields.ts';
import { amortizeAdjustable } from '#calculators/real-estate/mortgages/adjustable.ts';

/**
 * A home equity line of credit, drawn in full at the start.
 *   interest: draw period pays balance · i, then a level payment over the repayment period
 *   principal: a level payment over both periods from the first month on
 * The level payment is set again when the rate changes after the draw period.
 */
export default defineCalculator({
  id: 'heloc',
  title: 'Home Equity Line of Credit (HELOC)',
  description: 'Payments of a credit line in its draw and repayment years.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home equity',
  icon: 'credit-card',
  sortOrder: 41,
  inputs: {
    homeValue,
    mortgageBalance,
    drawAmount: price('Amount drawn', 50000, { tooltip: 'Taken at the start.' }),
    interestRate: { ...interestRate, defaultValue: 8.5, slider: [0, 20] },
    drawYears: years('Draw period', 10, { max: 30 }),
    repaymentYears: years('Repayment period', 20, { max: 30 }),
    minimumPaymentType: choice('Payment while drawing', { interest: 'Interest only', principal: 'Principal and interest' }, 'interest'),
    rateIncrease: rate('Rate rise after the draw period', 0, { max: 20, step: 0.25, advanced: true }),
    annualFee: money('Fee a year', 0, { max: 1e5, step: 25, advanced: true, tooltip: 'Charged in the draw period.' }),
    maxCombinedLtv,
  },
  results: {
    drawPayment: 'money',
    repaymentPayment: 'money',
    paymentIncrease: 'money',
    totalInterest: 'money',
    totalFees: 'money',
    totalPaid: 'money',
    availableCredit: 'money',
    withinLimit: 'flag',
    combinedLoanToValue: 'percent',
    schedule: monthColumns,
  },
  calculate(inputs) {
    const draw = Math.round(inputs.drawYears * 12);
    const repay = Math.round(inputs.repaymentYears * 12);
    const later = inputs.interestRate + inputs.rateIncrease;
    const rows =
      inputs.minimumPaymentType === 'principal'
        ? amortizeAdjustable(inputs.drawAmount, draw + repay, [
            { from: 1, rate: inputs.interestRate },
            { from: draw + 1, rate: later },
          ])
        : interestOnly(dollarsToCents(inputs.drawAmount), inputs.interestRate, draw).concat(
            amortizeAdjustable(inputs.drawAmount, repay, [{ from: 1, rate: later }], draw),
          );
    const payment = (month: number) => centsToDollars(rows[month - 1]?.payment ?? 0);
    const totalInterest = centsToDollars(rows.reduce((sum, row) => sum + row.interest, 0));
    const totalFees = toCent(inputs.annualFee * inputs.drawYears);
    const availableCredit = Math.max(0, toCent((inputs.homeValue * inputs.maxCombinedLtv) / 100 - inputs.mortgageBalance));
    return {
      drawPayment: payment(1),
      repaymentPayment: payment(draw + 1),
      paymentIncrease: toCent(payment(draw + 1) - payment(1)),
      totalInterest,
      totalFees,
      totalPaid: toCent(inputs.drawAmount + totalInterest + totalFees),
      availableCredit,
      withinLimit: toCent(inputs.drawAmount) <= availableCredit,
      combinedLoanToValue: ((inputs.mortgageBalance + inputs.drawAmount) * 100) / inputs.homeValue,
      schedule: monthTable(rows),
    };
  },
  headline: (results) => ({ value: results.drawPayment, kind: 'money', per: 'a month at first' }),
  say(results) {
    const limit = results.withinLimit ? '' : ` The lender's limit allows only **${wholeDollars(results.availableCredit)}**.`;
    const cost = `with **${wholeDollars(results.totalInterest)}** of interest in all`;
    return results.paymentIncrease === 0
      ? `You would pay **${dollars(results.drawPayment)}** a month, ${cost}.${limit}`
      : `You would pay **${dollars(results.drawPayment)}** a month at first and **${dollars(results.repaymentPayment)}** in the repayment years, ${cost}.${limit}`;
  },
  supporting: ['repaymentPayment', 'totalInterest', 'availableCredit', 'combinedLoanToValue'],
});

function interestOnly(balance: number, annualRate: number, months: number): readonly ScheduleRow[] {
  const interest = interestCents(balance, exactRate(annualRate, 12));
  return Array.from({ length: months }, (_, at) => ({ period: at + 1, payment: interest, interest, principal: 0, balance }));
}
