// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/investment/returns/annual-rate-return.ts';
import c1 from '#calculators/investment/asset-allocation/asset-allocation.ts';
import c2 from '#calculators/investment/asset-allocation/asset-allocation-broad.ts';
import c3 from '#calculators/investment/securities/bond-price-yield.ts';
import c4 from '#calculators/investment/compound-growth/cd-ladder.ts';
import c5 from '#calculators/investment/compound-growth/compound-interest.ts';
import c6 from '#calculators/investment/returns/dcf.ts';
import c7 from '#calculators/investment/securities/future-contracts.ts';
import c8 from '#calculators/investment/compound-growth/future-value.ts';
import c9 from '#calculators/investment/distributions/gross-distribution.ts';
import c10 from '#calculators/investment/inflation/inflation-historic-impact.ts';
import c11 from '#calculators/investment/inflation/inflation-impact.ts';
import c12 from '#calculators/investment/returns/internal-rate-return.ts';
import c13 from '#calculators/investment/distributions/investment-distributions.ts';
import c14 from '#calculators/investment/compound-growth/investment-fees.ts';
import c15 from '#calculators/investment/compound-growth/investment-goal.ts';
import c16 from '#calculators/investment/compound-growth/investment-loan.ts';
import c17 from '#calculators/investment/returns/irr.ts';
import c18 from '#calculators/investment/securities/stock-option.ts';

const labels = {"riskOfMix":"Risk of this mix","bondsPercent":"Share in bonds","cashPercent":"Share in cash","stocksPercent":"Share in stocks","costPercent":"Cost, share of the amount","firstYearPercent":"First year, share of the total","largestDriftPercent":"Largest drift from target","lossOfPowerPercent":"Purchasing power lost","returnOnMarginPercent":"Return on margin","ruleOfThumbPercent":"By the rule of thumb","totalInflationPercent":"Total inflation","totalReturnPercent":"Total return","ladderMonths":"Length of the ladder","lastsMonths":"Money lasts","paybackYears":"Payback time","yearsToDouble":"Time to double","yearsToGo":"Years left","afterTaxLoanRate":"After-tax loan rate","breakEvenPrice":"Break-even price"};

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "annual-rate-return": widen(c0, labels),
  "asset-allocation": widen(c1, labels),
  "asset-allocation-broad": widen(c2, labels),
  "bond-price-yield": widen(c3, labels),
  "cd-ladder": widen(c4, labels),
  "compound-interest": widen(c5, labels),
  "dcf": widen(c6, labels),
  "future-contracts": widen(c7, labels),
  "future-value": widen(c8, labels),
  "gross-distribution": widen(c9, labels),
  "inflation-historic-impact": widen(c10, labels),
  "inflation-impact": widen(c11, labels),
  "internal-rate-return": widen(c12, labels),
  "investment-distributions": widen(c13, labels),
  "investment-fees": widen(c14, labels),
  "investment-goal": widen(c15, labels),
  "investment-loan": widen(c16, labels),
  "irr": widen(c17, labels),
  "stock-option": widen(c18, labels),
};
