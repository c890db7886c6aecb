import { loanTerm, money, months, price, quantity, rate, savingsRate } from '#calculators/automotive/fields.ts';
import { worthToday } from '#calculators/automotive/leases/leasing.ts';
import { repay } from '#calculators/automotive/loans/vehicle-loan.ts';
import { sayTie } from '#calculators/automotive/versus.ts';
import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import { figuresInput } from '#calculators/figures/set.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * A car bought with a car loan, or with a home equity loan.
 *   cost today = Σ payment · v^k + closing costs − tax saved − loan, v = 1 ÷ (1 + savings rate ÷ 1200)
 *   tax saved = Σ min(interest of the year, cap) · marginal rate, at the end of each year
 * Present values make loans of different terms comparable: a sum of interest favors the one that is repaid sooner.
 * Amounts are positive; both loans run in whole cents. Home equity interest for a car is not deductible.
 */
export default defineCalculator({
  id: 'auto-loan-vs-home-equity',
  title: 'Auto Loan or Home Equity',
  description: 'Whether a car loan or a home equity loan costs less.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Buying',
  icon: 'house-plus',
  sortOrder: 10,
  inputs: {
    loanAmount: price('Loan amount', 30000),
    autoRate: rate('Car loan rate', 6.5),
    loanTerm,
    homeEquityRate: rate('Home equity rate', 8.25),
    homeEquityTerm: months('Home equity term', 120),
    closingCosts: money('Home equity closing costs', 500, { step: 50 }),
    deductibleYears: quantity('Years with a tax deduction', 'years', 0, 0, 4, {
      tooltip: '2025 to 2028, for a new car assembled in the United States.',
    }),
    savingsRate: { ...savingsRate, advanced: true },
    marginalTaxRate: rate('Marginal tax rate', 22, { max: 60, step: 1, advanced: true }),
    figures: figuresInput,
  },
  results: {
    betterChoice: 'text',
    savings: 'money',
    autoPayment: 'money',
    homeEquityPayment: 'money',
    autoInterest: 'money',
    homeEquityInterest: 'money',
    taxSaved: 'money',
    autoCost: 'money',
    homeEquityCost: 'money',
  },
  calculate(inputs) {
    const cap = incomeTax[inputs.figures].autoLoanInterestCap;
    const auto = repay(inputs.loanAmount, inputs.autoRate, inputs.loanTerm);
    const home = repay(inputs.loanAmount, inputs.homeEquityRate, inputs.homeEquityTerm);
    const worth = (loan: typeof auto) =>
      loan.schedule.reduceRight((later, row) => (later + row.payment) / (1 + inputs.savingsRate / 1200), 0) - inputs.loanAmount;
    let deductible = 0;
    let deductibleToday = 0;
    for (let year = 0; year < Math.round(inputs.deductibleYears); year++) {
      const interest = auto.schedule.slice(year * 12, year * 12 + 12).reduce((total, row) => total + row.interest, 0);
      deductible += Math.min(interest, cap);
      deductibleToday += worthToday(Math.min(interest, cap), inputs.savingsRate, (year + 1) * 12);
    }
    const taxSaved = toCent((deductible * inputs.marginalTaxRate) / 100);
    const savedToday = toCent((deductibleToday * inputs.marginalTaxRate) / 100);
    const autoCost = toCent(worth(auto) - savedToday);
    const homeEquityCost = toCent(worth(home) + inputs.closingCosts);
    return {
      betterChoice: autoCost <= homeEquityCost ? 'Auto loan' : 'Home equity loan',
      savings: toCent(Math.abs(autoCost - homeEquityCost)),
      autoPayment: auto.monthlyPayment,
      homeEquityPayment: home.monthlyPayment,
      autoInterest: auto.totalInterest,
      homeEquityInterest: home.totalInterest,
      taxSaved,
      autoCost,
      homeEquityCost,
    };
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say: (results) =>
    results.savings === 0
      ? sayTie(results.autoCost)
      : `The **${results.betterChoice.toLowerCase()}** costs **${wholeDollars(results.savings)}** less in today’s money, whatever the terms; the payment is **${dollars(results.autoPayment)}** a month with the car loan, **${dollars(results.homeEquityPayment)}** with home equity.`,
  supporting: ['autoPayment', 'homeEquityPayment', 'autoCost', 'homeEquityCost'],
});
