import {
  additionalFrom,
  cityLargeLoan,
  cityMansionTax,
  cityPurchaseTax,
  mansionTax,
  purchaseTax,
  useAdjustments,
} from '#calculators/figures/housing/closing-costs.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { dollarsToCents, toCent } from '#calculators/kit/money/money.ts';
import { downPayment, homeInsurance, homePrice, interestRate, propertyTax, propertyType } from '#calculators/real-estate/fields.ts';

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
    newYorkCity: {
      label: 'In New York City',
      type: 'boolean',
      defaultValue: false,
      tooltip: 'For New York: the city adds its own tax on the mortgage.',
    },
    propertyType,
    originationRate: rate('Origination fee', 1, { max: 5, tooltip: 'As a percent of the loan, with points.' }),
    propertyTax,
    homeInsurance: { ...homeInsurance, advanced: true },
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
  calculate(inputs) {
    const loan = toCent(inputs.homePrice - inputs.downPayment);
    if (loan < 0) return refuse('The down payment is higher than the home price.', 'downPayment');
    const isCity = inputs.state === 'NY' && inputs.newYorkCity;
    const law = isCity ? cityPurchaseTax : purchaseTax[inputs.state];
    const loanRate = law.loan + (isCity && loan >= cityLargeLoan.from ? cityLargeLoan.more : 0);
    const origination = toCent((loan * inputs.originationRate) / 100);
    const useAdjustment = inputs.propertyType === 'primary' ? 0 : toCent((loan * adjustment(loan, inputs.homePrice)) / 100);
    const lender = loan === 0 ? 0 : inputs.appraisalFee;
    const titleInsurance = toCent((inputs.homePrice * inputs.titleInsuranceRate) / 100);
    const mortgageTax = toCent(
      (loan * law.intangible +
        counted(loan, 100, law.spared) * loanRate +
        counted(Math.max(0, loan - additionalFrom), 100, law.spared) * law.additional) /
        100,
    );
    const transferTax = toCent((counted(inputs.homePrice, law.deedUnit) * law.deed) / 100);
    const buyersTransferTax = inputs.buyerPaysTransferTax ? transferTax : 0;
    const mansionRates = isCity ? cityMansionTax : inputs.state === 'NY' ? [mansionTax] : [];
    const mansion = toCent((inputs.homePrice * (mansionRates.find(({ from }) => inputs.homePrice >= from)?.rate ?? 0)) / 100);
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
});

const daysOfYear = 365;

/** Amount counted by a tax with units: a started unit counts as a whole one, unless the law exempts a part of that size. */
function counted(amount: Dollars, unit: Dollars, spared = 0): Dollars {
  return Math.ceil(dollarsToCents(amount) / (unit * 100) - spared) * unit;
}

function adjustment(loan: Dollars, price: Dollars): Percent {
  return useAdjustments.find(({ upTo }) => dollarsToCents(loan) * 100 <= upTo * dollarsToCents(price))?.rate ?? 0;
}
