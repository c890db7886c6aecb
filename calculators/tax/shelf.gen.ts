// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './amt.ts';
import c1 from './basic-tax.ts';
import c2 from './capital-gains-tax.ts';
import c3 from './estate-tax.ts';
import c4 from './income-tax-detailed.ts';
import c5 from './payroll-tax.ts';
import c6 from './qbi.ts';
import c7 from './sales-tax.ts';
import c8 from './self-employment-tax.ts';
import c9 from './social-security-tax.ts';
import c10 from './state-income-tax.ts';
import c11 from './tax-equivalent-yield.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "amt": widen(c0),
  "basic-tax": widen(c1),
  "capital-gains-tax": widen(c2),
  "estate-tax": widen(c3),
  "income-tax-detailed": widen(c4),
  "payroll-tax": widen(c5),
  "qbi": widen(c6),
  "sales-tax": widen(c7),
  "self-employment-tax": widen(c8),
  "social-security-tax": widen(c9),
  "state-income-tax": widen(c10),
  "tax-equivalent-yield": widen(c11),
};
