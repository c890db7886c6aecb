// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/automotive/loans/auto-affordability.ts';
import d0 from '#calculators/automotive/loans/details/auto-affordability.details.ts';
import c1 from '#calculators/automotive/vehicle-value/auto-depreciation.ts';
import d1 from '#calculators/automotive/vehicle-value/details/auto-depreciation.details.ts';
import c2 from '#calculators/automotive/ownership-costs/auto-insurance-cost.ts';
import d2 from '#calculators/automotive/ownership-costs/details/auto-insurance-cost.details.ts';
import c3 from '#calculators/automotive/leases/auto-lease.ts';
import d3 from '#calculators/automotive/leases/details/auto-lease.details.ts';
import c4 from '#calculators/automotive/loans/auto-loan.ts';
import d4 from '#calculators/automotive/loans/details/auto-loan.details.ts';
import c5 from '#calculators/automotive/loans/auto-loan-basic.ts';
import d5 from '#calculators/automotive/loans/details/auto-loan-basic.details.ts';
import c6 from '#calculators/automotive/loans/auto-loan-schedule.ts';
import d6 from '#calculators/automotive/loans/details/auto-loan-schedule.details.ts';
import c7 from '#calculators/automotive/loan-comparison/auto-loan-vs-home-equity.ts';
import d7 from '#calculators/automotive/loan-comparison/details/auto-loan-vs-home-equity.details.ts';
import c8 from '#calculators/automotive/loan-comparison/auto-refinance.ts';
import d8 from '#calculators/automotive/loan-comparison/details/auto-refinance.details.ts';
import c9 from '#calculators/automotive/ownership-costs/auto-sales-tax.ts';
import d9 from '#calculators/automotive/ownership-costs/details/auto-sales-tax.details.ts';
import c10 from '#calculators/automotive/loans/biweekly-auto-payment.ts';
import d10 from '#calculators/automotive/loans/details/biweekly-auto-payment.details.ts';
import c11 from '#calculators/automotive/loans/boat-loan.ts';
import d11 from '#calculators/automotive/loans/details/boat-loan.details.ts';
import c12 from '#calculators/automotive/leases/buy-vs-lease.ts';
import d12 from '#calculators/automotive/leases/details/buy-vs-lease.details.ts';
import c13 from '#calculators/automotive/vehicle-value/classic-car-investment.ts';
import d13 from '#calculators/automotive/vehicle-value/details/classic-car-investment.details.ts';
import c14 from '#calculators/automotive/loan-comparison/credit-union-vs-dealer.ts';
import d14 from '#calculators/automotive/loan-comparison/details/credit-union-vs-dealer.details.ts';
import c15 from '#calculators/automotive/ownership-costs/electric-vs-gas.ts';
import d15 from '#calculators/automotive/ownership-costs/details/electric-vs-gas.details.ts';
import c16 from '#calculators/automotive/ownership-costs/extended-warranty.ts';
import d16 from '#calculators/automotive/ownership-costs/details/extended-warranty.details.ts';
import c17 from '#calculators/automotive/ownership-costs/fleet-analysis.ts';
import d17 from '#calculators/automotive/ownership-costs/details/fleet-analysis.details.ts';
import c18 from '#calculators/automotive/ownership-costs/gas-mileage.ts';
import d18 from '#calculators/automotive/ownership-costs/details/gas-mileage.details.ts';
import c19 from '#calculators/automotive/leases/lease-vs-cash.ts';
import d19 from '#calculators/automotive/leases/details/lease-vs-cash.details.ts';
import c20 from '#calculators/automotive/loans/motorcycle-loan.ts';
import d20 from '#calculators/automotive/loans/details/motorcycle-loan.details.ts';
import c21 from '#calculators/automotive/loan-comparison/rebate-vs-low-rate.ts';
import d21 from '#calculators/automotive/loan-comparison/details/rebate-vs-low-rate.details.ts';
import c22 from '#calculators/automotive/loans/rv-loan.ts';
import d22 from '#calculators/automotive/loans/details/rv-loan.details.ts';
import c23 from '#calculators/automotive/leases/subscription-vs-ownership.ts';
import d23 from '#calculators/automotive/leases/details/subscription-vs-ownership.details.ts';
import c24 from '#calculators/automotive/ownership-costs/total-cost-ownership.ts';
import d24 from '#calculators/automotive/ownership-costs/details/total-cost-ownership.details.ts';
import c25 from '#calculators/automotive/vehicle-value/trade-vs-sell.ts';
import d25 from '#calculators/automotive/vehicle-value/details/trade-vs-sell.details.ts';
import c26 from '#calculators/automotive/loans/truck-loan.ts';
import d26 from '#calculators/automotive/loans/details/truck-loan.details.ts';
import c27 from '#calculators/automotive/ownership-costs/vehicle-comparison.ts';
import d27 from '#calculators/automotive/ownership-costs/details/vehicle-comparison.details.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "auto-affordability": detailsOf(c0, d0),
  "auto-depreciation": detailsOf(c1, d1),
  "auto-insurance-cost": detailsOf(c2, d2),
  "auto-lease": detailsOf(c3, d3),
  "auto-loan": detailsOf(c4, d4),
  "auto-loan-basic": detailsOf(c5, d5),
  "auto-loan-schedule": detailsOf(c6, d6),
  "auto-loan-vs-home-equity": detailsOf(c7, d7),
  "auto-refinance": detailsOf(c8, d8),
  "auto-sales-tax": detailsOf(c9, d9),
  "biweekly-auto-payment": detailsOf(c10, d10),
  "boat-loan": detailsOf(c11, d11),
  "buy-vs-lease": detailsOf(c12, d12),
  "classic-car-investment": detailsOf(c13, d13),
  "credit-union-vs-dealer": detailsOf(c14, d14),
  "electric-vs-gas": detailsOf(c15, d15),
  "extended-warranty": detailsOf(c16, d16),
  "fleet-analysis": detailsOf(c17, d17),
  "gas-mileage": detailsOf(c18, d18),
  "lease-vs-cash": detailsOf(c19, d19),
  "motorcycle-loan": detailsOf(c20, d20),
  "rebate-vs-low-rate": detailsOf(c21, d21),
  "rv-loan": detailsOf(c22, d22),
  "subscription-vs-ownership": detailsOf(c23, d23),
  "total-cost-ownership": detailsOf(c24, d24),
  "trade-vs-sell": detailsOf(c25, d25),
  "truck-loan": detailsOf(c26, d26),
  "vehicle-comparison": detailsOf(c27, d27),
};
