// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
import c0 from './amt.ts';
import c1 from './basic-tax.ts';
import c2 from './capital-gains-tax.ts';
import c3 from './estate-tax.ts';
import c4 from './income-tax-detailed.ts';
import c5 from './payroll-tax.ts';
import c6 from './sales-tax.ts';
import c7 from './self-employment-tax.ts';
import c8 from './tax-equivalent-yield.ts';

export const words: Readonly<Record<string, Words>> = {
  "amt": wordsOf(c0),
  "basic-tax": wordsOf(c1),
  "capital-gains-tax": wordsOf(c2),
  "estate-tax": wordsOf(c3),
  "income-tax-detailed": wordsOf(c4),
  "payroll-tax": wordsOf(c5),
  "sales-tax": wordsOf(c6),
  "self-employment-tax": wordsOf(c7),
  "tax-equivalent-yield": wordsOf(c8),
};
