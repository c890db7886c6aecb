import type calculator from '#calculators/investment/compound-growth/cd-ladder.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { duration } from '#calculators/kit/formatting/words.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'What each certificate pays',
    unit: 'money',
    bars: results.ladder.map((rung) => ({ label: duration(rung.month), value: rung.maturityAmount })),
  }),
  explanation: {
    formula: ['interest = part × ((1 + APY)^(months ÷ 12) − 1)', 'penalty = last part × yield ÷ 12 × months of penalty'],
    assumptions: ['Yields rise evenly from the shortest to the longest.', 'Each certificate is held until it comes due.'],
    leavesOut: ['What maturing certificates earn when renewed.', 'Taxes; insurance above the FDIC limit.'],
    differs: ['A site that asks for the interest rate compounds it; the APY contains that already.'],
  },
  sources: [{ title: 'Regulation DD, Truth in Savings', locator: '12 CFR 1030, appendix A: annual percentage yield' }],
});
