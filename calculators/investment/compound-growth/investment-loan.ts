import type { Dollars } from '#calculators/figures/units.ts';
import { expectedReturn, interestRate, years } from '#calculators/investment/fields.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice, money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, dollars, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { balanceAfter } from './compounding.ts';

/**
 * Investment loan: money borrowed to invest (leverage), compared with investing the payments instead.
 *   profit = investment · (1 + r ÷ 12)^n − tax on the gain − all payments + tax saved by deducting the interest
 * Payments are the level annuity, or interest only with the loan repaid from the investment at the end. Rates in per cent a year.
 */
export default defineCalculator({
  id: 'investment-loan',
  title: 'Investment Loan',
  description: 'Whether borrowing to invest pays more than it costs.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'scale',
  sortOrder: 74,
  inputs: {
    loanAmount: amount('Borrowed and invested', 50000),
    interestRate: { ...interestRate, label: 'Loan rate', defaultValue: 7 },
    loanTerm: years('Term', 10),
    repayment: choice('Repayment', { amortizing: 'Level payments', interestOnly: 'Interest only' }, 'amortizing'),
    expectedReturn: { ...expectedReturn, defaultValue: 8 },
    interestDeductible: { label: 'Interest is deductible', type: 'boolean', defaultValue: true, advanced: true },
    investmentIncome: money('Investment income a year', 0, {
      advanced: true,
      tooltip: 'Interest and dividends taxed like wages. No more interest than this is deductible in a year; the rest waits.',
    }),
    marginalTaxRate: rate('Income tax bracket', 24, { max: 60, advanced: true }),
    gainsTaxRate: rate('Tax on the gain', 15, { max: 60, advanced: true }),
  },
  results: {
    netProfit: 'money',
    investmentValue: 'balance',
    monthlyPayment: 'money',
    totalInterest: 'money',
    deductedInterest: 'money',
    interestTaxSaved: 'money',
    gainsTax: 'money',
    afterTaxLoanRate: 'percent',
    profitWithoutLoan: 'money',
    advantageOfBorrowing: 'money',
    yearly: { year: 'years', investmentValue: 'balance', loanBalance: 'balance', equity: 'balance' },
  },
  calculate(inputs) {
    const { loanAmount, expectedReturn } = inputs;
    const months = Math.max(1, Math.round(inputs.loanTerm * 12));
    const interestOnly = inputs.repayment === 'interestOnly';
    const loan = amortize({ principal: loanAmount, annualRate: inputs.interestRate, periods: months });
    if (loan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const interest = toCent((loanAmount * inputs.interestRate) / 1200);
    const monthlyPayment = interestOnly ? interest : centsToDollars(loan.payment);
    const totalInterest = interestOnly ? toCent(interest * months) : centsToDollars(loan.totalInterest);
    const invested = (month: number) => toCent(balanceAfter({ start: loanAmount, deposit: 0, rate: expectedReturn }, month));
    const owed = (month: number) => (interestOnly ? loanAmount : centsToDollars(loan.rows[month - 1]?.balance ?? 0));
    const investmentValue = invested(months);
    const gain = toCent(Math.max(0, investmentValue - loanAmount));
    const gainsTax = toCent((gain * inputs.gainsTaxRate) / 100);
    const yearlyInterest = Array.from({ length: Math.ceil(months / 12) }, (_, year) =>
      interestOnly
        ? toCent(interest * Math.min(12, months - year * 12))
        : centsToDollars(loan.rows.slice(year * 12, year * 12 + 12).reduce((sum, row) => sum + row.interest, 0)),
    );
    const deductedInterest = inputs.interestDeductible ? deductedBy(yearlyInterest, inputs.investmentIncome) : 0;
    const interestTaxSaved = toCent((deductedInterest * inputs.marginalTaxRate) / 100);
    const deductedShare = totalInterest > 0 ? deductedInterest / totalInterest : 0;
    const netProfit = toCent(investmentValue - loanAmount - totalInterest - gainsTax + interestTaxSaved);
    const instead = balanceAfter({ start: 0, deposit: monthlyPayment, rate: expectedReturn }, months) - monthlyPayment * months;
    const profitWithoutLoan = toCent((instead * (100 - inputs.gainsTaxRate)) / 100);
    return {
      netProfit,
      investmentValue,
      monthlyPayment,
      totalInterest,
      deductedInterest,
      interestTaxSaved,
      gainsTax,
      afterTaxLoanRate: (inputs.interestRate * (100 - inputs.marginalTaxRate * deductedShare)) / 100,
      profitWithoutLoan,
      advantageOfBorrowing: toCent(netProfit - profitWithoutLoan),
      yearly: Array.from({ length: Math.ceil(months / 12) }, (_, at) => {
        const month = Math.min(months, (at + 1) * 12);
        return {
          year: month / 12,
          investmentValue: invested(month),
          loanBalance: owed(month),
          equity: toCent(invested(month) - owed(month)),
        };
      }),
    };
  },
  headline: (results) => ({ value: results.netProfit, kind: 'money' }),
  say(results, inputs) {
    const outcome =
      results.netProfit < 0 ? `loses **${wholeDollars(-results.netProfit)}**` : `makes **${wholeDollars(results.netProfit)}**`;
    const instead = `the same payments invested without a loan would make **${wholeDollars(results.profitWithoutLoan)}**`;
    return `After ${counted(inputs.loanTerm, 'year')} at ${dollars(results.monthlyPayment)} a month, the loan ${outcome} after tax; ${instead}. The loan costs ${percent(results.afterTaxLoanRate)} after tax.`;
  },
  supporting: ['investmentValue', 'monthlyPayment', 'totalInterest', 'advantageOfBorrowing'],
});

/** Interest deducted over all years: each year at most the investment income, including amounts carried forward from earlier years. */
function deductedBy(yearlyInterest: readonly Dollars[], investmentIncome: Dollars): Dollars {
  let waiting = 0;
  let deducted = 0;
  for (const interest of yearlyInterest) {
    waiting += interest;
    const now = Math.min(waiting, investmentIncome);
    waiting -= now;
    deducted += now;
  }
  return toCent(deducted);
}
