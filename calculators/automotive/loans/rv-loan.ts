import {
  choice,
  downPayment,
  fees,
  interestRate,
  loanTerm,
  money,
  salesTax,
  tradeInValue,
  vehiclePrice,
} from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { dollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { financePurchase, purchaseResults, sayPurchase } from './vehicle-loan.ts';

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
});
