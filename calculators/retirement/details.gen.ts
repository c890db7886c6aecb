// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/any-calculator.ts';
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

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "401k-calculator": detailsOf(c0),
  "401k-enhanced": detailsOf(c1),
  "403b-calculator": detailsOf(c2),
  "457-plan-calculator": detailsOf(c3),
  "72t-sepp-calculator": detailsOf(c4),
  "annuity-calculator": detailsOf(c5),
  "pension-vs-lump-sum": detailsOf(c6),
  "pension-vs-lump-sum-enhanced": detailsOf(c7),
  "retirement-income": detailsOf(c8),
  "retirement-nest-egg": detailsOf(c9),
  "retirement-planner": detailsOf(c10),
  "retirement-shortfall": detailsOf(c11),
  "rmd-calculator": detailsOf(c12),
  "rmd-enhanced": detailsOf(c13),
  "roth-vs-traditional": detailsOf(c14),
  "social-security": detailsOf(c15),
};
