import { additionalFrom, mansionTax, purchaseTax, useAdjustments } from '../../figures/housing/closing-costs.ts';
import type { Dollars, Percent } from '../../figures/units.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { choice, money, quantity, rate } from '../../kit/definition/fields.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import { dollarsToCents, toCent } from '../../kit/money/money.ts';
import { downPayment, homeInsurance, homePrice, interestRate, propertyTax, propertyType } from '../fields.ts';

/**
 * Costs of a buyer at closing in addition to the down payment.
 *   total = lender fees + title and settlement + taxes + prepaid items; cash to close = down payment + total
 */
export default defineCalculator({
  id: 'closing-costs',
  title: 'Closing Costs',
  description: 'Fees, taxes and prepaid items due when you buy a home.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home buying',
  icon: 'file-text',
  sortOrder: 37,
  inputs: {
    homePrice,
    downPayment,
    interestRate,
    state: choice('State', { CA: 'California', NY: 'New York', TX: 'Texas', FL: 'Florida', Other: 'Other' }, 'Other', {
      tooltip: 'For Other no transfer or mortgage tax is assumed.',
    }),
    propertyType,
    originationRate: rate('Origination fee', 1, { max: 5, tooltip: 'As a percent of the loan, with points.' }),
    propertyTax,
    homeInsurance,
    titleInsuranceRate: rate('Title insurance', 0.5, { max: 3, advanced: true, tooltip: 'Both policies, as a percent of the price.' }),
    settlementFee: money('Settlement and attorney', 1200, { max: 1e6, advanced: true }),
    appraisalFee: money('Appraisal and credit report', 650, { max: 1e6, advanced: true }),
    inspectionFee: money('Inspection and survey', 850, { max: 1e6, advanced: true }),
    recordingFee: money('Recording', 150, { max: 1e6, advanced: true }),
    escrowMonths: quantity('Months of tax in escrow', 'months', 3, 24, { advanced: true }),
    prepaidDays: quantity('Days of prepaid interest', 'days', 15, 31, { advanced: true }),
    buyerPaysTransferTax: {
      label: 'You pay the transfer tax',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      tooltip: 'Usually the seller does.',
    },
  },
  results: {
    totalClosingCosts: 'money',
    cashToClose: 'money',
    closingCostPercent: 'percent',
    loanAmount: 'balance',
    lenderFees: 'money',
    titleAndSettlement: 'money',
    governmentTaxes: 'money',
    prepaidItems: 'money',
    transferTax: 'money',
    breakdown: 'group',
  },
  sources: [
    {
      title: 'State tax laws',
      locator: 'NY Tax Law 253(1)-(2), 1402, 1402-a; Fla. Stat. 201.02, 201.08, 199.133; Cal. Rev. & Tax. Code 11911',
    },
    {
      title: 'Fannie Mae Loan-Level Price Adjustment Matrix',
      locator: 'additional attributes, purchase: second home, investment property',
    },
    { title: '12 CFR 1026.37', locator: 'Loan Estimate: closing cost details' },
  ],
  calculate(inputs) {
    const loan = toCent(inputs.homePrice - inputs.downPayment);
    if (loan < 0) return refuse('The down payment is higher than the home price.', 'downPayment');
    const law = purchaseTax[inputs.state];
    const origination = toCent((loan * inputs.originationRate) / 100);
    const useAdjustment = inputs.propertyType === 'primary' ? 0 : toCent((loan * adjustment(loan, inputs.homePrice)) / 100);
    const lender = loan === 0 ? 0 : inputs.appraisalFee;
    const titleInsurance = toCent((inputs.homePrice * inputs.titleInsuranceRate) / 100);
    const mortgageTax = toCent(
      (loan * law.intangible +
        counted(loan, 100, law.spared) * law.loan +
        counted(Math.max(0, loan - additionalFrom), 100, law.spared) * law.additional) /
        100,
    );
    const transferTax = toCent((counted(inputs.homePrice, law.deedUnit) * law.deed) / 100);
    const buyersTransferTax = inputs.buyerPaysTransferTax ? transferTax : 0;
    const mansion = inputs.state === 'NY' && inputs.homePrice >= mansionTax.from ? toCent((inputs.homePrice * mansionTax.rate) / 100) : 0;
    const prepaidInterest = toCent((loan * inputs.interestRate * inputs.prepaidDays) / (100 * daysOfYear));
    const escrow = toCent((inputs.propertyTax * inputs.escrowMonths) / 12);
    const lenderFees = toCent(origination + useAdjustment + lender);
    const titleAndSettlement = toCent(titleInsurance + inputs.settlementFee + inputs.inspectionFee + inputs.recordingFee);
    const governmentTaxes = toCent(mortgageTax + buyersTransferTax + mansion);
    const prepaidItems = toCent(prepaidInterest + escrow + inputs.homeInsurance);
    const totalClosingCosts = toCent(lenderFees + titleAndSettlement + governmentTaxes + prepaidItems);
    return {
      totalClosingCosts,
      cashToClose: toCent(inputs.downPayment + totalClosingCosts),
      closingCostPercent: (totalClosingCosts * 100) / inputs.homePrice,
      loanAmount: loan,
      lenderFees,
      titleAndSettlement,
      governmentTaxes,
      prepaidItems,
      transferTax,
      breakdown: { origination, useAdjustment, titleInsurance, mortgageTax, mansionTax: mansion, prepaidInterest, escrow },
    };
  },
  headline: (results) => ({ value: results.totalClosingCosts, kind: 'money' }),
  say: (results) =>
    `You pay **${wholeDollars(results.totalClosingCosts)}** at closing, **${percent(results.closingCostPercent)}** of the price; with the down payment, bring **${wholeDollars(results.cashToClose)}** in all.`,
  supporting: ['cashToClose', 'lenderFees', 'titleAndSettlement', 'prepaidItems'],
  chart: (results) => ({
    kind: 'share',
    title: 'What you pay at closing',
    unit: 'money',
    parts: [
      { label: 'Lender', value: results.lenderFees },
      { label: 'Title and settlement', value: results.titleAndSettlement },
      { label: 'Taxes', value: results.governmentTaxes },
      { label: 'Prepaid', value: results.prepaidItems },
    ],
  }),
  explanation: {
    formula: ['Lender + title and settlement + taxes + prepaid items.', 'Prepaid interest = loan × rate × days ÷ 365.'],
    assumptions: [
      'Loan taxes: NY 0.75% less $25, FL 0.55%; NY takes 1% of the price from a million.',
      'Started units count: $100 in FL, $500 on deeds in CA and NY; on NY loans the larger half of $100.',
      'Vacation homes and rentals bear a loan-level adjustment.',
      'A year of home insurance is prepaid.',
    ],
    leavesOut: ['City and county taxes; seller credits.'],
    differs: ['Fees vary by county: ask for a Loan Estimate.', 'Some lenders divide prepaid interest by 360 days.'],
  },
});

const daysOfYear = 365;

/** Amount counted by a tax with units: a started unit counts as a whole one, unless the law exempts a part of that size. */
function counted(amount: Dollars, unit: Dollars, spared = 0): Dollars {
  return Math.ceil(dollarsToCents(amount) / (unit * 100) - spared) * unit;
}

function adjustment(loan: Dollars, price: Dollars): Percent {
  return useAdjustments.find(({ upTo }) => dollarsToCents(loan) * 100 <= upTo * dollarsToCents(price))?.rate ?? 0;
}
