import { describe, expect, it } from 'vitest';
import { singleLife, uniformLifetime } from '#calculators/figures/retirement/life-tables.ts';
import { mortality } from '#calculators/figures/retirement/mortality.ts';
import { jointLifeExpectancy, lifeAnnuityFactor, singleLifeExpectancy, uniformLifeExpectancy } from './life-expectancy.ts';
import { requiredDistribution, rmdDivisor, rmdStartAge } from './rmd.ts';
import { maximumSeppRate, seppFactor, seppPayment, seppYears } from './sepp.ts';

const ages = Array.from({ length: 121 }, (_, age) => age);

describe('life tables', () => {
  it('the Single Life Table of 26 CFR 1.401(a)(9)-9(b) follows from the mortality of (e) in all 121 rows', () => {
    const expected = ages.map((age) => {
      const years = mortality.slice(age).reduceRight((sum, dying) => (1 - dying) * (1 + sum), 0);
      return Math.max(1, Math.round((years + 11 / 24) * 10) / 10);
    });
    expect(singleLife).toEqual(expected);
    expect(ages.map(singleLifeExpectancy)).toEqual(singleLife);
  });

  it('the Uniform Lifetime Table of (c) is the joint expectancy with a beneficiary ten years younger in all 49 rows', () => {
    expect(uniformLifetime).toEqual(ages.slice(72).map((age) => jointLifeExpectancy(age, age - 10)));
    expect(ages.slice(72).map(uniformLifeExpectancy)).toEqual(uniformLifetime);
  });

  it('Notice 2022-6, appendix A: the uniform table from 10 to 120 adds up to 4,126.3 years, the single table to 3,913.2', () => {
    const tenths = (table: readonly number[]) => table.reduce((sum, years) => sum + Math.round(years * 10), 0);
    expect(tenths(ages.slice(10).map(uniformLifeExpectancy))).toBe(41263);
    expect(tenths(singleLife)).toBe(39132);
  });

  it.each([
    [73, 60, 28.6],
    [75, 60, 28.3],
    [80, 65, 23.8],
    [85, 70, 19.5],
    [90, 75, 15.4],
  ])('Publication 590-B, table II: owner %d, spouse %d: %d', (age, spouse, years) => {
    expect(jointLifeExpectancy(age, spouse)).toBe(years);
    expect(jointLifeExpectancy(spouse, age)).toBe(years);
  });

  it('ages outside the tables take their first or last row, and part of a year does not count', () => {
    expect([singleLifeExpectancy(-1), singleLifeExpectancy(0), singleLifeExpectancy(120), singleLifeExpectancy(130)]).toEqual([
      84.6, 84.6, 1, 1,
    ]);
    expect([uniformLifeExpectancy(72), uniformLifeExpectancy(120), uniformLifeExpectancy(125), uniformLifeExpectancy(75.9)]).toEqual([
      27.4, 2, 2, 24.6,
    ]);
    expect([jointLifeExpectancy(120, 120), jointLifeExpectancy(125, 115), jointLifeExpectancy(115, 125)]).toEqual([1, 1.8, 1.8]);
  });

  it('at 0 % a life annuity is worth the years of life, less the share of the last year', () => {
    expect(lifeAnnuityFactor(75, 0) + 11 / 24).toBeCloseTo(14.8, 1);
    expect(lifeAnnuityFactor(120, 0.05)).toBe(0);
    expect(lifeAnnuityFactor(119, 0.05)).toBeCloseTo(0.6 / 1.05, 12);
  });
});

