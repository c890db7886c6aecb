// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './breakeven-analysis.ts';
import c1 from './business-debt-consolidation.ts';
import c2 from './commercial-loan.ts';
import c3 from './contribution-margin.ts';
import c4 from './debt-service-coverage.ts';
import c5 from './profit-margin.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "breakeven-analysis": widen(c0),
  "business-debt-consolidation": widen(c1),
  "commercial-loan": widen(c2),
  "contribution-margin": widen(c3),
  "debt-service-coverage": widen(c4),
  "profit-margin": widen(c5),
};
