// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './auto-depreciation.ts';
import c1 from './auto-lease.ts';
import c2 from './auto-loan.ts';
import c3 from './auto-loan-basic.ts';
import c4 from './auto-loan-schedule.ts';
import c5 from './auto-loan-vs-home-equity.ts';
import c6 from './auto-refinance.ts';
import c7 from './biweekly-auto-payment.ts';
import c8 from './boat-loan.ts';
import c9 from './buy-vs-lease.ts';
import c10 from './credit-union-vs-dealer.ts';
import c11 from './lease-vs-cash.ts';
import c12 from './motorcycle-loan.ts';
import c13 from './rebate-vs-low-rate.ts';
import c14 from './rv-loan.ts';
import c15 from './total-cost-ownership.ts';
import c16 from './truck-loan.ts';
import c17 from './vehicle-comparison.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "auto-depreciation": widen(c0),
  "auto-lease": widen(c1),
  "auto-loan": widen(c2),
  "auto-loan-basic": widen(c3),
  "auto-loan-schedule": widen(c4),
  "auto-loan-vs-home-equity": widen(c5),
  "auto-refinance": widen(c6),
  "biweekly-auto-payment": widen(c7),
  "boat-loan": widen(c8),
  "buy-vs-lease": widen(c9),
  "credit-union-vs-dealer": widen(c10),
  "lease-vs-cash": widen(c11),
  "motorcycle-loan": widen(c12),
  "rebate-vs-low-rate": widen(c13),
  "rv-loan": widen(c14),
  "total-cost-ownership": widen(c15),
  "truck-loan": widen(c16),
  "vehicle-comparison": widen(c17),
};
