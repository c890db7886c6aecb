import { describe, expect, it } from 'vitest';
import { filingStatuses } from '#calculators/figures/filing-status.ts';
import { completeSets } from '#calculators/figures/set.ts';
import { benefitTaxBase, benefitTaxSecond, socialSecurity } from '#calculators/figures/social-security/social-security.ts';
import { wageBaseOf } from '#calculators/figures/social-security/wage-index.ts';
import { taxableSocialSecurity } from '#calculators/kit/law/federal-tax/taxable-social-security.ts';
import {
  bendPointsOf,
  earningsTest,
  fullRetirementAge,
  primaryInsuranceAmount,
  retirementBenefit,
  spousalBenefit,
} from './social-security-benefit.ts';
import { averageIndexedMonthlyEarnings, bendPointsAt, indexedEarnings } from './social-security-earnings.ts';

function maximumEarnings(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, at) => ({ year: from + at, amount: wageBaseOf(from + at) }));
}

describe('earnings', () => {
  it('SSA, Benefits.html 2025: the maximum in each year from 22 gives an AIME of 13,689 and a PIA of 4,020.90 at 62', () => {
    const aime = averageIndexedMonthlyEarnings(1963, maximumEarnings(1985, 2024));
    expect(aime).toBe(13689);
    expect(primaryInsuranceAmount(aime, bendPointsOf('2025'))).toBe(4020.9);
  });

  it.each([
    [1953, 1975, 8070, 41971],
    [1953, 1976, 8654, 42103],
    [1953, 1977, 9201, 42233],
    [1953, 1978, 9963, 42366],
    [1953, 1979, 10869, 42501],
    [1953, 1980, 11885, 42634],
    [1949, 1975, 14100, 66509],
    [1949, 1976, 15300, 67511],
    [1949, 1977, 16500, 68689],
    [1949, 1978, 17700, 68264],
    [1949, 1979, 22900, 81214],
    [1949, 1980, 25900, 84264],
  ])('SSA, retirement examples 2015: born %d, earnings of %d were %d, indexed %d', (birthYear, year, amount, indexed) => {
    const [result] = indexedEarnings(birthYear, [{ year, amount }]);
    expect(Math.round(result?.amount ?? 0)).toBe(indexed);
    expect(result?.year).toBe(year);
  });

  it('from the year of age 60 earnings count at face value, up to the wage base of their year', () => {
    const of = (year: number, amount: number) => indexedEarnings(1963, [{ year, amount }])[0]?.amount;
    expect([of(2023, 50000), of(2024, 50000), of(2024, 900000)]).toEqual([50000, 50000, 168600]);
    expect(of(2022, 50000)).toBeCloseTo((50000 * 66621.8) / 63795.13, 6);
  });

  it('35 years of 42,000 at face value make 3,500 a month; more years only replace lower ones; fewer leave zeros', () => {
    const flat = (years: number, amount: number) => Array.from({ length: years }, (_, at) => ({ year: 2025 + at, amount }));
    expect(averageIndexedMonthlyEarnings(1950, flat(35, 42000))).toBe(3500);
    expect(averageIndexedMonthlyEarnings(1950, flat(36, 42000))).toBe(3500);
    expect(averageIndexedMonthlyEarnings(1950, [...flat(35, 42000), { year: 2070, amount: 84000 }])).toBe(3600);
    expect(averageIndexedMonthlyEarnings(1950, [...flat(5, 1000), ...flat(35, 42000)])).toBe(3500);
    expect(averageIndexedMonthlyEarnings(1950, flat(10, 42000))).toBe(1000);
    expect(averageIndexedMonthlyEarnings(1950, [{ year: 2025, amount: 839.99 }])).toBe(1);
    expect(averageIndexedMonthlyEarnings(1950, [])).toBe(0);
  });

  it('cents that add up to 212,520 make 506 a month, not a dollar less', () => {
    const amounts = [40531.18, 44208.52, 45508.38, 44908.58, 37363.34];
    const earnings = amounts.map((amount, at) => ({ year: 2025 + at, amount }));
    expect(averageIndexedMonthlyEarnings(1950, earnings)).toBe(506);
  });

  it.each([
    [1979, 180, 1085],
    [2024, 1174, 7078],
    [2025, 1226, 7391],
    [2026, 1286, 7749],
  ])('SSA, PIA formula bend points: %d has %d and %d', (year, first, second) => {
    expect(bendPointsAt(year)).toEqual([first, second]);
  });
});

