// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './auto-lease.ts';
import c1 from './auto-loan.ts';
import c2 from './auto-loan-basic.ts';
import c3 from './auto-loan-schedule.ts';
import c4 from './auto-refinance.ts';
import c5 from './biweekly-auto-payment.ts';
import c6 from './buy-vs-lease.ts';
import c7 from './credit-union-vs-dealer.ts';
import c8 from './lease-vs-cash.ts';
import c9 from './rebate-vs-low-rate.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "auto-lease": widen(c0),
  "auto-loan": widen(c1),
  "auto-loan-basic": widen(c2),
  "auto-loan-schedule": widen(c3),
  "auto-refinance": widen(c4),
  "biweekly-auto-payment": widen(c5),
  "buy-vs-lease": widen(c6),
  "credit-union-vs-dealer": widen(c7),
  "lease-vs-cash": widen(c8),
  "rebate-vs-low-rate": widen(c9),
};
