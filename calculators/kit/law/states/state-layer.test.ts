import { beforeAll, describe, expect, it, vi } from 'vitest';
import { lawSets } from '#calculators/figures/set.ts';
import { addedStateTax, loadStateTax, stateInput, stateTaxOn } from './state-layer.ts';
import { newestStateSet } from './state-year.ts';

const missing = { refused: 'This version does not have the figures of California for 2026: choose 2025 law.', field: 'figures' };

it('a state is asked for among the advanced fields, and none is the default', () => {
  expect([stateInput.advanced, stateInput.defaultValue]).toEqual([true, 'none']);
});

it('the law of the states must be loaded before it is asked', async () => {
  vi.resetModules();
  const fresh = await import('./state-layer.ts');
  expect(() => fresh.stateTaxOn('2025', 'single', 'NC', { wages: 50000 })).toThrow('Await `needs` first.');
  expect(fresh.stateTaxOn('2025', 'single', 'none', { wages: 50000 })).toBe(0);
});

describe('with the law of the states', () => {
  beforeAll(loadStateTax);

  it('a capital loss lowers no wages in Pennsylvania and New Jersey, which tax each class of income alone', () => {
    // 61 Pa. Code 103.13 and 3.07 %; N.J.S.A. 54A:2-1, 54A:5-2: 99,000 after the exemption, 2,651.25 + 6.37 % above 75,000.
    for (const otherIncome of [0, -3000]) {
      expect(stateTaxOn('2025', 'single', 'PA', { wages: 100000, otherIncome })).toBe(3070);
      expect(stateTaxOn('2025', 'single', 'NJ', { wages: 100000, otherIncome })).toBe(4180.05);
    }
    // N.C.G.S. 105-153.7: 4.25 % of 100,000 − 3,000 − 12,750.
    expect(stateTaxOn('2025', 'single', 'NC', { wages: 100000, otherIncome: -3000 })).toBe(3580.63);
  });

  it('the newest set with the law of all states is the last one in which none is missing', () => {
    const unpublished = (set: (typeof lawSets)[number]) =>
      stateInput.options.flatMap(({ value }) => (typeof stateTaxOn(set, 'single', value, { wages: 50000 }) === 'number' ? [] : [value]));
    expect(unpublished(newestStateSet)).toEqual([]);
    const following = lawSets[lawSets.indexOf(newestStateSet) + 1];
    if (following !== undefined) expect(unpublished(following)).toContain('CA');
  });

  it('other income that is positive is taxed in each of them', () => {
    expect(stateTaxOn('2025', 'single', 'PA', { wages: 100000, otherIncome: 1000 })).toBe(3100.7);
    expect(stateTaxOn('2025', 'single', 'NJ', { wages: 100000, otherIncome: 1000 })).toBe(4243.75);
  });

  it('a state without the figures of the year is refused, also for more income, and no state is not', () => {
    const incomes = [{ wages: 50000 }, { wages: 60000 }] as const;
    expect(stateTaxOn('2026', 'single', 'CA', incomes[0])).toEqual(missing);
    expect(addedStateTax('2026', 'single', 'CA', incomes)).toEqual(missing);
    expect(addedStateTax('2026', 'single', 'none', incomes)).toBe(0);
    // 3.99 % of 10,000.
    expect(addedStateTax('2026', 'single', 'NC', incomes)).toBe(399);
  });
});
