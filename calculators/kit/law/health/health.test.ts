import { describe, expect, it } from 'vitest';
import { expectedShare, marketplaceCredit, marketplaceTable, povertyPercent } from './marketplace-credit.ts';
import { medicarePremium } from './medicare-premium.ts';

describe('premiums of Medicare as CMS prints them', () => {
  it.each([
    // Federal Register 2025-20251: monthly totals of Part B for a single and a joint return, and of Part D.
    ['single', 109000, 0, 202.9, 0],
    ['single', 109000.01, 1, 284.1, 14.5],
    ['single', 137001, 2, 405.8, 37.5],
    ['single', 205000, 3, 527.5, 60.4],
    ['single', 499999, 4, 649.2, 83.3],
    ['single', 500000, 5, 689.9, 91],
    ['marriedJoint', 218000, 0, 202.9, 0],
    ['marriedJoint', 750000, 5, 689.9, 91],
    ['marriedSeparate', 109001, 4, 649.2, 83.3],
    ['marriedSeparate', 391000, 5, 689.9, 91],
  ] as const)('2026, %s with %s: step %s', (status, income, step, partB, partD) => {
    const premium = medicarePremium('2026', status, income);
    expect(premium.step).toBe(step);
    expect(premium.partB + premium.partBSurcharge).toBeCloseTo(partB, 9);
    expect(premium.partDSurcharge).toBe(partD);
  });

  it('names where the next step begins', () => {
    expect(medicarePremium('2026', 'single', 110000).nextStart).toBe(137000);
    expect(medicarePremium('2026', 'marriedSeparate', 110000).nextStart).toBe(391000);
    expect(medicarePremium('2026', 'single', 600000).nextStart).toBeUndefined();
  });
});

describe('the marketplace credit', () => {
  it.each([
    // Form 8962, table 2 for 2025: applicable figures.
    ['2025', 150, 0],
    ['2025', 175, 1],
    ['2025', 260, 4.4],
    ['2025', 500, 8.5],
    // Rev. Proc. 2025-25: ends of the bands, and a straight line between them.
    ['2026', 120, 2.1],
    ['2026', 133, 3.14],
    ['2026', 150, 4.19],
    ['2026', 225, 7.52],
    ['2026', 300, 9.96],
    ['2026', 400, 9.96],
  ] as const)('%s at %s %% of the poverty line expects %s %% of income', (set, percent, share) => {
    expect(expectedShare(marketplaceTable(set), percent)).toBe(share);
  });

  it('ends above 400 % in 2026, and below the poverty line always', () => {
    expect(expectedShare(marketplaceTable('2026'), 401)).toBeUndefined();
    expect(expectedShare(marketplaceTable('2025'), 99)).toBeUndefined();
  });

  it('cuts the per cent of poverty to a whole one, but keeps what is above 400 above', () => {
    // 62,600 is 400 % of 15,650.
    expect([62600, 62601, 39125, 39124].map((income) => povertyPercent(income, 15650))).toEqual([400, 401, 250, 249]);
  });

  it('is the benchmark less the expected payment, and never more than the premium', () => {
    const given = { povertyLine: 21150, benchmark: 20000, premium: 18000 };
    // 400 % of 21,150 = 84,600: 9.96 % = 8,426.16.
    expect(marketplaceCredit(marketplaceTable('2026'), { ...given, income: 84600 }).credit).toBeCloseTo(11573.84, 9);
    expect(marketplaceCredit(marketplaceTable('2026'), { ...given, income: 84601 }).credit).toBe(0);
    expect(marketplaceCredit(marketplaceTable('2026'), { ...given, benchmark: 40000, income: 30000 }).credit).toBe(18000);
  });
});
