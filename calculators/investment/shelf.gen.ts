// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
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

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "annual-rate-return": widen(c0),
  "asset-allocation": widen(c1),
  "asset-allocation-broad": widen(c2),
  "cd-ladder": widen(c3),
  "compound-interest": widen(c4),
  "future-contracts": widen(c5),
  "future-value": widen(c6),
  "gross-distribution": widen(c7),
  "inflation-historic-impact": widen(c8),
  "inflation-impact": widen(c9),
  "internal-rate-return": widen(c10),
  "investment-distributions": widen(c11),
  "investment-fees": widen(c12),
  "investment-goal": widen(c13),
  "investment-loan": widen(c14),
  "irr": widen(c15),
  "stock-option": widen(c16),
};
