import { defineCalculator } from '../../kit/definition/define.ts';
import { isRefusal } from '../../kit/definition/refusal.ts';
import { dollars } from '../../kit/formatting/words.ts';
import { toCent } from '../../kit/money/money.ts';
import { choice, downPayment, fees, interestRate, loanTerm, money, salesTax, tradeInValue, vehiclePrice } from '../fields.ts';
import {
  balanceChart,
  closedForm,
  dailyInterest,
  financePurchase,
  loanFormula,
  loanSources,
  purchaseFormula,
  purchaseResults,
  sayPurchase,
} from './vehicle-loan.ts';

/** Yearly premium in per cent of the price, a planning value: motorized RVs need liability cover, towed ones do not. */
const insuranceByType = { motorhome: 1.5, travel_trailer: 1, fifth_wheel: 1 };

/** Factor for living in the RV, which also needs the liability and contents cover of a home; a planning factor. */
const insuranceByUse = { recreational: 1, full_time: 1.5 };

/**
 * RV loan, and what the RV costs a month with insurance and a site.
 *   monthly cost = payment + price · insurance % · use ÷ 1200 + site
 * All amounts are positive; rates are yearly per cent.
 */
export default defineCalculator({
  id: 'rv-loan',
  title: 'RV Loan',
  description: 'What a motorhome or trailer costs each month.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Financing',
  icon: 'caravan',
  sortOrder: 12,
  inputs: {
    rvType: choice('Kind of RV', ['motorhome', 'travel_trailer', 'fifth_wheel'], 'motorhome'),
    usageType: choice('Use', ['recreational', 'full_time'], 'recreational', { names: { full_time: 'Full time (lived in)' } }),
    vehiclePrice: { ...vehiclePrice, defaultValue: 75000 },
    downPayment: { ...downPayment, defaultValue: 15000 },
    loanTerm: { ...loanTerm, defaultValue: 180, slider: [60, 240] },
    interestRate: { ...interestRate, defaultValue: 7.75 },
    salesTax,
    siteCost: money('Site or storage a month', 150, { step: 10 }),
    fees: { ...fees, advanced: true },
    tradeInValue: { ...tradeInValue, defaultValue: 0, advanced: true },
  },
  results: { ...purchaseResults, insuranceRate: 'percent', monthlyInsurance: 'money', monthlyCost: 'money' },
  sources: [
    ...loanSources,
    { title: 'Insurance of recreational vehicles', locator: 'planning shares of the price, set by this calculator' },
  ],
  calculate(inputs) {
    const loan = financePurchase(inputs);
    if (isRefusal(loan)) return loan;
    const insuranceRate = insuranceByType[inputs.rvType] * insuranceByUse[inputs.usageType];
    const monthlyInsurance = toCent((inputs.vehiclePrice * insuranceRate) / 1200);
    return { ...loan, insuranceRate, monthlyInsurance, monthlyCost: toCent(loan.monthlyPayment + monthlyInsurance + inputs.siteCost) };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say: (results, inputs) =>
    `${sayPurchase(results, inputs.loanTerm)} With insurance and site, a month comes to **${dollars(results.monthlyCost)}**.`,
  supporting: ['monthlyCost', 'monthlyInsurance', 'amountFinanced', 'totalInterest'],
  chart: (results, inputs) => balanceChart(results.amountFinanced, inputs.interestRate, inputs.loanTerm),
  explanation: {
    formula: [purchaseFormula, loanFormula, 'monthly cost = payment + insurance + site'],
    assumptions: [
      'Insurance a year, for planning: 1.5% of the price for a motorhome, 1% for what is towed; half as much again if lived in.',
      closedForm,
    ],
    leavesOut: ['Fuel, upkeep and loss of value.'],
    differs: ['Many lenders refuse full-time use.', dailyInterest],
  },
});
