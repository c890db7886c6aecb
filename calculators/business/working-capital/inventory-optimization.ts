import { amount, choice, rate } from '#calculators/business/fields.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { quantity } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, number, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Order quantity, and the stock level at which to order.
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
    workingDays: quantity('Working days a year', 'days', 365, 366, {
      min: 1,
      zeroMeansDefault: true,
      advanced: true,
      tooltip: 'Days with demand and work; lead time and demand are counted in them.',
    }),
    dailyProduction: quantity('Units made a day', 'units', 0, 1e9, {
      advanced: true,
      tooltip: 'For goods you make yourself: stock builds up while a run lasts. 0 for goods that come all at once.',
    }),
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
    runDays: 'number',
    highestStock: 'count',
    safetyStock: 'count',
    orderingCost: 'money',
    holdingCost: 'money',
    safetyStockCost: 'money',
    totalCost: 'money',
    currentCost: 'money',
    savings: 'money',
    averageInventoryValue: 'balance',
  },
  calculate(inputs) {
    const holding = (inputs.unitCost * inputs.holdingRate) / 100;
    const dailyDemand = inputs.annualDemand / inputs.workingDays;
    if (inputs.dailyProduction > 0 && inputs.dailyProduction <= dailyDemand)
      return refuse('Production must be faster than demand.', 'dailyProduction');
    const kept = shareKept(inputs);
    const costOf = (units: number): Dollars => (inputs.annualDemand * inputs.orderCost) / units + (units * holding * kept) / 2;
    const eoq = Math.sqrt((2 * inputs.annualDemand * inputs.orderCost) / (holding * kept));
    const lower = Math.max(1, Math.floor(eoq));
    const orderQuantity = costOf(lower) <= costOf(lower + 1) ? lower : lower + 1;
    const spread = deviations[inputs.serviceLevel] * inputs.dailyDeviation * Math.sqrt(inputs.leadTimeDays);
    const safetyStock = unitsUp(spread);
    const safetyStockCost = toCent(safetyStock * holding);
    const totalCost = toCent(costOf(orderQuantity) + safetyStockCost);
    const currentCost = toCent(costOf(Math.max(1, Math.round(inputs.currentOrderQuantity))) + safetyStockCost);
    return {
      orderQuantity,
      reorderPoint: unitsUp((inputs.annualDemand * inputs.leadTimeDays) / inputs.workingDays + spread),
      eoq,
      ordersPerYear: inputs.annualDemand / orderQuantity,
      daysBetweenOrders: (inputs.workingDays * orderQuantity) / inputs.annualDemand,
      runDays: inputs.dailyProduction > 0 ? orderQuantity / inputs.dailyProduction : 0,
      highestStock: unitsUp(orderQuantity * kept) + safetyStock,
      safetyStock,
      orderingCost: toCent((inputs.annualDemand * inputs.orderCost) / orderQuantity),
      holdingCost: toCent((orderQuantity * holding * kept) / 2),
      safetyStockCost,
      totalCost,
      currentCost,
      savings: toCent(currentCost - totalCost),
      averageInventoryValue: toCent(((orderQuantity * kept) / 2 + safetyStock) * inputs.unitCost),
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
});

/** Standard normal quantiles of the service levels, from the table. */
const deviations = { '90': 1.2816, '95': 1.6449, '97.5': 1.96, '99': 2.3263 } as const;

/** Rounds up to whole units, ignoring binary noise above a whole number. */
function unitsUp(units: number): number {
  return Math.ceil(units * (1 - 1e-15));
}

/**
 * Share of a production run that is in stock when it ends, because units are sold while others are made; 1 for an order that arrives at
 * once.
 */
export function shareKept(inputs: {
  readonly annualDemand: number;
  readonly workingDays: number;
  readonly dailyProduction: number;
}): number {
  return inputs.dailyProduction > 0 ? 1 - inputs.annualDemand / inputs.workingDays / inputs.dailyProduction : 1;
}
