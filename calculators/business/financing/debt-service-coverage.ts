import { interestRate, loanTerm, money, profit } from '#calculators/business/fields.ts';
import { coverageLowRisk, coverageMediumRisk } from '#calculators/figures/guidelines.ts';
import { levelPayment, principalFor } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { multiple, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, dollarsToCents, toCent } from '#calculators/kit/money/money.ts';

/**
 * Ratio of a year's income to the debt payments of that year.
 *   DSCR = net operating income ÷ (payments now + 12 · payment of the new loan)
 *   largest loan = present value of (income ÷ 1.25 − payments now) ÷ 12 a month, both rounded down to the cent
 * Computed in whole cents, so that a coverage of exactly 1.25 or 1 is recognized.
 */
export default defineCalculator({
  id: 'debt-service-coverage',
  title: 'Debt Service Coverage',
  description: 'Whether your income covers its debt, as a lender sees it.',
  shelf: 'Business',
  suite: 'business',
  category: 'Financing',
  icon: 'shield-check',
  sortOrder: 54,
  inputs: {
    netOperatingIncome: profit('Net operating income a year', 150000, {
      required: true,
      tooltip: 'Earnings before interest, tax and depreciation.',
    }),
    annualDebtService: money('Debt payments a year now', 40000, { tooltip: 'Principal and interest of loans you keep.' }),
    loanAmount: money('New loan', 500000, { tooltip: '0 to look at the debt you have.' }),
    interestRate,
    loanTerm,
  },
  results: {
    dscr: 'times',
    riskLevel: 'text',
    totalDebtService: 'money',
    monthlyPayment: 'money',
    cashAfterDebt: 'money',
    incomeForLowRisk: 'money',
    maxLoanAmount: 'balance',
  },
  calculate(inputs) {
    const periods = Math.round(inputs.loanTerm * 12);
    const monthlyPayment = toCent(levelPayment(inputs.loanAmount, inputs.interestRate / 1200, periods));
    const totalDebtService = toCent(inputs.annualDebtService + monthlyPayment * 12);
    if (totalDebtService === 0) return refuse('Without debt payments there is nothing to cover.', 'annualDebtService');
    const dscr = dollarsToCents(inputs.netOperatingIncome) / dollarsToCents(totalDebtService);
    const affordablePerYear = dollarsToCents(inputs.netOperatingIncome) / coverageLowRisk - dollarsToCents(inputs.annualDebtService);
    const affordable = Math.max(0, Math.floor(affordablePerYear / 12));
    return {
      dscr: dscr + 0,
      riskLevel: riskOf(dscr),
      totalDebtService,
      monthlyPayment,
      cashAfterDebt: toCent(inputs.netOperatingIncome - totalDebtService),
      incomeForLowRisk: toCent(totalDebtService * coverageLowRisk),
      maxLoanAmount: centsToDollars(Math.floor(principalFor(affordable, inputs.interestRate / 1200, periods))),
    };
  },
  headline: (results) => ({ value: results.dscr, kind: 'times', per: results.riskLevel }),
  say(results) {
    const times = `**${results.riskLevel}**: the income is **${multiple(results.dscr)}×** the debt payments`;
    return results.cashAfterDebt < 0
      ? `${times} and falls **${wholeDollars(-results.cashAfterDebt)}** a year short.`
      : `${times} and leaves **${wholeDollars(results.cashAfterDebt)}** a year.`;
  },
  supporting: ['riskLevel', 'totalDebtService', 'cashAfterDebt', 'maxLoanAmount'],
});

function riskOf(dscr: number): 'Low Risk' | 'Medium Risk' | 'High Risk' {
  if (dscr >= coverageLowRisk) return 'Low Risk';
  return dscr >= coverageMediumRisk ? 'Medium Risk' : 'High Risk';
}