describe('primary insurance amount', () => {
  it.each([
    [0, 0],
    [1, 0.9],
    [1285, 1156.5],
    [1286, 1157.4],
    [1287, 1157.7],
    [6000, 2665.8],
    [7748, 3225.2],
    [7749, 3225.5],
    [7750, 3225.7],
    [7749.99, 3225.5],
  ])('2026, by hand down to the dime: %d gives %d', (aime, pia) => {
    expect(primaryInsuranceAmount(aime, bendPointsOf('2026'))).toBe(pia);
  });

  it.each(completeSets)('%s: one dollar around each bend point adds 90, 32 or 15 cents before rounding', (set) => {
    const [first, second] = socialSecurity[set].bendPoints;
    const pia = (aime: number) => primaryInsuranceAmount(aime, [first, second]);
    const exact = (aime: number) =>
      0.9 * Math.min(aime, first) + 0.32 * Math.max(0, Math.min(aime, second) - first) + 0.15 * Math.max(0, aime - second);
    for (const aime of [first - 1, first, first + 1, second - 1, second, second + 1]) {
      expect(exact(aime) - pia(aime)).toBeLessThan(0.1 + 1e-9);
      expect(exact(aime) - pia(aime)).toBeGreaterThan(-1e-9);
    }
  });
});

describe('claiming age', () => {
  it.each([
    [1930, 780],
    [1937, 780],
    [1938, 782],
    [1942, 790],
    [1943, 792],
    [1954, 792],
    [1955, 794],
    [1959, 802],
    [1960, 804],
    [2000, 804],
  ])('42 USC 416(l): born %d, full retirement age of %d months', (year, months) => {
    expect(fullRetirementAge(year)).toBe(months);
  });

  it.each([
    [744, 700],
    [756, 750],
    [768, 800],
    [780, 866],
    [792, 933],
    [803, 994],
    [804, 1000],
    [805, 1006],
    [816, 1080],
    [828, 1160],
    [840, 1240],
    [852, 1240],
    [700, 700],
  ])('SSA, benefit by year of birth, 1960: a PIA of 1,000 claimed at %d months pays %d', (age, benefit) => {
    expect(retirementBenefit(1000, 1960, age)).toBe(benefit);
  });

  it.each([
    [744, 325],
    [756, 350],
    [768, 375],
    [780, 416],
    [792, 458],
    [804, 500],
    [840, 500],
    [700, 325],
  ])('SSA, the same table: the spouse of a PIA of 1,000 claims at %d months and receives %d', (age, benefit) => {
    expect(spousalBenefit(1000, 1960, age)).toBe(benefit);
  });

  it.each([
    [1943, 744, 750],
    [1955, 744, 741],
    [1937, 744, 800],
    [1943, 840, 1320],
    [1942, 840, 1312],
    [1941, 840, 1325],
    [1940, 840, 1315],
    [1939, 840, 1326],
    [1938, 840, 1314],
    [1937, 840, 1325],
    [1936, 840, 1300],
    [1935, 840, 1300],
    [1934, 840, 1275],
    [1931, 840, 1250],
    [1930, 840, 1225],
    [1927, 840, 1200],
    [1926, 840, 1175],
    [1925, 840, 1175],
    [1924, 840, 1150],
    [1917, 840, 1150],
    [1916, 840, 1050],
    [1900, 840, 1050],
  ])('SSA, reduction and delayed credits: born %d, 1,000 claimed at %d months pays %d', (year, age, benefit) => {
    expect(retirementBenefit(1000, year, age)).toBe(benefit);
  });

  it('20 CFR 404.410(a): a PIA of 980.50 claimed 44 months before 65 and 8 months is 751.70, and 751 is paid', () => {
    expect(retirementBenefit(980.5, 1941, 744)).toBe(751);
  });

  it('a benefit exactly on a dollar is not lost to binary fractions', () => {
    expect(retirementBenefit(2000, 1960, 744)).toBe(1400);
    expect(retirementBenefit(1234.5, 1960, 804)).toBe(1234);
    expect(retirementBenefit(1110.1, 1960, 840)).toBe(1376);
  });

  it('the spouse’s own PIA is taken off half the worker’s, and more than half leaves nothing', () => {
    expect(spousalBenefit(2000, 1960, 804, 600)).toBe(400);
    expect(spousalBenefit(2000, 1960, 744, 600)).toBe(260);
    expect(spousalBenefit(2000, 1960, 804, 1000)).toBe(0);
    expect(spousalBenefit(2000, 1960, 804, 1500)).toBe(0);
  });

  it('half of an odd number of dimes is rounded down first: 1,001.90 gives 500.90, so 500', () => {
    expect(spousalBenefit(1001.9, 1960, 804)).toBe(500);
  });
});

