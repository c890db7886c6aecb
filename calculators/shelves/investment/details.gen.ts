// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/investment/returns/annual-rate-return.ts';
import d0 from '#calculators/investment/returns/details/annual-rate-return.details.ts';
import c1 from '#calculators/investment/asset-allocation/asset-allocation.ts';
import d1 from '#calculators/investment/asset-allocation/details/asset-allocation.details.ts';
import c2 from '#calculators/investment/asset-allocation/asset-allocation-broad.ts';
import d2 from '#calculators/investment/asset-allocation/details/asset-allocation-broad.details.ts';
import c3 from '#calculators/investment/securities/bond-price-yield.ts';
import d3 from '#calculators/investment/securities/details/bond-price-yield.details.ts';
import c4 from '#calculators/investment/compound-growth/cd-ladder.ts';
import d4 from '#calculators/investment/compound-growth/details/cd-ladder.details.ts';
import c5 from '#calculators/investment/compound-growth/compound-interest.ts';
import d5 from '#calculators/investment/compound-growth/details/compound-interest.details.ts';
import c6 from '#calculators/investment/returns/dcf.ts';
import d6 from '#calculators/investment/returns/details/dcf.details.ts';
import c7 from '#calculators/investment/securities/future-contracts.ts';
import d7 from '#calculators/investment/securities/details/future-contracts.details.ts';
import c8 from '#calculators/investment/compound-growth/future-value.ts';
import d8 from '#calculators/investment/compound-growth/details/future-value.details.ts';
import c9 from '#calculators/investment/distributions/gross-distribution.ts';
import d9 from '#calculators/investment/distributions/details/gross-distribution.details.ts';
import c10 from '#calculators/investment/inflation/inflation-historic-impact.ts';
import d10 from '#calculators/investment/inflation/details/inflation-historic-impact.details.ts';
import c11 from '#calculators/investment/inflation/inflation-impact.ts';
import d11 from '#calculators/investment/inflation/details/inflation-impact.details.ts';
import c12 from '#calculators/investment/returns/internal-rate-return.ts';
import d12 from '#calculators/investment/returns/details/internal-rate-return.details.ts';
import c13 from '#calculators/investment/distributions/investment-distributions.ts';
import d13 from '#calculators/investment/distributions/details/investment-distributions.details.ts';
import c14 from '#calculators/investment/compound-growth/investment-fees.ts';
import d14 from '#calculators/investment/compound-growth/details/investment-fees.details.ts';
import c15 from '#calculators/investment/compound-growth/investment-goal.ts';
import d15 from '#calculators/investment/compound-growth/details/investment-goal.details.ts';
import c16 from '#calculators/investment/compound-growth/investment-loan.ts';
import d16 from '#calculators/investment/compound-growth/details/investment-loan.details.ts';
import c17 from '#calculators/investment/returns/irr.ts';
import d17 from '#calculators/investment/returns/details/irr.details.ts';
import c18 from '#calculators/investment/securities/stock-option.ts';
import d18 from '#calculators/investment/securities/details/stock-option.details.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "annual-rate-return": detailsOf(c0, d0),
  "asset-allocation": detailsOf(c1, d1),
  "asset-allocation-broad": detailsOf(c2, d2),
  "bond-price-yield": detailsOf(c3, d3),
  "cd-ladder": detailsOf(c4, d4),
  "compound-interest": detailsOf(c5, d5),
  "dcf": detailsOf(c6, d6),
  "future-contracts": detailsOf(c7, d7),
  "future-value": detailsOf(c8, d8),
  "gross-distribution": detailsOf(c9, d9),
  "inflation-historic-impact": detailsOf(c10, d10),
  "inflation-impact": detailsOf(c11, d11),
  "internal-rate-return": detailsOf(c12, d12),
  "investment-distributions": detailsOf(c13, d13),
  "investment-fees": detailsOf(c14, d14),
  "investment-goal": detailsOf(c15, d15),
  "investment-loan": detailsOf(c16, d16),
  "irr": detailsOf(c17, d17),
  "stock-option": detailsOf(c18, d18),
};
