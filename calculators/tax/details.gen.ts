// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/any-calculator.ts';
import c0 from './amt.ts';
import c1 from './basic-tax.ts';
import c2 from './capital-gains-tax.ts';
import c3 from './estate-tax.ts';
import c4 from './income-tax-detailed.ts';
import c5 from './payroll-tax.ts';
import c6 from './sales-tax.ts';
import c7 from './self-employment-tax.ts';
import c8 from './tax-equivalent-yield.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "amt": detailsOf(c0),
  "basic-tax": detailsOf(c1),
  "capital-gains-tax": detailsOf(c2),
  "estate-tax": detailsOf(c3),
  "income-tax-detailed": detailsOf(c4),
  "payroll-tax": detailsOf(c5),
  "sales-tax": detailsOf(c6),
  "self-employment-tax": detailsOf(c7),
  "tax-equivalent-yield": detailsOf(c8),
};