describe('earnings test', () => {
  it('SSA, How Work Affects Your Benefits 2025: 33,400 of earnings take 5,000 of 9,600', () => {
    expect(earningsTest('2025', 'before', 33400, 9600)).toBe(5000);
  });

  it('in the year of full retirement age 1 of each 3 dollars above 62,160, afterwards nothing, and never more than the benefit', () => {
    expect(earningsTest('2025', 'yearOf', 65160, 9600)).toBe(1000);
    expect(earningsTest('2025', 'after', 900000, 9600)).toBe(0);
    expect(earningsTest('2025', 'before', 900000, 9600)).toBe(9600);
  });

  it.each(completeSets)('%s: one cent around the limits', (set) => {
    const { earningsTestUnder, earningsTestYearOf } = socialSecurity[set];
    const around = (when: 'before' | 'yearOf', limit: number) =>
      [-0.01, 0, 0.01].map((cent) => Number(earningsTest(set, when, limit + cent, 9600).toFixed(6)));
    expect(around('before', earningsTestUnder)).toEqual([0, 0, 0.005]);
    expect(around('yearOf', earningsTestYearOf)).toEqual([0, 0, 0.003333]);
  });
});

describe('tax on benefits', () => {
  it('IRS Publication 915, example 1: single, benefits of 5,980, other income of 28,990: 2,990 is taxable', () => {
    expect(taxableSocialSecurity('single', 5980, 28990)).toBe(2990);
  });

  it('IRS, volunteer tax training: single, 11,000 of benefits, 26,200 of income and 8,000 of exempt interest: 9,345 is taxable', () => {
    expect(taxableSocialSecurity('single', 11000, 26200 + 8000)).toBeCloseTo(9345, 6);
  });

  it.each([
    ['nothing below the base', 'single', 20000, 14999.99, 0],
    ['nothing at the base', 'single', 20000, 15000, 0],
    ['half a cent a cent above it', 'single', 20000, 15000.01, 0.005],
    ['half of 9,000 at the second amount', 'single', 20000, 24000, 4500],
    ['85 % of what lies above', 'single', 20000, 30000, 9600],
    ['85 % of the benefits at most', 'single', 20000, 100000, 17000],
    ['half of a small benefit in the first tier', 'single', 4000, 32000, 2000],
    ['a couple from 32,000 and 44,000', 'marriedJoint', 30000, 35000, 11100],
  ] as const)('by hand along worksheet 1: %s', (_name, status, benefits, other, taxable) => {
    expect(taxableSocialSecurity(status, benefits, other)).toBeCloseTo(taxable, 6);
  });

  it.each(filingStatuses)('%s: one cent around both amounts', (status) => {
    const taxed = (provisional: number) => taxableSocialSecurity(status, 40000, provisional - 20000);
    const [base, second] = [benefitTaxBase[status], benefitTaxSecond[status]];
    expect(taxed(base)).toBe(0);
    expect(taxed(base + 0.01)).toBeCloseTo(0.005, 6);
    expect(taxed(second) - taxed(second - 0.01)).toBeCloseTo(0.005, 6);
    expect(taxed(second + 0.01) - taxed(second)).toBeCloseTo(0.0085, 6);
  });
});
