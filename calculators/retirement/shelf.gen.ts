// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './401k-calculator.ts';
import c1 from './401k-enhanced.ts';
import c2 from './403b-calculator.ts';
import c3 from './457-plan-calculator.ts';
import c4 from './72t-sepp-calculator.ts';
import c5 from './annuity-calculator.ts';
import c6 from './fire.ts';
import c7 from './inherited-ira.ts';
import c8 from './pension-vs-lump-sum.ts';
import c9 from './pension-vs-lump-sum-enhanced.ts';
import c10 from './retirement-income.ts';
import c11 from './retirement-nest-egg.ts';
import c12 from './retirement-planner.ts';
import c13 from './retirement-shortfall.ts';
import c14 from './rmd-calculator.ts';
import c15 from './rmd-enhanced.ts';
import c16 from './roth-conversion.ts';
import c17 from './roth-vs-traditional.ts';
import c18 from './social-security.ts';
import c19 from './social-security-tax.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "401k-calculator": widen(c0),
  "401k-enhanced": widen(c1),
  "403b-calculator": widen(c2),
  "457-plan-calculator": widen(c3),
  "72t-sepp-calculator": widen(c4),
  "annuity-calculator": widen(c5),
  "fire": widen(c6),
  "inherited-ira": widen(c7),
  "pension-vs-lump-sum": widen(c8),
  "pension-vs-lump-sum-enhanced": widen(c9),
  "retirement-income": widen(c10),
  "retirement-nest-egg": widen(c11),
  "retirement-planner": widen(c12),
  "retirement-shortfall": widen(c13),
  "rmd-calculator": widen(c14),
  "rmd-enhanced": widen(c15),
  "roth-conversion": widen(c16),
  "roth-vs-traditional": widen(c17),
  "social-security": widen(c18),
  "social-security-tax": widen(c19),
};
