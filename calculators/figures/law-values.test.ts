import { describe, expect, it } from 'vitest';
import { amt, amtRates } from './federal-tax/amt.ts';
import { capitalGains, capitalLossLimit, collectiblesRate, unrecaptured1250Rate } from './federal-tax/capital-gains.ts';
import { estate } from './federal-tax/estate.ts';
import { incomeTax } from './federal-tax/income-tax.ts';
import { mileage } from './federal-tax/mileage.ts';
import { niitRate, niitThreshold } from './federal-tax/niit.ts';
import { payroll } from './federal-tax/payroll.ts';
import { qbi } from './federal-tax/qbi.ts';
import { filingStatuses } from './filing-status.ts';
import { housing } from './housing/housing.ts';
import { contributions } from './retirement/contributions.ts';
import { benefitTaxBase, benefitTaxSecond, fullRetirementAgeMonths, piaShares, socialSecurity } from './social-security/social-security.ts';
import { averageWage, lastIndexYear, wageBaseOf } from './social-security/wage-index.ts';
import { salesTax } from './states/sales-tax.ts';

const years = ['2024', '2025', '2026'] as const;
type Year = (typeof years)[number];
type Status = (typeof filingStatuses)[number];

function over<T>(read: (year: Year) => T): readonly T[] {
  return years.map(read);
}
function row<T>(read: (year: Year) => Readonly<Record<Status, T>>): readonly (readonly T[])[] {
  return years.map((year) => filingStatuses.map((status) => read(year)[status]));
}

describe('Rev. Proc. 2023-34, 2024-40, 2025-32 and P.L. 119-21', () => {
  it('state the standard deductions and their additions', () => {
    expect(row((year) => incomeTax[year].standardDeduction)).toEqual([
      [14600, 29200, 14600, 21900],
      [15750, 31500, 15750, 23625],
      [16100, 32200, 16100, 24150],
    ]);
    expect(row((year) => incomeTax[year].agedOrBlindAddition)).toEqual([
      [1950, 1550, 1550, 1950],
      [2000, 1600, 1600, 2000],
      [2050, 1650, 1650, 2050],
    ]);
  });

  it('state the thresholds of the capital gains rates', () => {
    expect(row((year) => capitalGains[year].zeroRateTop)).toEqual([
      [47025, 94050, 47025, 63000],
      [48350, 96700, 48350, 64750],
      [49450, 98900, 49450, 66200],
    ]);
    expect(row((year) => capitalGains[year].fifteenRateTop)).toEqual([
      [518900, 583750, 291850, 551350],
      [533400, 600050, 300000, 566700],
      [545500, 613700, 306850, 579600],
    ]);
    expect([unrecaptured1250Rate, collectiblesRate]).toEqual([0.25, 0.28]);
    expect(filingStatuses.map((status) => capitalLossLimit[status])).toEqual([3000, 3000, 1500, 3000]);
  });

  it('state the alternative minimum tax', () => {
    expect(row((year) => amt[year].exemption)).toEqual([
      [85700, 133300, 66650, 85700],
      [88100, 137000, 68500, 88100],
      [90100, 140200, 70100, 90100],
    ]);
    expect(row((year) => amt[year].phaseOutStart)).toEqual([
      [609350, 1218700, 609350, 609350],
      [626350, 1252700, 626350, 626350],
      [500000, 1000000, 500000, 500000],
    ]);
    expect(over((year) => amt[year].phaseOutRate)).toEqual([0.25, 0.25, 0.5]);
    expect(row((year) => amt[year].upperRateStart)).toEqual([
      [232600, 232600, 116300, 232600],
      [239100, 239100, 119550, 239100],
      [244500, 244500, 122250, 244500],
    ]);
    expect(amtRates).toEqual([0.26, 0.28]);
  });

  it('state the other deductions and credits', () => {
    expect(over((year) => incomeTax[year].seniorDeduction)).toEqual([0, 6000, 6000]);
    expect(over((year) => incomeTax[year].saltCap.single)).toEqual([10000, 40000, 40400]);
    expect(over((year) => incomeTax[year].saltStart.single)).toEqual([500000, 500000, 505000]);
    expect(over((year) => incomeTax[year].childTaxCredit)).toEqual([2000, 2200, 2200]);
    expect(over((year) => incomeTax[year].autoLoanInterestCap)).toEqual([0, 10000, 10000]);
    expect(over((year) => incomeTax[year].tipsCap)).toEqual([0, 25000, 25000]);
    expect(row((year) => incomeTax[year].overtimeCap)).toEqual([
      [0, 0, 0, 0],
      [12500, 25000, 12500, 12500],
      [12500, 25000, 12500, 12500],
    ]);
    expect(incomeTax['2026'].autoLoanInterestStart).toMatchObject({ single: 100000, marriedJoint: 200000 });
    expect(incomeTax['2026'].mortgageDebtCap).toMatchObject({ single: 750000, marriedSeparate: 375000 });
  });

  it('state the business income deduction', () => {
    expect(row((year) => qbi[year].threshold)).toEqual([
      [191950, 383900, 191950, 191950],
      [197300, 394600, 197300, 197300],
      [201750, 403500, 201775, 201750],
    ]);
    expect(row((year) => qbi[year].range)).toEqual([
      [50000, 100000, 50000, 50000],
      [50000, 100000, 50000, 50000],
      [75000, 150000, 75000, 75000],
    ]);
    expect(over((year) => [qbi[year].minimumDeduction, qbi[year].minimumIncome])).toEqual([
      [0, 0],
      [0, 0],
      [400, 1000],
    ]);
  });

  it('state the estate and gift exclusions, and the investment income tax', () => {
    expect(over((year) => estate[year].exclusion)).toEqual([13610000, 13990000, 15000000]);
    expect(over((year) => estate[year].annualGiftExclusion)).toEqual([18000, 19000, 19000]);
    expect(niitRate).toBe(0.038);
    expect(filingStatuses.map((status) => niitThreshold[status])).toEqual([200000, 250000, 125000, 200000]);
  });
});

