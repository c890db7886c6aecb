// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/retirement/accounts/401k-calculator.ts';
import d0 from '#calculators/retirement/accounts/details/401k-calculator.details.ts';
import c1 from '#calculators/retirement/accounts/401k-enhanced.ts';
import d1 from '#calculators/retirement/accounts/details/401k-enhanced.details.ts';
import c2 from '#calculators/retirement/accounts/403b-calculator.ts';
import d2 from '#calculators/retirement/accounts/details/403b-calculator.details.ts';
import c3 from '#calculators/retirement/accounts/457-plan-calculator.ts';
import d3 from '#calculators/retirement/accounts/details/457-plan-calculator.details.ts';
import c4 from '#calculators/retirement/distributions/72t-sepp-calculator.ts';
import d4 from '#calculators/retirement/distributions/details/72t-sepp-calculator.details.ts';
import c5 from '#calculators/retirement/pensions-and-annuities/annuity-calculator.ts';
import d5 from '#calculators/retirement/pensions-and-annuities/details/annuity-calculator.details.ts';
import c6 from '#calculators/retirement/readiness/fire.ts';
import d6 from '#calculators/retirement/readiness/details/fire.details.ts';
import c7 from '#calculators/retirement/distributions/inherited-ira.ts';
import d7 from '#calculators/retirement/distributions/details/inherited-ira.details.ts';
import c8 from '#calculators/retirement/health/medicare-premiums.ts';
import d8 from '#calculators/retirement/health/details/medicare-premiums.details.ts';
import c9 from '#calculators/retirement/pensions-and-annuities/pension-vs-lump-sum.ts';
import d9 from '#calculators/retirement/pensions-and-annuities/details/pension-vs-lump-sum.details.ts';
import c10 from '#calculators/retirement/pensions-and-annuities/pension-vs-lump-sum-enhanced.ts';
import d10 from '#calculators/retirement/pensions-and-annuities/details/pension-vs-lump-sum-enhanced.details.ts';
import c11 from '#calculators/retirement/readiness/retirement-income.ts';
import d11 from '#calculators/retirement/readiness/details/retirement-income.details.ts';
import c12 from '#calculators/retirement/readiness/retirement-nest-egg.ts';
import d12 from '#calculators/retirement/readiness/details/retirement-nest-egg.details.ts';
import c13 from '#calculators/retirement/readiness/retirement-planner.ts';
import d13 from '#calculators/retirement/readiness/details/retirement-planner.details.ts';
import c14 from '#calculators/retirement/readiness/retirement-shortfall.ts';
import d14 from '#calculators/retirement/readiness/details/retirement-shortfall.details.ts';
import c15 from '#calculators/retirement/distributions/rmd-calculator.ts';
import d15 from '#calculators/retirement/distributions/details/rmd-calculator.details.ts';
import c16 from '#calculators/retirement/distributions/rmd-enhanced.ts';
import d16 from '#calculators/retirement/distributions/details/rmd-enhanced.details.ts';
import c17 from '#calculators/retirement/accounts/roth-conversion.ts';
import d17 from '#calculators/retirement/accounts/details/roth-conversion.details.ts';
import c18 from '#calculators/retirement/accounts/roth-vs-traditional.ts';
import d18 from '#calculators/retirement/accounts/details/roth-vs-traditional.details.ts';
import c19 from '#calculators/retirement/social-security/social-security.ts';
import d19 from '#calculators/retirement/social-security/details/social-security.details.ts';
import c20 from '#calculators/retirement/social-security/social-security-tax.ts';
import d20 from '#calculators/retirement/social-security/details/social-security-tax.details.ts';
import c21 from '#calculators/retirement/distributions/withdrawal-tax.ts';
import d21 from '#calculators/retirement/distributions/details/withdrawal-tax.details.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "401k-calculator": detailsOf(c0, d0),
  "401k-enhanced": detailsOf(c1, d1),
  "403b-calculator": detailsOf(c2, d2),
  "457-plan-calculator": detailsOf(c3, d3),
  "72t-sepp-calculator": detailsOf(c4, d4),
  "annuity-calculator": detailsOf(c5, d5),
  "fire": detailsOf(c6, d6),
  "inherited-ira": detailsOf(c7, d7),
  "medicare-premiums": detailsOf(c8, d8),
  "pension-vs-lump-sum": detailsOf(c9, d9),
  "pension-vs-lump-sum-enhanced": detailsOf(c10, d10),
  "retirement-income": detailsOf(c11, d11),
  "retirement-nest-egg": detailsOf(c12, d12),
  "retirement-planner": detailsOf(c13, d13),
  "retirement-shortfall": detailsOf(c14, d14),
  "rmd-calculator": detailsOf(c15, d15),
  "rmd-enhanced": detailsOf(c16, d16),
  "roth-conversion": detailsOf(c17, d17),
  "roth-vs-traditional": detailsOf(c18, d18),
  "social-security": detailsOf(c19, d19),
  "social-security-tax": detailsOf(c20, d20),
  "withdrawal-tax": detailsOf(c21, d21),
};
