// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './auto-loan-basic.ts';
import c1 from './buy-vs-lease.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "auto-loan-basic": widen(c0),
  "buy-vs-lease": widen(c1),
};