describe('Social Security Administration', () => {
  it('states wage base, bend points, earnings tests and quarters of coverage', () => {
    expect(over((year) => payroll[year].wageBase)).toEqual([168600, 176100, 184500]);
    expect(over((year) => socialSecurity[year].bendPoints)).toEqual([
      [1174, 7078],
      [1226, 7391],
      [1286, 7749],
    ]);
    expect(over((year) => [socialSecurity[year].earningsTestUnder, socialSecurity[year].earningsTestYearOf])).toEqual([
      [22320, 59520],
      [23400, 62160],
      [24480, 65160],
    ]);
    expect(over((year) => socialSecurity[year].quarterOfCoverage)).toEqual([1730, 1810, 1890]);
    expect(piaShares).toEqual([90, 32, 15]);
    expect([benefitTaxBase.single, benefitTaxBase.marriedJoint, benefitTaxSecond.single, benefitTaxSecond.marriedJoint]).toEqual([
      25000, 32000, 34000, 44000,
    ]);
    expect(fullRetirementAgeMonths[1960]).toBe(804);
  });

  it('publishes a wage index and a wage base for each year; outside the tables the nearest year applies', () => {
    expect([averageWage(1970), averageWage(1977), averageWage(2000), averageWage(2023), averageWage(2024)]).toEqual([
      6186.24, 9779.44, 32154.82, 66621.8, 69846.57,
    ]);
    expect(lastIndexYear).toBe(2024);
    expect([averageWage(1969), averageWage(2025)]).toEqual([6186.24, 69846.57]);
    expect([wageBaseOf(1970), wageBaseOf(1985), wageBaseOf(2000), wageBaseOf(2026), wageBaseOf(2027), wageBaseOf(2028)]).toEqual([
      7800, 39600, 76200, 184500, 192300, 192300,
    ]);
    expect(over((year) => wageBaseOf(Number(year)))).toEqual(over((year) => payroll[year].wageBase));
  });
});

