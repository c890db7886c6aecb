// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './sales-tax.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "sales-tax": widen(c0),
};
