// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/any-calculator.ts';
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

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "annual-rate-return": detailsOf(c0),
  "asset-allocation": detailsOf(c1),
  "asset-allocation-broad": detailsOf(c2),
  "cd-ladder": detailsOf(c3),
  "compound-interest": detailsOf(c4),
  "future-contracts": detailsOf(c5),
  "future-value": detailsOf(c6),
  "gross-distribution": detailsOf(c7),
  "inflation-historic-impact": detailsOf(c8),
  "inflation-impact": detailsOf(c9),
  "internal-rate-return": detailsOf(c10),
  "investment-distributions": detailsOf(c11),
  "investment-fees": detailsOf(c12),
  "investment-goal": detailsOf(c13),
  "investment-loan": detailsOf(c14),
  "irr": detailsOf(c15),
  "stock-option": detailsOf(c16),
};
