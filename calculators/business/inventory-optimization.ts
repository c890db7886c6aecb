import { defineCalculator } from '../kit/define.ts';
import { quantity } from '../kit/fields.ts';
import { toCent } from '../kit/money.ts';
import type { Dollars } from '../kit/units.ts';
import { counted, number, wholeDollars } from '../kit/words.ts';
import { amount, choice, rate } from './fields.ts';
import { daysPerYear } from './turnover.ts';

/**
 * How much to order, and when.
 *   EOQ = √(2 · demand · cost of an order ÷ holding cost of a unit), holding = unit cost · rate; the cheaper whole number is ordered
 *   reorder point = demand ÷ 365 · lead time + safety stock, safety stock = z · daily deviation · √lead time, rounded up
 */
export default defineCalculator({
  id: 'inventory-optimization',
  title: 'Inventory Order Size',
  description: 'How much to order at a time, and when to order again.',
  shelf: 'Business',
  suite: 'business',
  category: 'Cash and working capital',
  icon: 'package',
  sortOrder: 57,
  inputs: {
    annualDemand: quantity('Demand a year', 'units', 12000, 1e9, { min: 1, step: 100, zeroMeansDefault: true }),
    unitCost: amount('Cost of a unit', 20, { min: 0.01, max: 1e7, step: 1 }),
    orderCost: amount('Cost of an order', 75, {
      min: 0.01,
      max: 1e7,
      step: 5,
      tooltip: 'Paperwork, freight and set-up, whatever the size.',
    }),
    holdingRate: rate('Holding cost a year', 25, {
      min: 0.1,
      max: 100,
      step: 1,
      tooltip: 'Capital, storage, insurance, shrinkage, as a percent of the cost.',
    }),
    leadTimeDays: quantity('Lead time', 'days', 10, 365, { tooltip: 'From order to delivery.' }),
    currentOrderQuantity: quantity('Units you order now', 'units', 2000, 1e9, { min: 1, step: 100, zeroMeansDefault: true }),
    dailyDeviation: quantity('Deviation of daily demand', 'units', 8, 1e7, {
      advanced: true,
      tooltip: 'Standard deviation; 0 if demand is even.',
    }),
    serviceLevel: choice(
      'In stock',
      [
        { value: '90', label: '90% of cycles' },
        { value: '95', label: '95% of cycles' },
        { value: '97.5', label: '97.5% of cycles' },
        { value: '99', label: '99% of cycles' },
      ],
      '95',
      { advanced: true, tooltip: 'Share of order cycles without a shortage.' },
    ),
  },
  results: {
    orderQuantity: 'count',
    reorderPoint: 'count',
    eoq: 'number',
    ordersPerYear: 'number',
    daysBetweenOrders: 'number',
    safetyStock: 'count',
    orderingCost: 'money',
    holdingCost: 'money',
    safetyStockCost: 'money',
    totalCost: 'money',
    currentCost: 'money',
    savings: 'money',
    averageInventoryValue: 'balance',
  },
  sources: [
    { title: 'Harris, How Many Parts to Make at Once', locator: 'Factory, The Magazine of Management 10 (1913), 135-136' },
    { title: 'Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains', locator: 'chs. 4 and 6; normal table' },
  ],
  calculate(inputs) {
    const holding = (inputs.unitCost * inputs.holdingRate) / 100;
    const costOf = (units: number): Dollars => (inputs.annualDemand * inputs.orderCost) / units + (units * holding) / 2;
    const eoq = Math.sqrt((2 * inputs.annualDemand * inputs.orderCost) / holding);
    const lower = Math.max(1, Math.floor(eoq));
    const orderQuantity = costOf(lower) <= costOf(lower + 1) ? lower : lower + 1;
    const spread = deviations[inputs.serviceLevel] * inputs.dailyDeviation * Math.sqrt(inputs.leadTimeDays);
    const safetyStock = unitsUp(spread);
    const safetyStockCost = toCent(safetyStock * holding);
    const totalCost = toCent(costOf(orderQuantity) + safetyStockCost);
    const currentCost = toCent(costOf(Math.max(1, Math.round(inputs.currentOrderQuantity))) + safetyStockCost);
    return {
      orderQuantity,
      reorderPoint: unitsUp((inputs.annualDemand * inputs.leadTimeDays) / daysPerYear + spread),
      eoq,
      ordersPerYear: inputs.annualDemand / orderQuantity,
      daysBetweenOrders: (daysPerYear * orderQuantity) / inputs.annualDemand,
      safetyStock,
      orderingCost: toCent((inputs.annualDemand * inputs.orderCost) / orderQuantity),
      holdingCost: toCent((orderQuantity * holding) / 2),
      safetyStockCost,
      totalCost,
      currentCost,
      savings: toCent(currentCost - totalCost),
      averageInventoryValue: toCent((orderQuantity / 2 + safetyStock) * inputs.unitCost),
    };
  },
  headline: (results) => ({
    value: results.orderQuantity,
    kind: 'count',
    per: results.orderQuantity === 1 ? 'unit an order' : 'units an order',
  }),
  say(results) {
    const saved = results.savings < 0.5 ? 'as cheap as now' : `**${wholeDollars(results.savings)}** a year less than now`;
    const days = Math.round(results.daysBetweenOrders);
    const often = days === 0 ? 'more than once a day' : days === 1 ? 'about every day' : `about every ${counted(days, 'day')}`;
    const left = results.reorderPoint === 1 ? 'is left' : 'are left';
    return `Order **${counted(results.orderQuantity, 'unit')}** when **${number(results.reorderPoint)}** ${left}, ${often}: ${saved}.`;
  },
  supporting: ['reorderPoint', 'totalCost', 'savings', 'safetyStock'],
  chart(results, inputs) {
    const sizes = Array.from({ length: 16 }, (_, step) => (results.orderQuantity * (step + 1)) / 5);
    const ordering = sizes.map((units) => (inputs.annualDemand * inputs.orderCost) / units);
    const holding = sizes.map((units) => (units * inputs.unitCost * inputs.holdingRate) / 200);
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
});

/** Standard normal deviations of the service levels, from the table. */
const deviations = { '90': 1.2816, '95': 1.6449, '97.5': 1.96, '99': 2.3263 } as const;

/** Rounds up to whole units; what binary adds to a whole number is none. */
function unitsUp(units: number): number {
  return Math.ceil(units * (1 - 1e-15));
}
