import { describe, expect, it } from 'vitest';
import { callFunction } from '#calculators/functions/functions.ts';
import { halfYearPercents, macrs } from '#calculators/kit/finance/macrs.ts';
import { midQuarterPercents } from '#calculators/kit/finance/macrs-mid-quarter.ts';

/** Every year's percentage, to the three decimals of the tables. */
function percents(life: number, month: number): readonly number[] {
  const found: number[] = [];
  for (let period = 1; ; period++) {
    const deduction = macrs({ cost: 100, life, period, month });
    if (typeof deduction !== 'number') return found;
    found.push(Math.round(deduction * 1000) / 1000);
  }
}

describe('MACRS', () => {
  it.each([...halfYearPercents])('table A-1 over %d years writes off everything, within a hundredth of the exact method', (life, table) => {
    expect(table.length).toBe(life + 1);
    expect(table.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 9);
    // 200 % (150 % from 15 years on) declining balance, half a year at each end, straight line of the rest as soon as that is more.
    const rate = (life >= 15 ? 1.5 : 2) / life;
    let book = 100;
    for (const [index, percent] of table.entries()) {
      const left = life - Math.max(index - 0.5, 0);
      const share = index === 0 ? 0.5 : 1;
      const exact = Math.min(book, Math.max(book * rate, book / left) * share);
      expect(Math.abs(exact - percent), `year ${index + 1}`).toBeLessThanOrEqual(0.0101);
      book -= exact;
    }
  });

  const quarters = [...midQuarterPercents].flatMap(([life, tables]) => tables.map((table, index) => [life, index + 1, table] as const));

  it.each(quarters)(
    'tables A-2 to A-5 over %d years from quarter %d write off everything, within 0.014 of the exact method',
    (life, quarter, table) => {
      expect(table.length).toBe(life + 1);
      expect(table.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 9);
      const first = (9 - 2 * quarter) / 8;
      const rate = (life >= 15 ? 1.5 : 2) / life;
      let book = 100;
      for (const [index, percent] of table.entries()) {
        const left = index === 0 ? life : life - first - index + 1;
        const exact = index === 0 ? book * rate * first : Math.min(book, Math.max(book * rate, book / left));
        expect(Math.abs(exact - percent), `year ${index + 1}`).toBeLessThanOrEqual(0.014);
        expect(macrs({ cost: 100, life, quarter, period: index + 1 })).toBeCloseTo(percent, 12);
        book -= exact;
      }
    },
  );

  it('gives the published first years of equipment under the mid-quarter convention', () => {
    // IRS Publication 946, tables, 5-year and 7-year property.
    expect([1, 2, 3, 4].map((quarter) => macrs({ cost: 10_000, life: 5, period: 1, quarter }))).toEqual([3500, 2500, 1500, 500]);
    expect(macrs({ cost: 10_000, life: 7, period: 1, quarter: 4 })).toBeCloseTo(357, 9);
    expect(macrs({ cost: 10_000, life: 7, period: 2, quarter: 4 })).toBeCloseTo(2755, 9);
  });

  it.each([
    // IRS Publication 946, tables: the first and the last year by quarter.
    [3, [58.33, 41.67, 25, 8.33], [1.54, 5.3, 8.33, 10.19]],
    [5, [35, 25, 15, 5], [1.38, 4.26, 7.06, 9.58]],
    [7, [25, 17.85, 10.71, 3.57], [1.09, 3.34, 5.53, 7.64]],
    [10, [17.5, 12.5, 7.5, 2.5], [0.82, 2.46, 4.1, 5.74]],
    [15, [8.75, 6.25, 3.75, 1.25], [0.74, 2.21, 3.69, 5.17]],
    [20, [6.563, 4.688, 2.813, 0.938], [0.565, 1.673, 2.788, 3.901]],
  ])('gives the first and the last year over %d years for each of the four quarters', (life, first, last) => {
    for (const [index, percent] of first.entries()) {
      const asset = { cost: 100, life, quarter: index + 1 };
      expect(macrs({ ...asset, period: 1 })).toBeCloseTo(percent, 12);
      expect(macrs({ ...asset, period: life + 1 })).toBeCloseTo(last[index] ?? Number.NaN, 12);
      expect(macrs({ ...asset, period: life + 2 })).toEqual({ refused: `"period" must be at most ${life + 1}.`, field: 'period' });
    }
  });

  it('is called by name with its month or its quarter, both whole numbers', () => {
    // IRS Publication 946, tables A-5 and A-7a.
    const equipment = { cost: 10_000, life: 5, period: 1 };
    expect(callFunction('MACRS', { ...equipment, quarter: 4 })).toBe(500);
    expect(callFunction('MACRS', { cost: 100, life: 39, period: 1, month: 12 })).toBeCloseTo(0.107, 12);
    for (const field of ['month', 'quarter']) {
      expect(callFunction('MACRS', { ...equipment, [field]: 1.5 })).toEqual({ refused: `"${field}" must be a whole number.`, field });
    }
  });

  it('refuses quarters that there are not, and any for real property', () => {
    for (const quarter of [0, 5, 1.5]) {
      expect(macrs({ cost: 1, life: 5, period: 1, quarter })).toEqual({ refused: '"quarter" must be 1, 2, 3 or 4.', field: 'quarter' });
    }
    expect(macrs({ cost: 1, life: 39, period: 1, quarter: 1 })).toEqual({
      refused: 'Real property has no "quarter": the middle of its month counts.',
      field: 'quarter',
    });
  });

  it('gives the published percentages of equipment', () => {
    // IRS Publication 946, table A-1.
    expect(macrs({ cost: 10_000, life: 3, period: 2 })).toBe(4445);
    expect(macrs({ cost: 10_000, life: 5, period: 1 })).toBe(2000);
    expect(macrs({ cost: 10_000, life: 5, period: 6 })).toBe(576);
    expect(macrs({ cost: 10_000, life: 7, period: 1 })).toBeCloseTo(1429, 9);
    expect(macrs({ cost: 10_000, life: 10, period: 11 })).toBeCloseTo(328, 9);
    expect(macrs({ cost: 10_000, life: 15, period: 3 })).toBeCloseTo(855, 9);
    expect(macrs({ cost: 10_000, life: 20, period: 2 })).toBeCloseTo(721.9, 9);
  });

  it('gives the published first and last years of residential rental property', () => {
    // IRS Publication 946, table A-6.
    const first = [3.485, 3.182, 2.879, 2.576, 2.273, 1.97, 1.667, 1.364, 1.061, 0.758, 0.455, 0.152];
    expect(first.map((_, index) => percents(27.5, index + 1)[0])).toEqual(first);
    expect(percents(27.5, 1)[27]).toBe(1.97);
    expect(percents(27.5, 6)[27]).toBe(3.485);
    expect(percents(27.5, 1).length).toBe(28);
    expect(percents(27.5, 7)[28]).toBe(0.152);
    expect(percents(27.5, 12)[28]).toBe(1.667);
    expect(percents(27.5, 7).length).toBe(29);
    for (const month of [1, 6]) expect(percents(27.5, month).slice(7, 12)).toEqual([3.636, 3.636, 3.637, 3.636, 3.637]);
    for (const month of [7, 12]) expect(percents(27.5, month).slice(7, 12)).toEqual([3.636, 3.636, 3.636, 3.637, 3.636]);
  });

  it('gives the published first and last years of nonresidential real property', () => {
    // IRS Publication 946, table A-7a.
    const first = [2.461, 2.247, 2.033, 1.819, 1.605, 1.391, 1.177, 0.963, 0.749, 0.535, 0.321, 0.107];
    for (const [index, percent] of first.entries()) {
      const all = percents(39, index + 1);
      expect(all[0]).toBe(percent);
      expect(all.slice(1, 39).every((each) => each === 2.564)).toBe(true);
      expect(all[39]).toBe(first[11 - index]);
      expect(all.length).toBe(40);
    }
  });

  it('refuses other lives, years beyond the table and months that there are not', () => {
    expect(macrs({ cost: 1, life: 4, period: 1 })).toEqual({ refused: '"life" must be 3, 5, 7, 10, 15, 20, 27.5 or 39.', field: 'life' });
    expect(macrs({ cost: 1, life: 5, period: 7 })).toEqual({ refused: '"period" must be at most 6.', field: 'period' });
    expect(macrs({ cost: 1, life: 5, period: 0 })).toEqual({ refused: '"period" must be a whole number of at least 1.', field: 'period' });
    expect(macrs({ cost: 1, life: 39, period: 1, month: 13 })).toEqual({ refused: '"month" must be at most 12.', field: 'month' });
    expect(macrs({ cost: 1, life: 39, period: 1, month: 0 })).toEqual({
      refused: '"month" must be a whole number of at least 1.',
      field: 'month',
    });
    expect(macrs({ cost: -1, life: 39, period: 1 })).toEqual({ refused: '"cost" must be at least 0.', field: 'cost' });
  });
});
