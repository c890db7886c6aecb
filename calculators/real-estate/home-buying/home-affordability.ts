import { debtToIncome } from '#calculators/figures/guidelines.ts';
import { fhaUpfrontMip } from '#calculators/figures/housing/housing.ts';
import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { levelPayment } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { dollarsToCents, toCent } from '#calculators/kit/money/money.ts';
import {
  downPayment,
  homeInsurance,
  interestRate,
  loanTerm,
  loanTypes,
  pmiRate,
  price,
  propertyTaxRate,
} from '#calculators/real-estate/fields.ts';
import { annualMip, needsPmi, vaFee } from '#calculators/real-estate/mortgages/insurance.ts';

/**
 * The highest price whose monthly cost is within the lender's share of gross income.
 *   budget = min(front % · income, back % · income − debts); cost(price) = loan payment + tax + insurance + dues + mortgage insurance
 * The cost never falls when the price rises, so the highest price in whole cents is found by bisection. Both the exact cost and the sum of
 * its parts, as billed, stay within the budget.
 */
export default defineCalculator({
  id: 'home-affordability',
  title: 'Home Affordability',
  description: 'The highest home price that you can afford.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home buying',
  icon: 'key-round',
  sortOrder: 29,
  inputs: {
    annualIncome: price('Gross income a year', 100000, { tooltip: 'Before tax, of all borrowers.' }),
    monthlyDebts: money('Debts a month', 500, { step: 50, tooltip: 'Car, student loan, credit card minimums. Not the rent you give up.' }),
    downPayment,
    interestRate,
    loanTerm,
    loanType: choice('Loan type', loanTypes, 'conventional', { tooltip: 'Sets the income limits and the mortgage insurance.' }),
    propertyTaxRate,
    homeInsurance,
    hoaFees: money('HOA dues a month', 0, { step: 25, advanced: true }),
    pmiRate: { ...pmiRate, advanced: true },
  },
  results: {
    maxHomePrice: 'money',
    maxLoanAmount: 'balance',
    monthlyPayment: 'money',
    principalAndInterest: 'money',
    monthlyTax: 'money',
    monthlyInsurance: 'money',
    monthlyPmi: 'money',
    financedFee: 'money',
    loanToValue: 'percent',
    frontEndRatio: 'percent',
    backEndRatio: 'percent',
    limitedBy: 'text',
  },
  calculate(inputs) {
    const income = inputs.annualIncome / 12;
    const limit: { readonly front?: Percent; readonly back: Percent } =
      inputs.loanType === 'FHA' ? debtToIncome.fha : inputs.loanType === 'VA' ? debtToIncome.va : debtToIncome.conventional;
    const byDebts = (income * limit.back) / 100 - inputs.monthlyDebts;
    const byHousing = limit.front === undefined ? byDebts : (income * limit.front) / 100;
    const budget = Math.min(byDebts, byHousing);
    if (budget <= 0) return refuse('Your debts leave no room for a housing payment.', 'monthlyDebts');
    const fixed = inputs.homeInsurance / 12 + inputs.hoaFees;
    if (fixed >= budget) return refuse('Insurance and dues already take the whole housing budget.', 'homeInsurance');
    const periods = Math.round(inputs.loanTerm * 12);
    const factor = levelPayment(1, inputs.interestRate / 1200, periods);
    const monthlyInsurance = toCent(inputs.homeInsurance / 12);
    const billed = (price: Dollars) => {
      const loan = loanFor(inputs, price);
      const [repaid, tax] = [(loan.base + loan.fee) * factor, (price * inputs.propertyTaxRate) / 1200];
      const [principalAndInterest, monthlyTax, monthlyPmi] = [toCent(repaid), toCent(tax), toCent(loan.insurance)];
      const monthlyPayment = toCent(principalAndInterest + monthlyTax + monthlyInsurance + monthlyPmi + inputs.hoaFees);
      const cost = Math.max(repaid + tax + loan.insurance + fixed, monthlyPayment);
      return { loan, principalAndInterest, monthlyTax, monthlyPmi, monthlyPayment, cost };
    };
    const maxHomePrice = highest((price) => billed(price).cost, budget, inputs.downPayment + budget * periods);
    const { loan, principalAndInterest, monthlyTax, monthlyPmi, monthlyPayment } = billed(maxHomePrice);
    return {
      maxHomePrice,
      maxLoanAmount: toCent(loan.base),
      monthlyPayment,
      principalAndInterest,
      monthlyTax,
      monthlyInsurance,
      monthlyPmi,
      financedFee: toCent(loan.fee),
      loanToValue: maxHomePrice === 0 ? 0 : (loan.base * 100) / maxHomePrice,
      frontEndRatio: (monthlyPayment * 100) / income,
      backEndRatio: ((monthlyPayment + inputs.monthlyDebts) * 100) / income,
      limitedBy: byDebts < byHousing || limit.front === undefined ? 'Housing and debts' : 'Housing alone',
    };
  },
  headline: (results) => ({ value: results.maxHomePrice, kind: 'money' }),
  say(results) {
    return `You could buy for up to **${wholeDollars(results.maxHomePrice)}** with a loan of **${wholeDollars(results.maxLoanAmount)}**, at **${dollars(results.monthlyPayment)}** a month in all.`;
  },
  supporting: ['monthlyPayment', 'maxLoanAmount', 'backEndRatio', 'limitedBy'],
});

interface Terms {
  readonly loanType: 'conventional' | 'FHA' | 'VA';
  readonly downPayment: Dollars;
  readonly loanTerm: Years;
  readonly pmiRate: Percent;
}

/** The loan for a price, the fee financed with it, and the monthly premium. */
function loanFor(terms: Terms, price: Dollars): { readonly base: Dollars; readonly fee: Dollars; readonly insurance: Dollars } {
  const base = Math.max(0, price - terms.downPayment);
  switch (terms.loanType) {
    case 'conventional':
      return { base, fee: 0, insurance: needsPmi(base, price) ? (base * terms.pmiRate) / 1200 : 0 };
    case 'FHA':
      return { base, fee: (base * fhaUpfrontMip) / 100, insurance: (base * annualMip(base, price, terms.loanTerm).rate) / 1200 };
    case 'VA':
      return { base, fee: (base * vaFee(terms.downPayment, price)) / 100, insurance: 0 };
  }
}

/** The highest amount, in whole cents, whose cost stays within the budget, ignoring binary noise. */
function highest(cost: (price: Dollars) => Dollars, budget: Dollars, above: Dollars): Dollars {
  let low = 0;
  let high = dollarsToCents(above) + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (cost(middle / 100) <= budget * (1 + 1e-14)) low = middle;
    else high = middle;
  }
  return low / 100;
}
