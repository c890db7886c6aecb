import { describe, expect, it } from 'vitest';
import { incomeTax, incomeTaxRates } from '#calculators/figures/federal-tax/income-tax.ts';
import { type FilingStatus, filingStatuses } from '#calculators/figures/filing-status.ts';
import { completeSets } from '#calculators/figures/set.ts';
import { rateAt, splitOverBrackets, taxByBrackets } from './brackets.ts';
import {
  deductibleStateTaxes,
  incomeTaxParts,
  itemizedDeductionsKept,
  marginalIncomeTaxRate,
  ordinaryIncomeTax,
  seniorDeduction,
  standardDeduction,
  tableIncomeTax,
} from './income-tax.ts';

/** Tax at the top of each bracket, as the tables of the revenue procedures print it ("$5,578.50 plus 22% of the excess over $48,475"). */
const published: readonly (readonly ['2024' | '2025' | '2026', FilingStatus, readonly number[]])[] = [
  ['2024', 'single', [1160, 5426, 17168.5, 39110.5, 55678.5, 183647.25]],
  ['2024', 'marriedJoint', [2320, 10852, 34337, 78221, 111357, 196669.5]],
  ['2025', 'single', [1192.5, 5578.5, 17651, 40199, 57231, 188769.75]],
  ['2025', 'marriedJoint', [2385, 11157, 35302, 80398, 114462, 202154.5]],
  ['2025', 'marriedSeparate', [1192.5, 5578.5, 17651, 40199, 57231, 101077.25]],
  ['2025', 'headOfHousehold', [1700, 7442, 15912, 38460, 55484, 187031.5]],
  ['2026', 'single', [1240, 5800, 17966, 41024, 58448, 192979.25]],
  ['2026', 'marriedJoint', [2480, 11600, 35932, 82048, 116896, 206583.5]],
];

describe('ordinary income tax', () => {
  it.each(published)('the schedule of %s, %s: tax at the top of each bracket as the revenue procedure prints it', (year, status, taxes) => {
    taxes.forEach((tax, at) => {
      expect(ordinaryIncomeTax(year, status, incomeTax[year].bracketTops[status][at] ?? 0)).toBeCloseTo(tax, 6);
    });
  });

  it.each([
    [100525, 0.22, 4947],
    [191950, 0.24, 6957.5],
    [243725, 0.32, 22313.5],
    [609350, 0.35, 29625.25],
    [1000000, 0.37, 41812.25],
  ])('Form 1040 instructions 2024, Tax Computation Worksheet, single: %d is taxed at %d less %d', (taxable, rate, subtract) => {
    expect(ordinaryIncomeTax('2024', 'single', taxable)).toBeCloseTo(taxable * rate - subtract, 6);
  });

  it('[A-26] the original figures tax all four statuses by the schedules of 2025', () => {
    expect(filingStatuses.map((status) => ordinaryIncomeTax('spec', status, 60000))).toEqual(
      filingStatuses.map((status) => ordinaryIncomeTax('2025', status, 60000)),
    );
    expect(ordinaryIncomeTax('spec', 'single', 60000)).toBeCloseTo(8114, 6);
  });

  it('nothing and less than nothing bear no tax', () => {
    expect(ordinaryIncomeTax('2025', 'single', 0)).toBe(0);
    expect(ordinaryIncomeTax('2025', 'single', -5000)).toBe(0);
  });

  describe.each(completeSets.flatMap((set) => filingStatuses.map((status) => [set, status] as const)))('%s, %s', (set, status) => {
    it('one cent below, at and above each threshold is taxed at the right rate', () => {
      const tops = incomeTax[set].bracketTops[status];
      tops.forEach((top, at) => {
        const [rate = 0, next = 0] = incomeTaxRates.slice(at, at + 2);
        expect([top - 0.01, top, top + 0.01].map((taxable) => marginalIncomeTaxRate(set, status, taxable))).toEqual([rate, rate, next]);
        const there = ordinaryIncomeTax(set, status, top);
        expect(there - ordinaryIncomeTax(set, status, top - 0.01)).toBeCloseTo(0.01 * rate, 6);
        expect(ordinaryIncomeTax(set, status, top + 0.01) - there).toBeCloseTo(0.01 * next, 6);
      });
    });
  });

  it('the parts add up to the income and to the tax', () => {
    const parts = incomeTaxParts('2025', 'single', 60000);
    expect(parts.map(({ rate, from, taxed }) => [rate, from, taxed])).toEqual([
      [0.1, 0, 11925],
      [0.12, 11925, 36550],
      [0.22, 48475, 11525],
      [0.24, 103350, 0],
      [0.32, 197300, 0],
      [0.35, 250525, 0],
      [0.37, 626350, 0],
    ]);
    expect(parts.map(({ tax }) => Number(tax.toFixed(2)))).toEqual([1192.5, 4386, 2535.5, 0, 0, 0, 0]);
  });
});

