import { casesOf } from '../kit/cases.ts';
import inventory from './inventory-optimization.ts';

export default casesOf(['R-CAT-057', 'R-CRULE-15'], inventory, [
  {
    name: '[R-CRULE-15] the defaults order 600 units every 18.25 days of 365',
    given: {},
    expect: {
      eoq: 600,
      orderQuantity: 600,
      ordersPerYear: 20,
      daysBetweenOrders: 18.25,
      safetyStock: 42,
      reorderPoint: 371,
      orderingCost: 1500,
      holdingCost: 1500,
      safetyStockCost: 210,
      totalCost: 3210,
      currentCost: 5660,
      savings: 2450,
      averageInventoryValue: 6840,
    },
    from: 'by hand: √(2 × 12,000 × 75 ÷ 5); 1.6449 × 8 × √10 = 41.61; 12,000 × 10 ÷ 365 + 41.61 = 370.4; 450 + 5,000 + 210',
  },
  {
    name: 'Harris’s formula at demand 1,000, order 10 and holding 0.50 is 200',
    given: { annualDemand: 1000, orderCost: 10, unitCost: 5, holdingRate: 10, dailyDeviation: 0 },
    expect: { eoq: 200, orderQuantity: 200, totalCost: 100, safetyStock: 0 },
    from: 'by hand: √(2 × 1,000 × 10 ÷ 0.5) = 200; 50 + 50',
  },
  {
    name: 'the cheaper of both whole numbers is ordered',
    given: { annualDemand: 3, orderCost: 1, unitCost: 4, holdingRate: 25, dailyDeviation: 0, currentOrderQuantity: 3 },
    expect: { eoq: 2.44949, orderQuantity: 2, totalCost: 2.5, currentCost: 2.5, savings: 0 },
    from: 'by hand: √6; 3 ÷ 2 + 1 = 2.5 and 3 ÷ 3 + 1.5 = 2.5, the smaller one on a tie',
    within: 1e-6,
  },
  {
    name: 'ordering at once needs no stock at hand',
    given: { leadTimeDays: 0 },
    expect: { reorderPoint: 0, safetyStock: 0, totalCost: 3000 },
    from: 'by hand: no lead time, no demand during it',
  },
  {
    name: 'a higher service level holds more',
    given: { serviceLevel: '99', leadTimeDays: 9, annualDemand: 36500 },
    expect: { safetyStock: 56, reorderPoint: 956 },
    from: 'by hand: 2.3263 × 8 × 3 = 55.83; 100 × 9 + 55.83 = 955.83',
  },
  {
    name: 'a tiny demand orders at least one',
    given: { annualDemand: 1, orderCost: 0.01, unitCost: 1000, holdingRate: 100, dailyDeviation: 0, currentOrderQuantity: 1 },
    expect: { orderQuantity: 1, totalCost: 500.01, savings: 0 },
    from: 'by hand: 0.01 + 1,000 ÷ 2',
  },
  {
    name: 'a demand of 10,000 is ordered in 25 lots of 400',
    given: { annualDemand: 10000, orderCost: 40, unitCost: 50, holdingRate: 10, dailyDeviation: 0, currentOrderQuantity: 500 },
    expect: { eoq: 400, ordersPerYear: 25, orderingCost: 1000, holdingCost: 1000, totalCost: 2000, currentCost: 2050, savings: 50 },
    from: 'by hand: √(2 × 10,000 × 40 ÷ 5); 20 × 40 + 250 × 5 at lots of 500',
  },
  {
    name: 'a hospital reorders its kits at 367',
    given: { annualDemand: 127750, leadTimeDays: 1, dailyDeviation: 10 },
    expect: { safetyStock: 17, reorderPoint: 367 },
    from: 'Heizer and Render, Operations Management, ch. 12: 350 + 16.5 = 366.5 kits at 95 %, in whole ones',
  },
  {
    name: 'a safety stock of exactly 801 is not rounded up to 802',
    given: { annualDemand: 36500, leadTimeDays: 25, dailyDeviation: 125, serviceLevel: '90' },
    expect: { safetyStock: 801, reorderPoint: 3301 },
    from: 'by hand: 1.2816 × 125 × 5 = 801; 100 × 25 + 801',
  },
]);
