// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
import c0 from './401k-calculator.ts';
import c1 from './401k-enhanced.ts';
import c2 from './403b-calculator.ts';
import c3 from './457-plan-calculator.ts';
import c4 from './72t-sepp-calculator.ts';
import c5 from './annuity-calculator.ts';
import c6 from './pension-vs-lump-sum.ts';
import c7 from './pension-vs-lump-sum-enhanced.ts';
import c8 from './retirement-income.ts';
import c9 from './retirement-nest-egg.ts';
import c10 from './retirement-planner.ts';
import c11 from './retirement-shortfall.ts';
import c12 from './rmd-calculator.ts';
import c13 from './rmd-enhanced.ts';
import c14 from './roth-vs-traditional.ts';
import c15 from './social-security.ts';

export const words: Readonly<Record<string, Words>> = {
  "401k-calculator": wordsOf(c0),
  "401k-enhanced": wordsOf(c1),
  "403b-calculator": wordsOf(c2),
  "457-plan-calculator": wordsOf(c3),
  "72t-sepp-calculator": wordsOf(c4),
  "annuity-calculator": wordsOf(c5),
  "pension-vs-lump-sum": wordsOf(c6),
  "pension-vs-lump-sum-enhanced": wordsOf(c7),
  "retirement-income": wordsOf(c8),
  "retirement-nest-egg": wordsOf(c9),
  "retirement-planner": wordsOf(c10),
  "retirement-shortfall": wordsOf(c11),
  "rmd-calculator": wordsOf(c12),
  "rmd-enhanced": wordsOf(c13),
  "roth-vs-traditional": wordsOf(c14),
  "social-security": wordsOf(c15),
};
