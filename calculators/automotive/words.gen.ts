// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
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

export const words: Readonly<Record<string, Words>> = {
  "auto-affordability": wordsOf(c0),
  "auto-depreciation": wordsOf(c1),
  "auto-insurance-cost": wordsOf(c2),
  "auto-lease": wordsOf(c3),
  "auto-loan": wordsOf(c4),
  "auto-loan-basic": wordsOf(c5),
  "auto-loan-schedule": wordsOf(c6),
  "auto-loan-vs-home-equity": wordsOf(c7),
  "auto-refinance": wordsOf(c8),
  "auto-sales-tax": wordsOf(c9),
  "biweekly-auto-payment": wordsOf(c10),
  "boat-loan": wordsOf(c11),
  "buy-vs-lease": wordsOf(c12),
  "classic-car-investment": wordsOf(c13),
  "credit-union-vs-dealer": wordsOf(c14),
  "electric-vs-gas": wordsOf(c15),
  "extended-warranty": wordsOf(c16),
  "fleet-analysis": wordsOf(c17),
  "gas-mileage": wordsOf(c18),
  "lease-vs-cash": wordsOf(c19),
  "motorcycle-loan": wordsOf(c20),
  "rebate-vs-low-rate": wordsOf(c21),
  "rv-loan": wordsOf(c22),
  "subscription-vs-ownership": wordsOf(c23),
  "total-cost-ownership": wordsOf(c24),
  "trade-vs-sell": wordsOf(c25),
  "truck-loan": wordsOf(c26),
  "vehicle-comparison": wordsOf(c27),
};
