import { fhaDownPayment, fhaDownPaymentBelowScore, fhaMinimumScore, fhaUpfrontMip, housing } from '#calculators/figures/housing/housing.ts';
import { figuresInput } from '#calculators/figures/set.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { quantity } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { downPayment, homeInsurance, homePrice, interestRate, loanTerm, propertyTax } from '#calculators/real-estate/fields.ts';
import { annualMip } from './insurance.ts';
import { balanceAfter } from './loan.ts';

/**
 * A loan insured by the FHA.
 *   base loan = price − down payment, at least 3.5 % down from score 580, else 10 %; upfront premium (MIP) = 1.75 % of the base loan
 *   monthly premium in year y = base balance at the start of the year · annual rate ÷ 12, for 11 years or for the term
 */
export default defineCalculator({
  id: 'fha-loan',
  title: 'FHA Loan',
  description: 'Monthly cost of an FHA loan with its premiums.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Mortgage',
  icon: 'landmark',
  sortOrder: 39,
  inputs: {
    homePrice,
    downPayment: { ...downPayment, defaultValue: 10500 },
    creditScore: quantity('Credit score', 'points', 680, 850, { min: 300, zeroMeansDefault: true }),
    interestRate,
    loanTerm: { ...loanTerm, max: 30, slider: [10, 30] },
    propertyTax,
    homeInsurance,
    financeUpfrontMip: { label: 'Add the upfront premium to the loan', type: 'boolean', defaultValue: true, advanced: true },
    figures: figuresInput,
  },
  results: {
    monthlyPayment: 'money',
    principalAndInterest: 'money',
    monthlyMip: 'money',
    monthlyTax: 'money',
    monthlyInsurance: 'money',
    upfrontMip: 'money',
    annualMipRate: 'percent',
    mipMonths: 'months',
    totalMip: 'money',
    baseLoanAmount: 'balance',
    totalLoanAmount: 'balance',
    loanToValue: 'percent',
    minimumDownPayment: 'money',
    minimumDownPercent: 'percent',
    meetsMinimumDown: 'flag',
    loanLimit: 'money',
    withinLoanLimit: 'flag',
    totalInterest: 'money',
    premiums: { year: 'count', monthlyMip: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    const minimumDownPercent = inputs.creditScore >= fhaMinimumScore ? fhaDownPayment : fhaDownPaymentBelowScore;
    const minimumDownPayment = toCent((inputs.homePrice * minimumDownPercent) / 100);
    if (inputs.downPayment > inputs.homePrice) return refuse('The down payment is higher than the home price.', 'downPayment');
    const down = Math.max(inputs.downPayment, minimumDownPayment);
    const base = toCent(inputs.homePrice - down);
    const upfrontMip = toCent((base * fhaUpfrontMip) / 100);
    const total = toCent(base + (inputs.financeUpfrontMip ? upfrontMip : 0));
    const periods = Math.round(inputs.loanTerm * 12);
    const loan = amortize({ principal: total, annualRate: inputs.interestRate, periods });
    const insured = amortize({ principal: base, annualRate: inputs.interestRate, periods });
    if (loan === undefined || insured === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const mip = annualMip(base, inputs.homePrice, inputs.loanTerm);
    const mipMonths = base === 0 ? 0 : Math.min(periods, (mip.years ?? inputs.loanTerm) * 12);
    const premiums = Array.from({ length: Math.ceil(periods / 12) }, (_, before) => ({
      year: before + 1,
      monthlyMip: before * 12 < mipMonths ? toCent((balanceAfter(insured.rows, before * 12, base) * mip.rate) / 1200) : 0,
      balance: balanceAfter(loan.rows, before * 12 + 12, total),
    }));
    const principalAndInterest = total === 0 ? 0 : centsToDollars(loan.payment);
    const monthlyMip = premiums[0]?.monthlyMip ?? 0;
    const monthlyTax = toCent(inputs.propertyTax / 12);
    const monthlyInsurance = toCent(inputs.homeInsurance / 12);
    const limit = housing[inputs.figures].fhaLimit;
    return {
      monthlyPayment: toCent(principalAndInterest + monthlyMip + monthlyTax + monthlyInsurance),
      principalAndInterest,
      monthlyMip,
      monthlyTax,
      monthlyInsurance,
      upfrontMip,
      annualMipRate: base === 0 ? 0 : mip.rate,
      mipMonths: Math.round(mipMonths),
      totalMip: toCent(premiums.reduce((sum, row) => sum + row.monthlyMip * Math.min(12, periods - (row.year - 1) * 12), upfrontMip)),
      baseLoanAmount: base,
      totalLoanAmount: total,
      loanToValue: (base * 100) / inputs.homePrice,
      minimumDownPayment,
      minimumDownPercent,
      meetsMinimumDown: toCent(inputs.downPayment) >= minimumDownPayment,
      loanLimit: limit,
      withinLoanLimit: base <= limit,
      totalInterest: centsToDollars(loan.totalInterest),
      premiums,
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const notes = [
      results.meetsMinimumDown ? '' : ` FHA asks **${wholeDollars(results.minimumDownPayment)}** down, which is used here.`,
      results.withinLoanLimit ? '' : ` The loan is above the limit of **${wholeDollars(results.loanLimit)}** for low-cost areas.`,
    ].join('');
    const upfront = `**${wholeDollars(results.upfrontMip)}**`;
    const due = inputs.financeUpfrontMip ? `the upfront premium of ${upfront} is added to the loan` : `${upfront} more is due upfront`;
    return `The home would cost **${dollars(results.monthlyPayment)}** a month, of which **${dollars(results.monthlyMip)}** is FHA insurance; ${due}.${notes}`;
  },
  supporting: ['principalAndInterest', 'monthlyMip', 'upfrontMip', 'minimumDownPayment'],
});
