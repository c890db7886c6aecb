import type calculator from '#calculators/automotive/loan-comparison/auto-loan-vs-home-equity.ts';
import { loanFormula, loanSources, wholeCents } from '#calculators/automotive/loans/vehicle-loan.ts';
import { twoBars } from '#calculators/automotive/versus.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    twoBars(
      'Cost of borrowing',
      'Auto loan',
      results.autoCost,
      'Home equity',
      results.homeEquityCost,
      results.betterChoice === 'Auto loan',
    ),
  explanation: {
    formula: [
      'cost = payments discounted at the return on savings − loan + closing costs − tax saved',
      loanFormula,
      'tax saved = interest of each year, up to the cap, × marginal rate',
    ],
    assumptions: [
      wholeCents,
      'At a return on savings of 0% the costs are plain sums, which favor the shorter loan.',
      'A deductible year is twelve payments from the start.',
      'Home equity interest for a car is not deductible.',
    ],
    leavesOut: ['Phase-out of the deduction above 100,000 of income (200,000 joint).'],
    differs: ['Older sites still deduct home equity interest.'],
  },
  sources: [
    ...loanSources,
    {
      title: 'Internal Revenue Code',
      locator: '26 U.S.C. 163(h)(3)(F), (h)(4): home equity interest; car loan interest (P.L. 119-21 sec. 70203)',
    },
  ],
});
