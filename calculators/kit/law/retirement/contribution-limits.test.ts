import { describe, expect, it } from 'vitest';
import { filingStatuses } from '#calculators/figures/filing-status.ts';
import { contributions } from '#calculators/figures/retirement/contributions.ts';
import { completeSets } from '#calculators/figures/set.ts';
import {
  deferralLimit,
  finalYearsLimit,
  hsaLimit,
  iraDeductionLimit,
  iraLimit,
  rothLimit,
  sepLimit,
  simpleLimit,
} from './contribution-limits.ts';

describe('by age', () => {
  it.each([
    ['2024', [23000, 30500, 30500, 30500, 30500, 30500]],
    ['spec', [23500, 31000, 31000, 34750, 34750, 31000]],
    ['2025', [23500, 31000, 31000, 34750, 34750, 31000]],
    ['2026', [24500, 32500, 32500, 35750, 35750, 32500]],
  ] as const)('IRS notices, %s: a deferral at 49, 50, 59, 60, 63 and 64', (set, limits) => {
    expect([49, 50, 59, 60, 63, 64].map((age) => deferralLimit(set, age))).toEqual(limits);
  });

  it('IRS Notice 2025-67: an IRA takes 7,500, from 50 8,600', () => {
    expect([iraLimit('2026', 49), iraLimit('2026', 50), iraLimit('2026', 62), iraLimit('2025', 50)]).toEqual([7500, 8600, 8600, 8000]);
  });

  it('IRS Notice 2025-67: a SIMPLE plan takes 17,000, 21,000 from 50 and 22,250 from 60 to 63', () => {
    expect([49, 50, 60, 63, 64].map((age) => simpleLimit('2026', age))).toEqual([17000, 21000, 22250, 22250, 21000]);
  });

  it('[R-CCONST-07] an HSA takes 4,300 in the original figures, 8,550 for a family, 1,000 more from 55', () => {
    expect([
      hsaLimit('spec', 'self', 54),
      hsaLimit('spec', 'self', 55),
      hsaLimit('spec', 'family', 54),
      hsaLimit('2026', 'family', 60),
    ]).toEqual([4300, 5300, 8550, 9750]);
  });
});

describe('by pay and plan', () => {
  it('a SEP takes 25 % of compensation up to its limit', () => {
    expect([sepLimit('2025', 100000), sepLimit('2025', 280000), sepLimit('2025', 280000.01), sepLimit('2025', 900000)]).toEqual([
      25000, 70000, 70000, 70000,
    ]);
    expect(sepLimit('2026', 900000)).toBe(72000);
  });

  it('the last three years of a 457(b) double the deferral as far as earlier years were not used', () => {
    expect([finalYearsLimit('2025', 0), finalYearsLimit('2025', 10000), finalYearsLimit('2025', 90000)]).toEqual([23500, 33500, 47000]);
  });
});

describe('by income', () => {
  it.each([
    ['half of the range leaves half', 157500, 3500],
    ['a share of 0.067 leaves 6,531, up to 6,540', 151000, 6540],
    ['a share of 0.333 leaves 4,669, up to 4,670', 155000, 4670],
    ['less than 200 is 200', 164900, 200],
    ['an income far below the range leaves all, and no more', 20000, 7000],
    ['the start of the range leaves all', 150000, 7000],
    ['the end of the range leaves nothing', 165000, 0],
  ])('Publication 590-A, worksheet 2-2 by hand, 2025 single: %s', (_name, income, limit) => {
    expect(rothLimit('2025', 'single', 40, income)).toBe(limit);
  });

  it('Publication 590-A, worksheet 1-2 by hand: a plan at work leaves half of 8,000 at 136,000 jointly', () => {
    expect(iraDeductionLimit('2025', 'marriedJoint', 50, 136000)).toBe(4000);
    expect(iraDeductionLimit('2025', 'single', 40, 89000)).toBe(0);
  });

  it('Publication 590-A, worksheet 1-2: 70 % of the 8,445 below 89,000 is 5,911.50, up to 5,920', () => {
    expect(iraDeductionLimit('2025', 'single', 40, 80555)).toBe(5920);
  });

  it('a separate return loses it between 0 and 10,000', () => {
    expect([0, 5000, 10000].map((income) => rothLimit('2026', 'marriedSeparate', 30, income))).toEqual([7500, 3750, 0]);
  });

  it.each(completeSets.flatMap((set) => filingStatuses.map((status) => [set, status] as const)))(
    '%s, %s: one cent around the range',
    (set, status) => {
      const [from, to] = contributions[set].rothRange[status];
      const all = contributions[set].ira;
      expect([from - 0.01, from, from + 0.01].map((income) => rothLimit(set, status, 40, income))).toEqual([all, all, all]);
      expect([to - 0.01, to, to + 0.01].map((income) => rothLimit(set, status, 40, income))).toEqual([200, 0, 0]);
    },
  );
});
