import type calculator from '#calculators/business/profitability/breakeven-analysis.ts';
import { costVolumeSource } from '#calculators/business/profitability/cost-volume.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart(results, inputs) {
    const last = Math.max(inputs.unitsSold, results.breakEvenUnits, results.unitsForTarget, 1);
    const units = Array.from({ length: 11 }, (_, tenth) => (last * tenth) / 10);
    return {
      kind: 'lines',
      title: 'Sales and costs by units sold',
      x: { label: 'Units', unit: 'number', values: units },
      y: { label: 'Dollars a year', unit: 'money' },
      series: [
        { label: 'Sales', values: units.map((sold) => sold * inputs.pricePerUnit) },
        { label: 'Costs', values: units.map((sold) => inputs.fixedCosts + sold * inputs.variableCostPerUnit), role: 'reference' },
      ],
      marks: [{ x: results.breakEvenUnits, label: 'break-even' }],
    };
  },
  explanation: {
    formula: [
      'Break-even units = fixed costs ÷ (price − variable cost), rounded up.',
      'Margin of safety = profit ÷ contribution; operating leverage = contribution ÷ profit.',
    ],
    assumptions: ['Price and variable cost of a unit stay the same at every volume.'],
    leavesOut: ['Income tax, stock changes and steps in fixed costs.'],
    differs: ['Some show fractions of a unit, or sales at the rounded units.'],
  },
  sources: [costVolumeSource],
});
