import { growth } from '#calculators/kit/amortization/annuity.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { ratesOfReturnOf } from '#calculators/kit/finance/cash-flows.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  appreciationRate,
  downPayment,
  interestRate,
  loanTerm,
  monthlyRent,
  operatingExpenses,
  purchasePrice,
  vacancyRate,
  years,
} from '#calculators/real-estate/fields.ts';
import { balanceAfter, paidUntil } from '#calculators/real-estate/mortgages/loan.ts';
import { capRateOf, gradeOf, netOperatingIncome, percentOf } from './noi.ts';

/**
 * A rental bought with a loan, kept for some years and sold.
 *   0 = −cash + Σ cash flow(k) ÷ (1 + irr)^k + sale proceeds ÷ (1 + irr)^n, k whole years from 1 to n
 * Money received is positive. Rents and expenses grow once a year; sale proceeds are after selling costs and the loan.
 */
export default defineCalculator({
  id: 'real-estate-investment',
  title: 'Real Estate Investment Return',
  description: 'The return of a rental from purchase to sale, with a loan.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Investment property',
  icon: 'chart-column',
  sortOrder: 43,
  inputs: {
    purchasePrice,
    downPayment: { ...downPayment, defaultValue: 75000 },
    interestRate: { ...interestRate, defaultValue: 7 },
    monthlyRent,
    vacancyRate,
    operatingExpenses,
    appreciationRate,
    holdingYears: years('Years until the sale', 10, { slider: [1, 30], tooltip: 'Whole years.' }),
    closingCosts: money('Closing costs', 9000, { advanced: true }),
    sellingCostRate: rate('Selling costs', 6, { advanced: true, tooltip: 'As a percent of the sale price.' }),
    rentGrowth: rate('Growth of rents', 3, { max: 20, advanced: true }),
    expenseGrowth: rate('Growth of expenses', 3, { max: 20, advanced: true, assumption: 'inflation' }),
    loanTerm: { ...loanTerm, advanced: true },
  },
  results: {
    irr: 'percent?',
    totalProfit: 'money',
    equityMultiple: 'times?',
    cashInvested: 'money',
    saleProceeds: 'money',
    firstYearCashFlow: 'money',
    cashOnCashReturn: 'percent?',
    noi: 'money',
    capRate: 'percent',
    investmentGrade: 'text',
    loanAmount: 'balance',
    projection: { year: 'count', noi: 'money', cashFlow: 'money', propertyValue: 'balance', balance: 'balance', equity: 'balance' },
  },
  calculate(inputs) {
    const loanAmount = toCent(inputs.purchasePrice - inputs.downPayment);
    if (loanAmount < 0) return refuse('The down payment is higher than the purchase price.', 'downPayment');
    const loan = amortize({ principal: loanAmount, annualRate: inputs.interestRate, periods: Math.round(inputs.loanTerm * 12) });
    if (loan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const holding = Math.max(1, Math.round(inputs.holdingYears));
    const projection = Array.from({ length: holding }, (_, before) => {
      const year = before + 1;
      const { noi } = netOperatingIncome({
        monthlyRent: inputs.monthlyRent * growth(inputs.rentGrowth / 100, before),
        vacancyRate: inputs.vacancyRate,
        operatingExpenses: inputs.operatingExpenses * growth(inputs.expenseGrowth / 100, before),
      });
      const debtService = paidUntil(loan.rows, year * 12) - paidUntil(loan.rows, before * 12);
      const propertyValue = toCent(inputs.purchasePrice * growth(inputs.appreciationRate / 100, year));
      const balance = balanceAfter(loan.rows, year * 12, loanAmount);
      return { year, noi, cashFlow: toCent(noi - debtService), propertyValue, balance, equity: toCent(propertyValue - balance) };
    });
    const [first] = projection;
    const last = projection[holding - 1];
    if (first === undefined || last === undefined) return refuse('Keep the property for at least a year.', 'holdingYears');
    const saleProceeds = toCent(last.equity - (last.propertyValue * inputs.sellingCostRate) / 100);
    const cashInvested = toCent(inputs.downPayment + inputs.closingCosts);
    const received = toCent(projection.reduce((sum, row) => sum + row.cashFlow, 0) + saleProceeds);
    const flows = projection.map((row) => row.cashFlow + (row.year === holding ? saleProceeds : 0));
    const found = ratesOfReturnOf([-cashInvested, ...flows]);
    return {
      irr: found.kind === 'one' ? found.rate * 100 : null,
      totalProfit: toCent(received - cashInvested),
      equityMultiple: cashInvested === 0 ? null : received / cashInvested,
      cashInvested,
      saleProceeds,
      firstYearCashFlow: first.cashFlow,
      cashOnCashReturn: percentOf(first.cashFlow, cashInvested),
      noi: first.noi,
      capRate: capRateOf(first.noi, inputs.purchasePrice),
      investmentGrade: gradeOf(capRateOf(first.noi, inputs.purchasePrice)),
      loanAmount,
      projection,
    };
  },
  headline: (results) =>
    results.irr === null ? { value: results.totalProfit, kind: 'money' } : { value: results.irr, kind: 'percent', per: 'a year' },
  say(results) {
    const kept = counted(results.projection.length, 'year');
    const outcome =
      results.totalProfit < 0
        ? `loses **${wholeDollars(-results.totalProfit)}** over ${kept}`
        : `brings a profit of **${wholeDollars(results.totalProfit)}** over ${kept}`;
    return results.irr === null
      ? `The investment ${outcome}; there is **no single yearly return** for these payments.`
      : `The investment ${outcome}, a return of **${percent(results.irr)}** a year on your cash.`;
  },
  supporting: ['totalProfit', 'equityMultiple', 'cashOnCashReturn', 'saleProceeds'],
});
