// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './annual-rate-return.ts';
import c1 from './cd-ladder.ts';
import c2 from './compound-interest.ts';
import c3 from './future-value.ts';
import c4 from './inflation-historic-impact.ts';
import c5 from './inflation-impact.ts';
import c6 from './investment-goal.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "annual-rate-return": widen(c0),
  "cd-ladder": widen(c1),
  "compound-interest": widen(c2),
  "future-value": widen(c3),
  "inflation-historic-impact": widen(c4),
  "inflation-impact": widen(c5),
  "investment-goal": widen(c6),
};
