import { describe, expect, it } from 'vitest';
import { completeSets } from '#calculators/figures/set.ts';
import {
  fhaAnnualPremium,
  fhaLeastDownPayment,
  fhaUpfrontPremium,
  pmiEndBalance,
  requiresPmi,
  vaFundingFeePercent,
} from './mortgage-insurance.ts';
import {
  hecmOriginationFee,
  hecmUpfrontPremium,
  isReverseMortgageAge,
  maximumClaimAmount,
  principalLimitFactor,
} from './reverse-mortgage.ts';

describe('private mortgage insurance', () => {
  it('[R-CRULE-10] applies above 80 % of the value, not at exactly 80 %, and ends at 78 %', () => {
    expect([239999.99, 240000, 240000.01].map((loan) => requiresPmi(loan, 300000))).toEqual([false, false, true]);
    expect(pmiEndBalance(300000)).toBe(234000);
  });

  it('[R-CRULE-10] decides in whole cents: 80 % of a third of a dollar', () => {
    expect(requiresPmi(80.32, 100.4)).toBe(false);
    expect(requiresPmi(80.33, 100.4)).toBe(true);
  });
});

describe('FHA', () => {
  it.each([
    [579, 10],
    [580, 3.5],
    [581, 3.5],
    [850, 3.5],
    [500, 10],
  ])('[R-CRULE-11] a score of %d needs %d % down', (score, percent) => {
    expect(fhaLeastDownPayment(score)).toBe(percent);
  });

  it('1.75 % of the base loan is due at the start', () => {
    expect(fhaUpfrontPremium(200000)).toBe(3500);
  });

  it.each([
    [30, 90, 726200, 0.5, 11],
    [30, 90.01, 726200, 0.5, 30],
    [30, 95, 726200, 0.5, 30],
    [30, 95.01, 726200, 0.55, 30],
    [30, 96.5, 300000, 0.55, 30],
    [30, 90, 726200.01, 0.7, 11],
    [30, 95, 726200.01, 0.7, 30],
    [30, 96.5, 726200.01, 0.75, 30],
    [16, 96.5, 300000, 0.55, 16],
    [15, 90, 300000, 0.15, 11],
    [15, 90.01, 300000, 0.4, 15],
    [15, 78, 800000, 0.15, 11],
    [15, 78.01, 800000, 0.4, 11],
    [15, 90.01, 800000, 0.65, 15],
    [10, 80, 300000, 0.15, 10],
  ])('HUD ML 2023-05: %d years at %d % on %d costs %d % for %d years', (term, ltv, loan, rate, years) => {
    expect(fhaAnnualPremium(term, ltv, loan)).toEqual({ rate, years });
  });
});

describe('VA funding fee, table from 7 April 2023', () => {
  it.each([
    [true, 0, 2.15],
    [true, 4.99, 2.15],
    [true, 5, 1.5],
    [true, 9.99, 1.5],
    [true, 10, 1.25],
    [false, 0, 3.3],
    [false, 5, 1.5],
    [false, 10, 1.25],
  ])('purchase, first use %s, %d % down: %d %', (firstUse, downPayment, fee) => {
    expect(vaFundingFeePercent({ purpose: 'purchase', firstUse, downPayment })).toBe(fee);
  });

  it('other loans have one fee each, and the exempt pay none', () => {
    expect(vaFundingFeePercent({ purpose: 'purchase', firstUse: true })).toBe(2.15);
    expect(vaFundingFeePercent({ purpose: 'cashOut', firstUse: true })).toBe(2.15);
    expect(vaFundingFeePercent({ purpose: 'cashOut', firstUse: false })).toBe(3.3);
    expect(vaFundingFeePercent({ purpose: 'interestRateReduction', firstUse: false })).toBe(0.5);
    expect(vaFundingFeePercent({ purpose: 'manufacturedHome', firstUse: true })).toBe(1);
    expect(vaFundingFeePercent({ purpose: 'assumption', firstUse: true })).toBe(0.5);
    expect(vaFundingFeePercent({ purpose: 'purchase', firstUse: true, exempt: true })).toBe(0);
  });
});

describe('reverse mortgage', () => {
  it.each([
    [61, 0],
    [62, 0.175],
    [63, 0.188],
    [70, 0.279],
    [93, 0.578],
    [93.5, 0.5845],
    [94, 0.585],
    [99, 0.585],
  ])('[R-CRULE-12] at %d the factor is %d', (age, factor) => {
    expect(principalLimitFactor('spec', age, 5)).toBeCloseTo(factor, 9);
  });

  it('[R-CVEC-06] 400,000 at 70 gives 111,600', () => {
    expect(maximumClaimAmount('spec', 400000) * (principalLimitFactor('spec', 70, 5) ?? 0)).toBeCloseTo(111600, 6);
  });

  it.each([
    [62, 3, 0.524],
    [62, 3.5, 0.504],
    [63, 3, 0.53],
    [62, 5, 0.41],
    [65, 5, 0.43],
    [70, 5, 0.465],
    [70, 6, 0.415],
    [80, 6, 0.488],
    [85, 8, 0.476],
    [90, 10, 0.499],
    [99, 6, 0.716],
  ])('in a year of law HUD’s factor at %d and %d %% is %d', (age, rate, factor) => {
    expect(principalLimitFactor('2024', age, rate)).toBe(factor);
    expect(principalLimitFactor('2026', age, rate)).toBe(factor);
  });

  it('HUD’s rate goes to the nearest eighth, starts at 3 % and ends at 18.875 %; its ages end at 99', () => {
    expect(principalLimitFactor('2026', 62, 1)).toBe(0.524);
    expect(principalLimitFactor('2026', 62, 4.95)).toBe(0.41);
    expect(principalLimitFactor('2026', 62, 5.06)).toBe(0.41);
    expect(principalLimitFactor('2026', 62, 18.875)).toBe(0.068);
    expect(principalLimitFactor('2026', 62, 18.94)).toBe(undefined);
    expect(principalLimitFactor('2026', 104, 6)).toBe(0.716);
    expect(principalLimitFactor('2026', 61, 5)).toBe(0);
  });

  it('[R-CRULE-07] the youngest must be 62', () => {
    expect([61.99, 62, 80].map(isReverseMortgageAge)).toEqual([false, true, true]);
  });

  it('the claim stops at the maximum of the set', () => {
    expect(completeSets.map((set) => maximumClaimAmount(set, 2_000_000))).toEqual([1089300, 1149825, 1209750, 1249125]);
    expect(maximumClaimAmount('spec', 1089300.01)).toBe(1089300);
    expect(maximumClaimAmount('spec', 1089299.99)).toBe(1089299.99);
  });

  it.each([
    [100000, 2500],
    [125000, 2500],
    [126000, 2520],
    [200000, 4000],
    [250000, 4500],
    [400000, 6000],
    [1000000, 6000],
  ])('24 CFR 206.31 and HUD KA-01006: a claim of %d allows a fee of %d', (claim, fee) => {
    expect(hecmOriginationFee(claim)).toBe(fee);
  });

  it('24 CFR 206.105: 2 % is due at closing', () => {
    expect(hecmUpfrontPremium(400000)).toBe(8000);
  });
});
