// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './auto-lease.ts';
import c1 from './auto-loan.ts';
import c2 from './auto-loan-basic.ts';
import c3 from './auto-loan-schedule.ts';
import c4 from './auto-loan-vs-home-equity.ts';
import c5 from './auto-refinance.ts';
import c6 from './biweekly-auto-payment.ts';
import c7 from './boat-loan.ts';
import c8 from './buy-vs-lease.ts';
import c9 from './credit-union-vs-dealer.ts';
import c10 from './lease-vs-cash.ts';
import c11 from './motorcycle-loan.ts';
import c12 from './rebate-vs-low-rate.ts';
import c13 from './rv-loan.ts';
import c14 from './truck-loan.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "auto-lease": widen(c0),
  "auto-loan": widen(c1),
  "auto-loan-basic": widen(c2),
  "auto-loan-schedule": widen(c3),
  "auto-loan-vs-home-equity": widen(c4),
  "auto-refinance": widen(c5),
  "biweekly-auto-payment": widen(c6),
  "boat-loan": widen(c7),
  "buy-vs-lease": widen(c8),
  "credit-union-vs-dealer": widen(c9),
  "lease-vs-cash": widen(c10),
  "motorcycle-loan": widen(c11),
  "rebate-vs-low-rate": widen(c12),
  "rv-loan": widen(c13),
  "truck-loan": widen(c14),
};
