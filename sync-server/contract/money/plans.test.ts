import { describe, expect, it } from 'vitest';
import { CreatePlan, UpdatePlan } from './plan.ts';
import { basePriceOf, isFree, isPopular, planDefaults, standardPlans } from './plans.ts';

const problem = (change: object) => CreatePlan.safeParse({ name: 'Pro', basePrice: '29.99', ...change }).error?.issues[0]?.message;

describe('the plan form', () => {
  it('[R-PLAN-06] takes a sort order of whole numbers from 0', () => {
    expect([problem({ sortOrder: 0 }), problem({ sortOrder: -1 }), problem({ sortOrder: 1.5 })]).toEqual([
      undefined,
      'Sort order must be a whole number of at least 0',
      'Sort order must be a whole number of at least 0',
    ]);
  });

  it.each([
    ['49', '49.00'],
    [49, '49.00'],
    ['0', '0.00'],
    [29.999, '30.00'],
    [' 19.9 ', '19.90'],
  ])('[R-PLAN-07] keeps the price %j as the text %j', (typed, kept) => {
    expect(CreatePlan.parse({ name: 'Pro', basePrice: typed }).basePrice).toBe(kept);
  });

  it('[R-PLAN-07] refuses a price below 0 or that is no number', () => {
    for (const basePrice of [-1, '-0.01', 'free', '', null])
      expect(problem({ basePrice }), String(basePrice)).toBe('Price must be a number of at least 0');
  });

  it('[R-PLAN-08] takes a positive limit, none, or null for no limit', () => {
    expect([problem({ calculatorLimit: 1 }), problem({ calculatorLimit: null }), problem({})]).toEqual([undefined, undefined, undefined]);
    expect(problem({ calculatorLimit: 0 })).toBe('Calculator limit must be a whole number of at least 1, or empty for no limit');
  });

  it('[R-PLAN-09] takes AI calls of whole numbers from 0', () => {
    expect([problem({ aiCallsIncluded: 0 }), problem({ aiCallsIncluded: -1 })]).toEqual([
      undefined,
      'AI calls must be a whole number of at least 0',
    ]);
  });

  it('takes only isActive for the toggle, and no field that it does not know', () => {
    const id = '01900000-0000-7000-8000-000000000001';
    expect(UpdatePlan.safeParse({ id, isActive: false }).success).toBe(true);
    expect(UpdatePlan.safeParse({ id, stripePriceId: 'x' }).success).toBe(false);
  });

  it('starts from 29.99, 1000 calls and place 0, with a step of a cent', () => {
    expect(planDefaults).toEqual({ basePrice: '29.99', aiCallsIncluded: 1000, sortOrder: 0, priceStep: '0.01' });
  });
});

describe('a price', () => {
  it.each(['0x10', '1e3', '0b1', '-1', '+1', 'Infinity', '1,000', '', ' ', '.'])(
    'is not %j: what a person types has digits and a point',
    (typed) => {
      expect(CreatePlan.safeParse({ name: 'P', basePrice: typed }).error?.issues[0]?.message).toBe('Price must be a number of at least 0');
    },
  );

  it.each([
    ['12', '12.00'],
    [' 12.5 ', '12.50'],
    ['.5', '0.50'],
    ['0', '0.00'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(CreatePlan.parse({ name: 'P', basePrice: typed }).basePrice).toBe(kept);
  });
});

describe('a plan card', () => {
  it('[R-LAND-12] is popular when its name contains pro, in any case', () => {
    expect(['Professional', 'PRO', 'Starter', 'Enterprise', 'Approach'].map(isPopular)).toEqual([true, true, false, false, true]);
  });

  it("[R-LAND-17] shows '0.00' as free", () => {
    expect([isFree('0.00'), isFree('0.01')]).toEqual([true, false]);
  });

  it('[R-PLAN-14] reads basePrice and base_price', () => {
    expect([basePriceOf({ basePrice: '1.00' }), basePriceOf({ base_price: '2.00' })]).toEqual(['1.00', '2.00']);
  });

  it('falls back to the three plans of the product', () => {
    expect(standardPlans.map((plan) => [plan.name, plan.basePrice])).toEqual([
      ['Starter', '0.00'],
      ['Professional', '49.00'],
      ['Enterprise', '199.00'],
    ]);
  });
});
