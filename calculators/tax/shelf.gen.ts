// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './amt.ts';
import c1 from './basic-tax.ts';
import c2 from './capital-gains-tax.ts';
import c3 from './estate-tax.ts';
import c4 from './income-tax-detailed.ts';
import c5 from './payroll-tax.ts';
import c6 from './sales-tax.ts';
import c7 from './self-employment-tax.ts';
import c8 from './state-income-tax.ts';
import c9 from './tax-equivalent-yield.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "amt": widen(c0),
  "basic-tax": widen(c1),
  "capital-gains-tax": widen(c2),
  "estate-tax": widen(c3),
  "income-tax-detailed": widen(c4),
  "payroll-tax": widen(c5),
  "sales-tax": widen(c6),
  "self-employment-tax": widen(c7),
  "state-income-tax": widen(c8),
  "tax-equivalent-yield": widen(c9),
};
