// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/automotive/loans/auto-affordability.ts';
import c1 from '#calculators/automotive/vehicle-value/auto-depreciation.ts';
import c2 from '#calculators/automotive/ownership-costs/auto-insurance-cost.ts';
import c3 from '#calculators/automotive/leases/auto-lease.ts';
import c4 from '#calculators/automotive/loans/auto-loan.ts';
import c5 from '#calculators/automotive/loans/auto-loan-basic.ts';
import c6 from '#calculators/automotive/loans/auto-loan-schedule.ts';
import c7 from '#calculators/automotive/loan-comparison/auto-loan-vs-home-equity.ts';
import c8 from '#calculators/automotive/loan-comparison/auto-refinance.ts';
import c9 from '#calculators/automotive/ownership-costs/auto-sales-tax.ts';
import c10 from '#calculators/automotive/loans/biweekly-auto-payment.ts';
import c11 from '#calculators/automotive/loans/boat-loan.ts';
import c12 from '#calculators/automotive/leases/buy-vs-lease.ts';
import c13 from '#calculators/automotive/vehicle-value/classic-car-investment.ts';
import c14 from '#calculators/automotive/loan-comparison/credit-union-vs-dealer.ts';
import c15 from '#calculators/automotive/ownership-costs/electric-vs-gas.ts';
import c16 from '#calculators/automotive/ownership-costs/extended-warranty.ts';
import c17 from '#calculators/automotive/ownership-costs/fleet-analysis.ts';
import c18 from '#calculators/automotive/ownership-costs/gas-mileage.ts';
import c19 from '#calculators/automotive/leases/lease-vs-cash.ts';
import c20 from '#calculators/automotive/loans/motorcycle-loan.ts';
import c21 from '#calculators/automotive/loan-comparison/rebate-vs-low-rate.ts';
import c22 from '#calculators/automotive/loans/rv-loan.ts';
import c23 from '#calculators/automotive/leases/subscription-vs-ownership.ts';
import c24 from '#calculators/automotive/ownership-costs/total-cost-ownership.ts';
import c25 from '#calculators/automotive/vehicle-value/trade-vs-sell.ts';
import c26 from '#calculators/automotive/loans/truck-loan.ts';
import c27 from '#calculators/automotive/ownership-costs/vehicle-comparison.ts';

const labels = {"insuranceRate":"Insurance, yearly rate","percentLost":"Share lost","breakEvenMonths":"Time to break even","breakEvenYears":"Time to break even","bestReplacementYears":"Best time to replace","payoffMonths":"Time to pay off","halfRepaidMonth":"Half repaid after","monthsSaved":"Time saved","breakEvenPrivatePrice":"Break-even private price","breakEvenRebate":"Break-even rebate","breakEvenRepairs":"Break-even repairs","breakEvenReturn":"Break-even return","netTradeIn":"Net trade-in","lowRateCost":"Low-rate cost","lowRateInterest":"Low-rate interest","lowRatePayment":"Low-rate payment","maxPayment":"Highest payment","costPerMonth":"Cost a month","lossPerMonth":"Loss a month","ownershipPerMonth":"Ownership a month","firstPerMonth":"First option, a month","secondPerMonth":"Second option, a month","firstCost":"Cost of the first option","secondCost":"Cost of the second option"};

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "auto-affordability": widen(c0, labels),
  "auto-depreciation": widen(c1, labels),
  "auto-insurance-cost": widen(c2, labels),
  "auto-lease": widen(c3, labels),
  "auto-loan": widen(c4, labels),
  "auto-loan-basic": widen(c5, labels),
  "auto-loan-schedule": widen(c6, labels),
  "auto-loan-vs-home-equity": widen(c7, labels),
  "auto-refinance": widen(c8, labels),
  "auto-sales-tax": widen(c9, labels),
  "biweekly-auto-payment": widen(c10, labels),
  "boat-loan": widen(c11, labels),
  "buy-vs-lease": widen(c12, labels),
  "classic-car-investment": widen(c13, labels),
  "credit-union-vs-dealer": widen(c14, labels),
  "electric-vs-gas": widen(c15, labels),
  "extended-warranty": widen(c16, labels),
  "fleet-analysis": widen(c17, labels),
  "gas-mileage": widen(c18, labels),
  "lease-vs-cash": widen(c19, labels),
  "motorcycle-loan": widen(c20, labels),
  "rebate-vs-low-rate": widen(c21, labels),
  "rv-loan": widen(c22, labels),
  "subscription-vs-ownership": widen(c23, labels),
  "total-cost-ownership": widen(c24, labels),
  "trade-vs-sell": widen(c25, labels),
  "truck-loan": widen(c26, labels),
  "vehicle-comparison": widen(c27, labels),
};
