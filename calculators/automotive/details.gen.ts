// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/any-calculator.ts';
import c0 from './auto-affordability.ts';
import c1 from './auto-depreciation.ts';
import c2 from './auto-insurance-cost.ts';
import c3 from './auto-lease.ts';
import c4 from './auto-loan.ts';
import c5 from './auto-loan-basic.ts';
import c6 from './auto-loan-schedule.ts';
import c7 from './auto-loan-vs-home-equity.ts';
import c8 from './auto-refinance.ts';
import c9 from './auto-sales-tax.ts';
import c10 from './biweekly-auto-payment.ts';
import c11 from './boat-loan.ts';
import c12 from './buy-vs-lease.ts';
import c13 from './classic-car-investment.ts';
import c14 from './credit-union-vs-dealer.ts';
import c15 from './electric-vs-gas.ts';
import c16 from './extended-warranty.ts';
import c17 from './fleet-analysis.ts';
import c18 from './gas-mileage.ts';
import c19 from './lease-vs-cash.ts';
import c20 from './motorcycle-loan.ts';
import c21 from './rebate-vs-low-rate.ts';
import c22 from './rv-loan.ts';
import c23 from './subscription-vs-ownership.ts';
import c24 from './total-cost-ownership.ts';
import c25 from './trade-vs-sell.ts';
import c26 from './truck-loan.ts';
import c27 from './vehicle-comparison.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "auto-affordability": detailsOf(c0),
  "auto-depreciation": detailsOf(c1),
  "auto-insurance-cost": detailsOf(c2),
  "auto-lease": detailsOf(c3),
  "auto-loan": detailsOf(c4),
  "auto-loan-basic": detailsOf(c5),
  "auto-loan-schedule": detailsOf(c6),
  "auto-loan-vs-home-equity": detailsOf(c7),
  "auto-refinance": detailsOf(c8),
  "auto-sales-tax": detailsOf(c9),
  "biweekly-auto-payment": detailsOf(c10),
  "boat-loan": detailsOf(c11),
  "buy-vs-lease": detailsOf(c12),
  "classic-car-investment": detailsOf(c13),
  "credit-union-vs-dealer": detailsOf(c14),
  "electric-vs-gas": detailsOf(c15),
  "extended-warranty": detailsOf(c16),
  "fleet-analysis": detailsOf(c17),
  "gas-mileage": detailsOf(c18),
  "lease-vs-cash": detailsOf(c19),
  "motorcycle-loan": detailsOf(c20),
  "rebate-vs-low-rate": detailsOf(c21),
  "rv-loan": detailsOf(c22),
  "subscription-vs-ownership": detailsOf(c23),
  "total-cost-ownership": detailsOf(c24),
  "trade-vs-sell": detailsOf(c25),
  "truck-loan": detailsOf(c26),
  "vehicle-comparison": detailsOf(c27),
};
