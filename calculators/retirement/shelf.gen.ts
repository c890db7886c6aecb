// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './401k-calculator.ts';
import c1 from './401k-enhanced.ts';
import c2 from './403b-calculator.ts';
import c3 from './457-plan-calculator.ts';
import c4 from './retirement-income.ts';
import c5 from './retirement-nest-egg.ts';
import c6 from './retirement-planner.ts';
import c7 from './retirement-shortfall.ts';
import c8 from './rmd-calculator.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "401k-calculator": widen(c0),
  "401k-enhanced": widen(c1),
  "403b-calculator": widen(c2),
  "457-plan-calculator": widen(c3),
  "retirement-income": widen(c4),
  "retirement-nest-egg": widen(c5),
  "retirement-planner": widen(c6),
  "retirement-shortfall": widen(c7),
  "rmd-calculator": widen(c8),
};
