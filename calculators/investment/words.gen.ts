// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
import c0 from './annual-rate-return.ts';
import c1 from './asset-allocation.ts';
import c2 from './asset-allocation-broad.ts';
import c3 from './cd-ladder.ts';
import c4 from './compound-interest.ts';
import c5 from './future-contracts.ts';
import c6 from './future-value.ts';
import c7 from './gross-distribution.ts';
import c8 from './inflation-historic-impact.ts';
import c9 from './inflation-impact.ts';
import c10 from './internal-rate-return.ts';
import c11 from './investment-distributions.ts';
import c12 from './investment-fees.ts';
import c13 from './investment-goal.ts';
import c14 from './investment-loan.ts';
import c15 from './irr.ts';
import c16 from './stock-option.ts';

export const words: Readonly<Record<string, Words>> = {
  "annual-rate-return": wordsOf(c0),
  "asset-allocation": wordsOf(c1),
  "asset-allocation-broad": wordsOf(c2),
  "cd-ladder": wordsOf(c3),
  "compound-interest": wordsOf(c4),
  "future-contracts": wordsOf(c5),
  "future-value": wordsOf(c6),
  "gross-distribution": wordsOf(c7),
  "inflation-historic-impact": wordsOf(c8),
  "inflation-impact": wordsOf(c9),
  "internal-rate-return": wordsOf(c10),
  "investment-distributions": wordsOf(c11),
  "investment-fees": wordsOf(c12),
  "investment-goal": wordsOf(c13),
  "investment-loan": wordsOf(c14),
  "irr": wordsOf(c15),
  "stock-option": wordsOf(c16),
};
