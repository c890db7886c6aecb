import type calculator from '#calculators/business/working-capital/inventory-optimization.ts';
import { shareKept } from '#calculators/business/working-capital/inventory-optimization.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart(results, inputs) {
    const sizes = Array.from({ length: 16 }, (_, step) => (results.orderQuantity * (step + 1)) / 5);
    const ordering = sizes.map((units) => (inputs.annualDemand * inputs.orderCost) / units);
    const holding = sizes.map((units) => (units * inputs.unitCost * inputs.holdingRate * shareKept(inputs)) / 200);
    return {
      kind: 'lines',
      title: 'Cost a year by order size',
      x: { label: 'Units an order', unit: 'number', values: sizes },
      y: { label: 'Cost', unit: 'money' },
      series: [
        { label: 'Together', values: ordering.map((cost, at) => cost + (holding[at] ?? 0)) },
        { label: 'Ordering', values: ordering, role: 'reference' },
        { label: 'Holding', values: holding, role: 'reference' },
      ],
      marks: [{ x: results.orderQuantity, label: 'cheapest' }],
    };
  },
  explanation: {
    formula: [
      'EOQ = √(2 × demand × cost of an order ÷ yearly holding cost of a unit).',
      'Reorder point = demand ÷ 365 × lead time + z × deviation × √lead time, rounded up.',
    ],
    assumptions: [
      'Demand is even over 365 days; an order arrives whole, after its lead time.',
      'The cheaper of the whole numbers around the EOQ is ordered.',
    ],
    leavesOut: ['Quantity discounts, shelf life and pack sizes.'],
    differs: ['Others use 360 or working days, or leave safety stock out of the cost.'],
  },
  sources: [
    { title: 'Harris, How Many Parts to Make at Once', locator: 'Factory, The Magazine of Management 10 (1913), 135-136' },
    { title: 'Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains', locator: 'chs. 4 and 6; normal table' },
  ],
});