describe('IRS Notice 2023-75, 2024-80, 2025-67 and the procedures for health accounts', () => {
  it.each([
    ['deferral', [23000, 23500, 24500]],
    ['deferralCatchUp', [7500, 7500, 8000]],
    ['deferralHighCatchUp', [7500, 11250, 11250]],
    ['ira', [7000, 7000, 7500]],
    ['iraCatchUp', [1000, 1000, 1100]],
    ['simple', [16000, 16500, 17000]],
    ['simpleCatchUp', [3500, 3500, 4000]],
    ['simpleHighCatchUp', [3500, 5250, 5250]],
    ['annualAdditions', [69000, 70000, 72000]],
    ['compensationLimit', [345000, 350000, 360000]],
    ['sepMinimumCompensation', [750, 750, 800]],
    ['definedBenefit', [275000, 280000, 290000]],
    ['highlyCompensated', [155000, 160000, 160000]],
    ['rothCatchUpWages', [null, null, 150000]],
    ['hsaSelf', [4150, 4300, 4400]],
    ['hsaFamily', [8300, 8550, 8750]],
    ['deductibleSelf', [1600, 1650, 1700]],
    ['outOfPocketSelf', [8050, 8300, 8500]],
    ['healthFsa', [3200, 3300, 3400]],
  ] as const)('state %s', (key, expected) => {
    expect(over((year) => contributions[year][key])).toEqual(expected);
  });

  it('state the ranges of income over which an IRA phases out', () => {
    expect(over((year) => [contributions[year].rothRange.single, contributions[year].rothRange.marriedJoint])).toEqual([
      [
        [146000, 161000],
        [230000, 240000],
      ],
      [
        [150000, 165000],
        [236000, 246000],
      ],
      [
        [153000, 168000],
        [242000, 252000],
      ],
    ]);
    expect(over((year) => [contributions[year].deductionRange.single, contributions[year].deductionRange.marriedJoint])).toEqual([
      [
        [77000, 87000],
        [123000, 143000],
      ],
      [
        [79000, 89000],
        [126000, 146000],
      ],
      [
        [81000, 91000],
        [129000, 149000],
      ],
    ]);
    expect(over((year) => contributions[year].deductionRangeOfSpouse[0])).toEqual([230000, 236000, 242000]);
    expect(contributions['2026'].rothRange.marriedSeparate).toEqual([0, 10000]);
    expect(over((year) => contributions[year].dependentCareFsa.single)).toEqual([5000, 5000, 7500]);
  });
});

it('FHFA and HUD state the loan limits', () => {
  expect(over((year) => housing[year].conformingLimit)).toEqual([766550, 806500, 832750]);
  expect(over((year) => housing[year].fhaLimit)).toEqual([498257, 524225, 541287]);
  expect(over((year) => housing[year].hecmMaximumClaim)).toEqual([1149825, 1209750, 1249125]);
});

it('the IRS states the mileage rates', () => {
  expect(over((year) => mileage[year])).toEqual([
    { business: 0.67, medical: 0.21, charity: 0.14 },
    { business: 0.7, medical: 0.21, charity: 0.14 },
    { business: 0.725, medical: 0.205, charity: 0.14 },
  ]);
});

it('fifty states and the District tax sales; five at 0', () => {
  const rates = salesTax('2025');
  expect(Object.keys(rates)).toHaveLength(51);
  expect(Object.entries(rates).flatMap(([state, rate]) => (rate === 0 ? [state] : []))).toEqual(['AK', 'DE', 'MT', 'NH', 'OR']);
  expect([rates.CA, rates.TX, rates.NY, rates.FL, rates.WA, rates.DC]).toEqual([7.25, 6.25, 4, 6, 6.5, 6]);
  expect(over((year) => salesTax(year).LA)).toEqual([4.45, 5, 5]);
});
