import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/savings/college-savings.ts';
import { monthEnd, savingFormula, savingSource, steadyRate } from '#calculators/planning/savings/saving.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('age', { kind: 'area', title: 'College fund', rows: results.yearly, lines: { Balance: (row) => row.balance } }),
  explanation: {
    formula: ['cost = cost today × (1 + rise)^years', savingFormula],
    assumptions: [monthEnd, 'Each year is paid at its start; deposits end when college begins.', steadyRate],
    leavesOut: ['Financial aid, scholarships and tax breaks of a 529 plan.'],
    differs: ['Some pay the costs at the end of the year, or keep depositing during college.'],
  },
  sources: [
    {
      title: 'College Board, Trends in College Pricing and Student Aid 2025',
      locator: 'table CP-1: tuition and fees 11,950, housing and food 13,900, 2025–26',
    },
    savingSource,
  ],
});
