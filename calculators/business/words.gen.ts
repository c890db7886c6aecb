// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
import c0 from './breakeven-analysis.ts';
import c1 from './business-debt-consolidation.ts';
import c2 from './commercial-loan.ts';
import c3 from './contribution-margin.ts';
import c4 from './debt-service-coverage.ts';
import c5 from './profit-margin.ts';

export const words: Readonly<Record<string, Words>> = {
  "breakeven-analysis": wordsOf(c0),
  "business-debt-consolidation": wordsOf(c1),
  "commercial-loan": wordsOf(c2),
  "contribution-margin": wordsOf(c3),
  "debt-service-coverage": wordsOf(c4),
  "profit-margin": wordsOf(c5),
};
