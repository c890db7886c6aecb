import type calculator from '#calculators/business/financing/debt-service-coverage.ts';
import { annuitySource, paymentFormula } from '#calculators/business/financing/loan.ts';
import { coverageLowRisk, coverageMediumRisk } from '#calculators/figures/guidelines.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Income and what it must carry, a year',
    unit: 'money',
    bars: [
      { label: 'Income', value: inputs.netOperatingIncome, chosen: true },
      { label: 'Debt payments', value: results.totalDebtService },
      { label: `Income for ${coverageLowRisk}×`, value: results.incomeForLowRisk },
    ],
  }),
  explanation: {
    formula: ['DSCR = net operating income ÷ debt payments of the year.', paymentFormula],
    assumptions: [
      `Low Risk from ${coverageLowRisk}, Medium Risk from ${coverageMediumRisk}, High Risk below.`,
      `The largest loan leaves a coverage of at least ${coverageLowRisk}, with its payment in whole cents.`,
    ],
    leavesOut: ['Income tax, owner’s draws and reserves.'],
    differs: ['Some lenders take tax and draws off the income, or ask 1.15 or 1.35.'],
  },
  sources: [
    { title: 'OCC, Comptroller’s Handbook: Commercial Real Estate Lending', locator: 'Underwriting, debt service coverage' },
    annuitySource,
  ],
});
