// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './breakeven-analysis.ts';
import c1 from './debt-service-coverage.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "breakeven-analysis": widen(c0),
  "debt-service-coverage": widen(c1),
};