describe('brackets of any table', () => {
  it('a single rate has no tops', () => {
    expect(taxByBrackets(500, [0.2], [])).toBe(100);
    expect(splitOverBrackets(500, [0.2], [])).toEqual([{ rate: 0.2, from: 0, taxed: 500, tax: 100 }]);
    expect(rateAt(500, [0.2], [])).toBe(0.2);
  });

  it('a table without rates takes nothing', () => {
    expect(rateAt(500, [], [])).toBe(0);
    expect(taxByBrackets(500, [], [])).toBe(0);
  });
});

describe('deductions', () => {
  it('IRS Publication 501 (2025): single and over 65 deducts 17,750, a couple both over 65 deducts 34,700', () => {
    expect(standardDeduction('2025', 'single', 1)).toBe(17750);
    expect(standardDeduction('2025', 'marriedJoint', 2)).toBe(34700);
    expect(standardDeduction('2024', 'headOfHousehold', 1)).toBe(23850);
    expect(standardDeduction('spec', 'single')).toBe(15000);
  });

  it('the senior deduction falls by 6 % of income above its start, for each person, to 0 at 175,000 single', () => {
    expect(seniorDeduction('2025', 'single', 1, 75000)).toBe(6000);
    expect(seniorDeduction('2025', 'single', 1, 75000.01)).toBeCloseTo(5999.9994, 6);
    expect(seniorDeduction('2025', 'single', 1, 100000)).toBe(4500);
    expect(seniorDeduction('2025', 'single', 1, 175000)).toBe(0);
    expect(seniorDeduction('2026', 'marriedJoint', 2, 200000)).toBe(6000);
    expect(seniorDeduction('2025', 'marriedSeparate', 1, 50000)).toBe(0);
    expect(seniorDeduction('2024', 'single', 1, 50000)).toBe(0);
  });

  it('the cap on state taxes falls by 30 % of income above the start, to the floor at 600,000', () => {
    expect(deductibleStateTaxes('2024', 'single', 30000, 100000)).toBe(10000);
    expect(deductibleStateTaxes('2024', 'single', 30000, 900000)).toBe(10000);
    expect(deductibleStateTaxes('2025', 'single', 30000, 100000)).toBe(30000);
    expect(deductibleStateTaxes('2025', 'single', 60000, 500000)).toBe(40000);
    expect(deductibleStateTaxes('2025', 'single', 60000, 550000)).toBe(25000);
    expect(deductibleStateTaxes('2025', 'single', 60000, 600000)).toBe(10000);
    expect(deductibleStateTaxes('2025', 'single', 60000, 700000)).toBe(10000);
    expect(deductibleStateTaxes('2026', 'marriedSeparate', 60000, 260000)).toBeCloseTo(17950, 6);
  });

  it('26 USC 68: from 2026 itemized deductions lose 2/37 of the lesser of them and income in the highest bracket', () => {
    expect(itemizedDeductionsKept('2025', 'single', 37000, 900000)).toBe(37000);
    expect(itemizedDeductionsKept('spec', 'single', 37000, 900000)).toBe(37000);
    expect([640599.99, 640600].map((income) => itemizedDeductionsKept('2026', 'single', 37000, income))).toEqual([37000, 37000]);
    expect(itemizedDeductionsKept('2026', 'single', 37000, 659100)).toBeCloseTo(36000, 9);
    expect(itemizedDeductionsKept('2026', 'single', 37000, 900000)).toBeCloseTo(35000, 9);
    expect(itemizedDeductionsKept('2026', 'marriedJoint', 37000, 768700)).toBe(37000);
  });
});

describe('the Tax Table of Form 1040', () => {
  it.each([
    [4.99, 0],
    [5, 1],
    [15, 2],
    [25, 4],
    [50, 6],
    [2975, 299],
    [3000, 303],
    [3049.99, 303],
    [25300, 2801],
    [99999, 16909],
    [100000, 16914],
  ])('2025, single: at %d the tax is %d', (income, tax) => {
    expect(tableIncomeTax('2025', 'single', income)).toBe(tax);
  });
});