describe('required minimum distributions', () => {
  it.each([
    ['spec', 1970, 72],
    ['spec', 1940, 72],
    ['2024', 1950, 72],
    ['2024', 1951, 73],
    ['2025', 1959, 73],
    ['2025', 1960, 75],
    ['2026', 1985, 75],
  ] as const)('26 USC 401(a)(9)(C)(v): in the set %s somebody born in %d starts at %d', (set, born, age) => {
    expect(rmdStartAge(set, born)).toBe(age);
  });

  it('a year of birth that cannot be read starts at 72', () => {
    expect((['spec', '2025'] as const).map((set) => rmdStartAge(set, Number.NaN))).toEqual([72, 72]);
  });

  it('[A-10] the original figures ask for 100,000 ÷ 27.4 at 72 and nothing at 71, whatever the year of birth', () => {
    expect(requiredDistribution('spec', { balance: 100000, age: 71 })).toBe(0);
    expect(requiredDistribution('spec', { balance: 100000, age: 72 })).toBeCloseTo(3649.635, 3);
    expect(requiredDistribution('spec', { balance: 100000, age: 72, birthYear: 1990 })).toBeCloseTo(3649.635, 3);
  });

  it('by law 73 or 75 counts, with the year of birth taken from the age where it is not given', () => {
    expect(requiredDistribution('2025', { balance: 100000, age: 72 })).toBe(0);
    expect(requiredDistribution('2025', { balance: 100000, age: 73 })).toBeCloseTo(3773.585, 3);
    expect(requiredDistribution('2025', { balance: 100000, age: 74, birthYear: 1960 })).toBe(0);
    expect(requiredDistribution('2025', { balance: 100000, age: 75, birthYear: 1960 })).toBeCloseTo(4065.041, 3);
    expect(requiredDistribution('2024', { balance: 100000, age: 73 })).toBeCloseTo(3773.585, 3);
    expect(requiredDistribution('2025', { balance: -5, age: 80 })).toBe(0);
  });

  it('a spouse more than ten years younger brings the joint table; exactly ten years does not', () => {
    expect([rmdDivisor(75), rmdDivisor(75, 65), rmdDivisor(75, 64), rmdDivisor(75, 60)]).toEqual([24.6, 24.6, 25.3, 28.3]);
    expect(rmdDivisor(75, 80)).toBe(24.6);
    // Past the tables both differ at ten years too: 2.0 for 120 and over, 1.8 for two lives of 120 and 115.
    expect([rmdDivisor(125), rmdDivisor(125, 115), rmdDivisor(126, 115)]).toEqual([2, 2, 1.8]);
    expect(requiredDistribution('2025', { balance: 1000000, age: 75, youngerSpouseAge: 60 })).toBeCloseTo(35335.69, 2);
    // Capital Group, Joint Life and Last Survivor Expectancy Table: 76 and 60, a divisor of 28.2.
    expect(requiredDistribution('2025', { balance: 262000, age: 76, youngerSpouseAge: 60 })).toBeCloseTo(9290.78, 2);
  });
});

describe('substantially equal periodic payments', () => {
  const given = { balance: 400000, age: 50, rate: 0.04 };

  it('IRS, Substantially equal periodic payments, question 7: 400,000 at 50 and 4 % pays 11,050, 21,102 or 22,030', () => {
    expect(seppPayment('required_minimum', given)).toBeCloseTo(11049.72, 2);
    expect(seppFactor('fixed_amortization', given)).toBeCloseTo(18.9559, 4);
    expect(Math.round(seppPayment('fixed_amortization', given))).toBe(21102);
    expect(seppFactor('fixed_annuitization', given)).toBeCloseTo(18.1568, 4);
    expect(Math.round(seppPayment('fixed_annuitization', given))).toBe(22030);
  });

  it('uses the table that was chosen', () => {
    expect(seppFactor('required_minimum', { ...given, table: 'single' })).toBe(36.2);
    expect(seppFactor('required_minimum', { ...given, table: 'uniform' })).toBe(jointLifeExpectancy(50, 40));
    expect(seppFactor('required_minimum', { ...given, table: 'joint', beneficiaryAge: 45 })).toBe(jointLifeExpectancy(50, 45));
    expect(seppFactor('required_minimum', { ...given, table: 'joint' })).toBe(jointLifeExpectancy(50, 50));
  });

  it('a rate of 0 spreads the balance over the life expectancy', () => {
    expect(seppFactor('fixed_amortization', { ...given, rate: 0 })).toBe(36.2);
  });

  it('Notice 2022-6, 3.02(c): the rate is at most 5 % or 120 % of the mid-term rate', () => {
    expect([maximumSeppRate(4.99), maximumSeppRate(5), maximumSeppRate(5.4)]).toEqual([5, 5, 5.4]);
  });

  it('26 USC 72(t)(4): five years, or to 59½', () => {
    expect([seppYears(50), seppYears(54.5), seppYears(54.51), seppYears(58)]).toEqual([9.5, 5, 5, 5]);
  });
});
