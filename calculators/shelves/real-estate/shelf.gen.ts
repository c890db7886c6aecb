// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/real-estate/income-property/1031-exchange.ts';
import c1 from '#calculators/real-estate/mortgages/arm-vs-fixed.ts';
import c2 from '#calculators/real-estate/mortgages/biweekly-mortgage.ts';
import c3 from '#calculators/real-estate/income-property/cap-rate.ts';
import c4 from '#calculators/real-estate/income-property/cash-flow.ts';
import c5 from '#calculators/real-estate/home-buying/closing-costs.ts';
import c6 from '#calculators/real-estate/home-buying/debt-to-income.ts';
import c7 from '#calculators/real-estate/home-buying/down-payment.ts';
import c8 from '#calculators/real-estate/mortgages/extra-payment.ts';
import c9 from '#calculators/real-estate/mortgages/fha-loan.ts';
import c10 from '#calculators/real-estate/home-equity/heloc.ts';
import c11 from '#calculators/real-estate/home-buying/home-affordability.ts';
import c12 from '#calculators/real-estate/home-equity/home-equity-loan.ts';
import c13 from '#calculators/real-estate/income-property/investment-property.ts';
import c14 from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import c15 from '#calculators/real-estate/mortgages/pmi-calculator.ts';
import c16 from '#calculators/real-estate/home-buying/property-tax.ts';
import c17 from '#calculators/real-estate/income-property/real-estate-investment.ts';
import c18 from '#calculators/real-estate/mortgages/refinance.ts';
import c19 from '#calculators/real-estate/home-buying/rent-vs-buy.ts';
import c20 from '#calculators/real-estate/home-equity/reverse-mortgage.ts';
import c21 from '#calculators/real-estate/mortgages/va-loan.ts';

const labels = {"closingCostPercent":"Closing costs, share of the price","minimumDownPercent":"Smallest down payment","breakEvenMonths":"Time to break even","breakEvenYears":"Time to break even","payoffMonths":"Time to pay off","mipMonths":"Mortgage insurance lasts","monthsSaved":"Time saved","monthsToMinimum":"Time to minimum","monthsToTarget":"Time to target","monthsUntilAhead":"Time until ahead","monthsUntilFixedWins":"Time until fixed wins","originalMonths":"Original time to pay off","requestAfter":"Ask to cancel PMI after","backEndRatio":"Back-end ratio","frontEndRatio":"Front-end ratio","breakEvenOccupancy":"Break-even occupancy","cashOnCashReturn":"Cash-on-cash return","combinedLoanToValue":"Combined loan-to-value","loanToValue":"Loan-to-value","taxDeferredAmount":"Tax-deferred amount","worstCaseSavings":"Worst-case savings","maxFHAPayment":"Highest payment, FHA","maxConventionalPayment":"Highest payment, conventional","maxHomePrice":"Highest home price","maxLoanAmount":"Highest loan amount","qualifiesFHA":"Qualifies for FHA","qualifiesVA":"Qualifies for VA","qualifiesConventional":"Qualifies for a conventional loan","lastYearAhead":"Last year ahead","paidPerYear":"Paid a year","repaymentPayment":"Payment while repaying","drawPayment":"Payment while drawing"};

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "1031-exchange": widen(c0, labels),
  "arm-vs-fixed": widen(c1, labels),
  "biweekly-mortgage": widen(c2, labels),
  "cap-rate": widen(c3, labels),
  "cash-flow": widen(c4, labels),
  "closing-costs": widen(c5, labels),
  "debt-to-income": widen(c6, labels),
  "down-payment": widen(c7, labels),
  "extra-payment": widen(c8, labels),
  "fha-loan": widen(c9, labels),
  "heloc": widen(c10, labels),
  "home-affordability": widen(c11, labels),
  "home-equity-loan": widen(c12, labels),
  "investment-property": widen(c13, labels),
  "mortgage-payment": widen(c14, labels),
  "pmi-calculator": widen(c15, labels),
  "property-tax": widen(c16, labels),
  "real-estate-investment": widen(c17, labels),
  "refinance": widen(c18, labels),
  "rent-vs-buy": widen(c19, labels),
  "reverse-mortgage": widen(c20, labels),
  "va-loan": widen(c21, labels),
};
