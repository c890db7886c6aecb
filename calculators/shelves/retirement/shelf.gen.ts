// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/retirement/accounts/401k-calculator.ts';
import c1 from '#calculators/retirement/accounts/401k-enhanced.ts';
import c2 from '#calculators/retirement/accounts/403b-calculator.ts';
import c3 from '#calculators/retirement/accounts/457-plan-calculator.ts';
import c4 from '#calculators/retirement/distributions/72t-sepp-calculator.ts';
import c5 from '#calculators/retirement/pensions-and-annuities/annuity-calculator.ts';
import c6 from '#calculators/retirement/readiness/fire.ts';
import c7 from '#calculators/retirement/distributions/inherited-ira.ts';
import c8 from '#calculators/retirement/health/medicare-premiums.ts';
import c9 from '#calculators/retirement/pensions-and-annuities/pension-vs-lump-sum.ts';
import c10 from '#calculators/retirement/pensions-and-annuities/pension-vs-lump-sum-enhanced.ts';
import c11 from '#calculators/retirement/readiness/retirement-income.ts';
import c12 from '#calculators/retirement/readiness/retirement-nest-egg.ts';
import c13 from '#calculators/retirement/readiness/retirement-planner.ts';
import c14 from '#calculators/retirement/readiness/retirement-shortfall.ts';
import c15 from '#calculators/retirement/distributions/rmd-calculator.ts';
import c16 from '#calculators/retirement/distributions/rmd-enhanced.ts';
import c17 from '#calculators/retirement/accounts/roth-conversion.ts';
import c18 from '#calculators/retirement/accounts/roth-vs-traditional.ts';
import c19 from '#calculators/retirement/social-security/social-security.ts';
import c20 from '#calculators/retirement/social-security/social-security-tax.ts';
import c21 from '#calculators/retirement/distributions/withdrawal-tax.ts';

const labels = {"worthAtEnd":"Worth in the end","worthOfOtherPace":"Worth at the other pace","gainOfPace":"Gain over the other pace","fundedPercent":"Share funded","fullRetirementMonths":"Full retirement age","yearsToLive":"Years expected","yearsUntilEmpty":"Years until it is used up","afterTax":"After-tax amount","monthlyAfterStateTax":"A month after state tax","afterTaxBalance":"After-tax balance","afterTaxDistribution":"After-tax distribution","breakEvenAge":"Break-even age","breakEvenRate":"Break-even rate","lumpSumAfterTax":"Lump sum after tax","taxFreeBenefits":"Tax-free benefits","aime":"Average indexed monthly earnings (AIME)","pia":"Primary insurance amount (PIA)","benefitAtFullAge":"Benefit at full retirement age","endsAtAge":"Ends at age","moneyLastsToAge":"Money lasts to age"};

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "401k-calculator": widen(c0, labels),
  "401k-enhanced": widen(c1, labels),
  "403b-calculator": widen(c2, labels),
  "457-plan-calculator": widen(c3, labels),
  "72t-sepp-calculator": widen(c4, labels),
  "annuity-calculator": widen(c5, labels),
  "fire": widen(c6, labels),
  "inherited-ira": widen(c7, labels),
  "medicare-premiums": widen(c8, labels),
  "pension-vs-lump-sum": widen(c9, labels),
  "pension-vs-lump-sum-enhanced": widen(c10, labels),
  "retirement-income": widen(c11, labels),
  "retirement-nest-egg": widen(c12, labels),
  "retirement-planner": widen(c13, labels),
  "retirement-shortfall": widen(c14, labels),
  "rmd-calculator": widen(c15, labels),
  "rmd-enhanced": widen(c16, labels),
  "roth-conversion": widen(c17, labels),
  "roth-vs-traditional": widen(c18, labels),
  "social-security": widen(c19, labels),
  "social-security-tax": widen(c20, labels),
  "withdrawal-tax": widen(c21, labels),
};
