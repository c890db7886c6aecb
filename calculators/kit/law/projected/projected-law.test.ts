import { describe, expect, it } from 'vitest';
import { filingStatuses } from '#calculators/figures/filing-status.ts';
import { type StateCode, stateNames } from '#calculators/figures/states/state-names.ts';
import { carriedState } from './carried-state.ts';
import { projectedLaw } from './projected-law.ts';

const prices = (year: number) => 1.025 ** (year - 2026);
const codes = Object.keys(stateNames).filter((code): code is StateCode => code in stateNames);

describe('the law of a year that is not published', () => {
  const law = projectedLaw(2040, 'single', prices);

  it('raises indexed amounts with prices from 2026 and rounds them as the statute does', () => {
    // 1.025^14 = 1.41297…; 12,400 · 1.41297 = 17,520.9; 16,100 · 1.41297 = 22,748.9: down to 50.
    expect(law.bracketTops[0]).toBe(17500);
    expect(law.standardDeduction).toBe(22700);
    // 2,200 · 1.41297 = 3,108.5: down to 100; 111,000 · 1.41297 = 156,840: to 1,000.
    expect(law.childTaxCredit).toBe(3100);
    expect(law.charitableDistribution).toBe(157000);
    // From 2027: 192,300 · 1.025^13 = 265,087: to 300. 109,000 · 1.41297 = 154,014: to 1,000; 202.90 · 1.41297 = 286.69: to dimes.
    expect(law.wageBase).toBe(265200);
    expect(law.health.surchargeStarts[0]).toBe(154000);
    expect(law.health.partBPremium).toBe(286.7);
  });

  it('holds what no statute indexes', () => {
    expect([law.benefitTaxBase, law.benefitTaxSecond, law.niitThreshold, law.capitalLossLimit]).toEqual([25000, 34000, 200000, 3000]);
    expect([law.additionalMedicareThreshold, law.giftsWithoutItemizing, law.childTaxCreditStart]).toEqual([200000, 1000, 200000]);
  });

  it('keeps dates: seniors, tips and auto loans to 2028, the higher state-tax cap to 2029', () => {
    const of = (year: number) => projectedLaw(year, 'single', prices);
    expect([2027, 2028, 2029].map((year) => of(year).seniorDeduction)).toEqual([6000, 6000, 0]);
    expect([2028, 2029].map((year) => [of(year).tipsCap, of(year).autoLoanInterestCap])).toEqual([
      [25000, 10000],
      [0, 0],
    ]);
    // 40,400 · 1.01 and so on.
    expect([2026, 2027, 2029, 2030].map((year) => of(year).saltCap)).toEqual([40400, 40804, 41624, 10000]);
  });

  it('indexes the highest surcharge level only from 2028 on', () => {
    expect([2027, 2029].map((year) => projectedLaw(year, 'single', prices).health.surchargeStarts.at(-1))).toEqual([500000, 525000]);
    expect(projectedLaw(2026, 'marriedSeparate', prices).health.surchargeStarts).toEqual([109000, 391000]);
  });

  it('takes what is published of 2027 and carries the rest on', () => {
    const next = projectedLaw(2027, 'single', prices);
    expect([next.wageBase, next.earningsTestUnder, next.earningsTestYearOf, next.isProjected]).toEqual([192300, 25560, 67920, true]);
    // 12,400 · 1.025 = 12,710.
    expect(next.bracketTops[0]).toBe(12700);
  });

  it('takes the poverty guideline of the year before for the marketplace credit', () => {
    expect(projectedLaw(2026, 'single', prices).health.povertyFirst.contiguous).toBe(15650);
    expect(projectedLaw(2027, 'single', prices).health.povertyFirst.alaska).toBe(19950);
  });
});

describe('no year throws', () => {
  it.each(codes)('%s', (code) => {
    for (const status of filingStatuses) {
      for (const year of [2020, 2025, 2026, 2027, 2060]) {
        const { tables } = carriedState(code, projectedLaw(year, status, prices), prices);
        expect(tables.schedule).not.toBe('unpublished');
        expect(tables.deduction).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('an indexed state raises its last levels, another one holds them', () => {
    const of = (code: StateCode) => carriedState(code, projectedLaw(2036, 'single', prices), prices).tables;
    // Minnesota: 33,310, 109,430 and 203,150 times 1.025^10 = 1.280085; Virginia: 3,000.
    expect(of('MN').schedule).toMatchObject({ tops: [42640, 140080, 260049] });
    expect(of('VA').schedule).toMatchObject({ tops: [3000, 5000, 17000] });
    // California published none of 2026: 11,079 of 2025 · 1.025^11.
    expect(of('CA').schedule).toMatchObject({ tops: expect.arrayContaining([14537]) });
  });
});
