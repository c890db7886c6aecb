// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
import c0 from './breakeven-analysis.ts';
import c1 from './business-debt-consolidation.ts';
import c2 from './business-valuation.ts';
import c3 from './cash-flow-analysis.ts';
import c4 from './commercial-loan.ts';
import c5 from './contribution-margin.ts';
import c6 from './debt-service-coverage.ts';
import c7 from './equipment-buy-vs-lease.ts';
import c8 from './financial-ratios.ts';
import c9 from './profit-margin.ts';

export const words: Readonly<Record<string, Words>> = {
  "breakeven-analysis": wordsOf(c0),
  "business-debt-consolidation": wordsOf(c1),
  "business-valuation": wordsOf(c2),
  "cash-flow-analysis": wordsOf(c3),
  "commercial-loan": wordsOf(c4),
  "contribution-margin": wordsOf(c5),
  "debt-service-coverage": wordsOf(c6),
  "equipment-buy-vs-lease": wordsOf(c7),
  "financial-ratios": wordsOf(c8),
  "profit-margin": wordsOf(c9),
};
