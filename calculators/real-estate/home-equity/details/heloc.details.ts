import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/home-equity/heloc.ts';
import { annuitySource, balanceLine, centsAssumption, paymentFormula, yearPoints } from '#calculators/real-estate/mortgages/loan.ts';

export default defineDetails<typeof calculator>({
  chart(results, inputs) {
    const points = yearPoints(results.schedule.length);
    return {
      kind: 'area',
      title: 'Balance over time',
      x: { label: 'Year', unit: 'year', values: points },
      y: { label: 'Balance', unit: 'money' },
      series: [
        {
          label: 'Balance',
          values: balanceLine(results.schedule, inputs.drawAmount, points),
        },
      ],
      marks: [{ x: inputs.drawYears, label: 'draw period ends' }],
    };
  },
  explanation: {
    formula: [
      'Interest only: balance × rate ÷ 12 in the draw period, then a level payment.',
      'Principal and interest: one level payment over both periods.',
      paymentFormula,
    ],
    assumptions: [centsAssumption, 'All is drawn at the start; the rate changes once, after the draw period.'],
    leavesOut: ['Later draws, monthly changes of the index, closing costs.'],
    differs: ['Lenders count interest by days; some ask 1% of the balance as the minimum.'],
  },
  sources: [
    {
      title: 'What You Should Know about Home Equity Lines of Credit',
      locator: 'Consumer Financial Protection Bureau, draw and repayment period',
    },
    annuitySource,
  ],
});
