import { levelPayment } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  downPayment,
  homeInsurance,
  interestRate,
  loanTerm,
  monthlyRent,
  propertyTax,
  purchasePrice,
  vacancyRate,
} from '#calculators/real-estate/fields.ts';
import { capRateOf, netOperatingIncome, percentOf } from './noi.ts';

/**
 * Cash flow of a rental after its loan payments.
 *   cash flow = NOI − 12 · payment; cash-on-cash return = cash flow ÷ (down payment + closing costs)
 *   break-even occupancy = (operating expenses + debt service) ÷ gross income
 */
export default defineCalculator({
  id: 'cash-flow',
  title: 'Rental Property Cash Flow',
  description: 'What a rental leaves you each month after expenses and the loan.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Investment property',
  icon: 'wallet',
  sortOrder: 44,
  inputs: {
    purchasePrice,
    downPayment: { ...downPayment, defaultValue: 75000 },
    interestRate: { ...interestRate, defaultValue: 7 },
    monthlyRent,
    vacancyRate,
    propertyTax,
    homeInsurance: { ...homeInsurance, defaultValue: 1500 },
    maintenance: money('Repairs a year', 2400),
    managementRate: rate('Management', 8, { max: 50, advanced: true, tooltip: 'As a percent of the rent collected.' }),
    hoaFees: money('HOA dues a month', 0, { step: 25, advanced: true }),
    otherIncome: money('Other income a year', 0, { advanced: true }),
    closingCosts: money('Closing costs', 9000, { advanced: true }),
    loanTerm: { ...loanTerm, advanced: true },
  },
  results: {
    monthlyCashFlow: 'money',
    annualCashFlow: 'money',
    cashOnCashReturn: 'percent?',
    noi: 'money',
    debtService: 'money',
    monthlyPayment: 'money',
    effectiveIncome: 'money',
    operatingExpenses: 'money',
    capRate: 'percent',
    debtServiceCoverage: 'times?',
    breakEvenOccupancy: 'percent?',
    cashInvested: 'money',
    loanAmount: 'balance',
    expenseBreakdown: 'group',
  },
  calculate(inputs) {
    const loanAmount = toCent(inputs.purchasePrice - inputs.downPayment);
    if (loanAmount < 0) return refuse('The down payment is higher than the purchase price.', 'downPayment');
    const collected = (inputs.monthlyRent * 12 * (100 - inputs.vacancyRate)) / 100;
    const management = toCent((collected * inputs.managementRate) / 100);
    const dues = toCent(inputs.hoaFees * 12);
    const operatingExpenses = inputs.propertyTax + inputs.homeInsurance + inputs.maintenance + management + dues;
    const income = netOperatingIncome({ ...inputs, operatingExpenses });
    const monthlyPayment = toCent(levelPayment(loanAmount, inputs.interestRate / 1200, Math.round(inputs.loanTerm * 12)));
    const debtService = toCent(monthlyPayment * 12);
    const annualCashFlow = toCent(income.noi - debtService);
    const cashInvested = toCent(inputs.downPayment + inputs.closingCosts);
    const grossIncome = income.grossRent + inputs.otherIncome;
    return {
      monthlyCashFlow: toCent(annualCashFlow / 12),
      annualCashFlow,
      cashOnCashReturn: percentOf(annualCashFlow, cashInvested),
      noi: income.noi,
      debtService,
      monthlyPayment,
      effectiveIncome: income.effectiveIncome,
      operatingExpenses: income.operatingExpenses,
      capRate: capRateOf(income.noi, inputs.purchasePrice),
      debtServiceCoverage: debtService === 0 ? null : income.noi / debtService,
      breakEvenOccupancy: percentOf(income.operatingExpenses + debtService, grossIncome),
      cashInvested,
      loanAmount,
      expenseBreakdown: {
        propertyTax: inputs.propertyTax,
        insurance: inputs.homeInsurance,
        repairs: inputs.maintenance,
        management,
        dues,
      },
    };
  },
  headline: (results) => ({ value: results.monthlyCashFlow, kind: 'money', per: 'a month' }),
  say(results) {
    const onCash = results.cashOnCashReturn === null ? '' : `, **${percent(results.cashOnCashReturn)}** a year on your cash`;
    return results.monthlyCashFlow < 0
      ? `You would add **${dollars(-results.monthlyCashFlow)}** a month of your own${onCash}.`
      : `The rental leaves you **${dollars(results.monthlyCashFlow)}** a month, **${wholeDollars(results.annualCashFlow)}** a year${onCash}.`;
  },
  supporting: ['cashOnCashReturn', 'noi', 'debtServiceCoverage', 'breakEvenOccupancy'],
});
