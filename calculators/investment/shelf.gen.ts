// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './annual-rate-return.ts';
import c1 from './asset-allocation.ts';
import c2 from './asset-allocation-broad.ts';
import c3 from './bond-price-yield.ts';
import c4 from './cd-ladder.ts';
import c5 from './compound-interest.ts';
import c6 from './dcf.ts';
import c7 from './future-contracts.ts';
import c8 from './future-value.ts';
import c9 from './gross-distribution.ts';
import c10 from './inflation-historic-impact.ts';
import c11 from './inflation-impact.ts';
import c12 from './internal-rate-return.ts';
import c13 from './investment-distributions.ts';
import c14 from './investment-fees.ts';
import c15 from './investment-goal.ts';
import c16 from './investment-loan.ts';
import c17 from './irr.ts';
import c18 from './stock-option.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "annual-rate-return": widen(c0),
  "asset-allocation": widen(c1),
  "asset-allocation-broad": widen(c2),
  "bond-price-yield": widen(c3),
  "cd-ladder": widen(c4),
  "compound-interest": widen(c5),
  "dcf": widen(c6),
  "future-contracts": widen(c7),
  "future-value": widen(c8),
  "gross-distribution": widen(c9),
  "inflation-historic-impact": widen(c10),
  "inflation-impact": widen(c11),
  "internal-rate-return": widen(c12),
  "investment-distributions": widen(c13),
  "investment-fees": widen(c14),
  "investment-goal": widen(c15),
  "investment-loan": widen(c16),
  "irr": widen(c17),
  "stock-option": widen(c18),
};
