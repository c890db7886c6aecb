// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
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

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "auto-affordability": widen(c0),
  "auto-depreciation": widen(c1),
  "auto-insurance-cost": widen(c2),
  "auto-lease": widen(c3),
  "auto-loan": widen(c4),
  "auto-loan-basic": widen(c5),
  "auto-loan-schedule": widen(c6),
  "auto-loan-vs-home-equity": widen(c7),
  "auto-refinance": widen(c8),
  "auto-sales-tax": widen(c9),
  "biweekly-auto-payment": widen(c10),
  "boat-loan": widen(c11),
  "buy-vs-lease": widen(c12),
  "classic-car-investment": widen(c13),
  "credit-union-vs-dealer": widen(c14),
  "electric-vs-gas": widen(c15),
  "extended-warranty": widen(c16),
  "fleet-analysis": widen(c17),
  "gas-mileage": widen(c18),
  "lease-vs-cash": widen(c19),
  "motorcycle-loan": widen(c20),
  "rebate-vs-low-rate": widen(c21),
  "rv-loan": widen(c22),
  "subscription-vs-ownership": widen(c23),
  "total-cost-ownership": widen(c24),
  "trade-vs-sell": widen(c25),
  "truck-loan": widen(c26),
  "vehicle-comparison": widen(c27),
};
