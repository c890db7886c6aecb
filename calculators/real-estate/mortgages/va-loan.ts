import { housing, vaGuaranty } from '#calculators/figures/housing/housing.ts';
import { figuresInput } from '#calculators/figures/set.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { downPayment, homeInsurance, homePrice, interestRate, loanTerm, propertyTax } from '#calculators/real-estate/fields.ts';
import { vaFee } from './insurance.ts';
import { balanceAfter, yearPoints } from './loan.ts';

/**
 * Monthly cost of a purchase with a VA loan.
 *   funding fee = (price − down payment) · rate by down payment and use; it may be added to the loan
 *   with entitlement in use: largest loan without a down payment = 4 · (25 % of the county limit − entitlement in use),
 *   above it a quarter of the excess of the price is due down
 * Whole cents.
 */
export default defineCalculator({
  id: 'va-loan',
  title: 'VA Loan',
  description: 'Monthly cost of a VA loan with its funding fee.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Mortgage',
  icon: 'medal',
  sortOrder: 133,
  inputs: {
    homePrice,
    downPayment: { ...downPayment, defaultValue: 0, tooltip: 'None is asked with full entitlement.' },
    interestRate,
    loanTerm,
    laterUse: { label: 'Used a VA loan before', type: 'boolean', defaultValue: false, tooltip: 'A later use bears a higher fee.' },
    exempt: {
      label: 'Exempt from the fee',
      type: 'boolean',
      defaultValue: false,
      tooltip: 'Compensation for a disability from service, or a surviving spouse with DIC, among others.',
    },
    propertyTax,
    homeInsurance,
    financeFee: { label: 'Fee added to the loan', type: 'boolean', defaultValue: true, advanced: true },
    entitlementUsed: money('Entitlement in use', 0, {
      max: 1e6,
      advanced: true,
      tooltip: 'Of a VA loan not restored: your certificate of eligibility states it. 0 is full entitlement.',
    }),
    countyLimit: money('County loan limit', 0, {
      max: 1e7,
      advanced: true,
      tooltip: 'Conforming limit of one unit in the county; 0 takes the baseline of the figures.',
    }),
    figures: figuresInput,
  },
  results: {
    monthlyPayment: 'money',
    principalAndInterest: 'money',
    fundingFee: 'money',
    fundingFeeRate: 'percent',
    baseLoanAmount: 'balance',
    totalLoanAmount: 'balance',
    dueUpfront: 'money',
    monthlyTax: 'money',
    monthlyInsurance: 'money',
    downPaymentUsed: 'money',
    downPaymentNeeded: 'money',
    remainingEntitlement: 'money?',
    loanWithoutDownPayment: 'money?',
    totalInterest: 'money',
    schedule: { year: 'years', balance: 'balance' },
  },
  calculate(inputs) {
    if (inputs.downPayment > inputs.homePrice) return refuse('The down payment is higher than the home price.', 'downPayment');
    const county = inputs.countyLimit > 0 ? inputs.countyLimit : housing[inputs.figures].conformingLimit;
    const isFull = inputs.entitlementUsed === 0;
    const remaining = Math.max(0, (county * vaGuaranty) / 100 - inputs.entitlementUsed);
    const largest = (remaining * 100) / vaGuaranty;
    const needed = isFull ? 0 : toCent((Math.max(0, inputs.homePrice - largest) * vaGuaranty) / 100);
    const down = Math.max(toCent(inputs.downPayment), needed);
    const base = toCent(inputs.homePrice - down);
    const feeRate = inputs.exempt || base === 0 ? 0 : vaFee(down, inputs.homePrice, inputs.laterUse ? 'laterUse' : 'firstUse');
    const fee = toCent((base * feeRate) / 100);
    const total = toCent(base + (inputs.financeFee ? fee : 0));
    const loan = amortize({ principal: total, annualRate: inputs.interestRate, periods: Math.round(inputs.loanTerm * 12) });
    if (loan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const principalAndInterest = total === 0 ? 0 : centsToDollars(loan.payment);
    const monthlyTax = toCent(inputs.propertyTax / 12);
    const monthlyInsurance = toCent(inputs.homeInsurance / 12);
    return {
      monthlyPayment: toCent(principalAndInterest + monthlyTax + monthlyInsurance),
      principalAndInterest,
      fundingFee: fee,
      fundingFeeRate: feeRate,
      baseLoanAmount: base,
      totalLoanAmount: total,
      dueUpfront: toCent(down + (inputs.financeFee ? 0 : fee)),
      monthlyTax,
      monthlyInsurance,
      downPaymentUsed: down,
      downPaymentNeeded: needed,
      remainingEntitlement: isFull ? null : toCent(remaining),
      loanWithoutDownPayment: isFull ? null : toCent(largest),
      totalInterest: centsToDollars(loan.totalInterest),
      schedule: yearPoints(loan.count).map((year) => ({ year, balance: balanceAfter(loan.rows, Math.round(year * 12), total) })),
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const fee =
      results.fundingFee === 0
        ? 'no funding fee is due'
        : `the funding fee of **${wholeDollars(results.fundingFee)}** (${percent(results.fundingFeeRate)}) is ${inputs.financeFee ? 'added to the loan' : 'due upfront'}`;
    const down =
      results.downPaymentNeeded > inputs.downPayment
        ? ` The entitlement that is left asks **${wholeDollars(results.downPaymentNeeded)}** down, which is used here.`
        : '';
    return `The home would cost **${dollars(results.monthlyPayment)}** a month; ${fee}.${down}`;
  },
  supporting: ['principalAndInterest', 'fundingFee', 'totalLoanAmount', 'totalInterest'],
});
