import { describe, expect, it } from 'vitest';
import { amt } from '#calculators/figures/federal-tax/amt.ts';
import { estate } from '#calculators/figures/federal-tax/estate.ts';
import { niitThreshold } from '#calculators/figures/federal-tax/niit.ts';
import { qbi } from '#calculators/figures/federal-tax/qbi.ts';
import { filingStatuses } from '#calculators/figures/filing-status.ts';
import { completeSets } from '#calculators/figures/set.ts';
import { alternativeMinimumTax, amtExemption, amtFullPhaseOut } from './amt.ts';
import { estateTax, tentativeEstateTax } from './estate.ts';
import { netInvestmentIncomeTax } from './niit.ts';
import { qbiDeduction } from './qbi.ts';

const everySet = completeSets.flatMap((set) => filingStatuses.map((status) => [set, status] as const));

describe('net investment income tax', () => {
  it('IRS, Questions and Answers on the Net Investment Income Tax: single, 180,000 of wages and 90,000 of investment income pay 2,660', () => {
    expect(netInvestmentIncomeTax('single', 90000, 270000)).toBeCloseTo(2660, 6);
  });

  it('IRS, the same: 180,000 of wages and 15,000 of dividends stay below 200,000', () => {
    expect(netInvestmentIncomeTax('single', 15000, 195000)).toBe(0);
  });

  it('is on the investment income where that is less than the excess, and on no loss', () => {
    expect(netInvestmentIncomeTax('marriedJoint', 10000, 400000)).toBeCloseTo(380, 6);
    expect(netInvestmentIncomeTax('marriedJoint', -10000, 400000)).toBe(0);
  });

  it.each(filingStatuses)('starts one cent above the threshold: %s', (status) => {
    const start = niitThreshold[status];
    expect([netInvestmentIncomeTax(status, 1000, start - 0.01), netInvestmentIncomeTax(status, 1000, start)]).toEqual([0, 0]);
    expect(netInvestmentIncomeTax(status, 1000, start + 0.01)).toBeCloseTo(0.00038, 7);
  });
});

describe('alternative minimum tax, by hand along Form 6251', () => {
  it('2025 single, 200,000: 26 % of 111,900', () => {
    expect(alternativeMinimumTax('2025', 'single', { income: 200000, regularTax: 20000 })).toEqual({
      income: 200000,
      exemption: 88100,
      base: 111900,
      tentativeTax: 29094,
      tax: 9094,
    });
  });

  it('2025 joint, 1,300,000: 125,175 of exemption is left, 28 % above 239,100', () => {
    const result = alternativeMinimumTax('2025', 'marriedJoint', { income: 1300000, regularTax: 400000 });
    expect(result.exemption).toBe(125175);
    expect(result.base).toBe(1174825);
    expect(result.tentativeTax).toBeCloseTo(324169, 6);
    expect(result.tax).toBe(0);
  });

  it('2026 single, 600,000: the exemption falls by half of 100,000', () => {
    const result = alternativeMinimumTax('2026', 'single', { income: 600000, regularTax: 0 });
    expect(result.exemption).toBe(40100);
    expect(result.tax).toBeCloseTo(151882, 6);
  });

  it('a low income has no base and no tax', () => {
    expect(alternativeMinimumTax('spec', 'single', { income: 50000, regularTax: 0 })).toMatchObject({ base: 0, tentativeTax: 0, tax: 0 });
  });

  it('2024 separate, 900,000: a quarter of the excess over 875,950 is added to the income', () => {
    const result = alternativeMinimumTax('2024', 'marriedSeparate', { income: 900000, regularTax: 0 });
    expect(result.income).toBe(906012.5);
    expect(result.tentativeTax).toBeCloseTo(251357.5, 6);
    expect(alternativeMinimumTax('2024', 'marriedSeparate', { income: 2000000, regularTax: 0 }).income).toBe(2066650);
    expect(alternativeMinimumTax('2024', 'marriedSeparate', { income: 875950, regularTax: 0 }).income).toBe(875950);
  });

  it('adds to a separate return only: a single one far above the full phase-out of 978,750 keeps its income', () => {
    const result = alternativeMinimumTax('2025', 'single', { income: 2000000, regularTax: 0 });
    expect(result).toMatchObject({ income: 2000000, exemption: 0, base: 2000000 });
    // 239,100 · 26 % + 1,760,900 · 28 %
    expect(result.tax).toBeCloseTo(555218, 6);
  });

  it('part III: gain keeps 15 % above ordinary income of 150,000: 26 % of 111,900 + 15 % of 100,000', () => {
    const given = { income: 300000, regularTax: 40000, preferentialGain: 100000, ordinaryTaxableIncome: 150000 };
    const result = alternativeMinimumTax('2025', 'single', given);
    expect(result.tentativeTax).toBeCloseTo(44094, 6);
    expect(result.tax).toBeCloseTo(4094, 6);
  });

  it('part III: 18,350 of the gain lies below the 0 % top on ordinary income of 30,000', () => {
    const given = { income: 200000, regularTax: 0, preferentialGain: 100000, ordinaryTaxableIncome: 30000 };
    expect(alternativeMinimumTax('2025', 'single', given).tax).toBeCloseTo(15341.5, 6);
  });

  it('part III: above the 15 % top the gain bears 20 %', () => {
    const given = { income: 700000, regularTax: 0, preferentialGain: 200000, ordinaryTaxableIncome: 500000 };
    expect(alternativeMinimumTax('2025', 'single', given).tax).toBeCloseTo(154035.5, 6);
  });

  it('part III: of a gain of 600,000 on ordinary income of 10,000, the 0 % and 15 % brackets leave 44,412.50 to be taxed at 20 %', () => {
    const given = { income: 650000, regularTax: 0, preferentialGain: 600000, ordinaryTaxableIncome: 10000 };
    expect(alternativeMinimumTax('2025', 'single', given).tax).toBeCloseTo(81640, 6);
  });

  it('part III: gain larger than the base leaves nothing at 26 %', () => {
    const given = { income: 100000, regularTax: 0, preferentialGain: 90000, ordinaryTaxableIncome: 60000 };
    expect(alternativeMinimumTax('2025', 'single', given).tax).toBeCloseTo(0.15 * 11900, 6);
  });

  it.each(everySet)('%s, %s: the exemption ends at start + exemption ÷ rate', (set, status) => {
    const { exemption, phaseOutRate, phaseOutStart } = amt[set];
    const end = phaseOutStart[status] + exemption[status] / phaseOutRate;
    expect(amtFullPhaseOut(set, status)).toBe(end);
    expect(amtExemption(set, status, end)).toBe(0);
    expect(amtExemption(set, status, end + 0.01)).toBe(0);
    expect(amtExemption(set, status, end - 1)).toBeCloseTo(phaseOutRate, 6);
    const start = phaseOutStart[status];
    expect([amtExemption(set, status, start - 0.01), amtExemption(set, status, start)]).toEqual([exemption[status], exemption[status]]);
    expect(exemption[status] - amtExemption(set, status, start + 0.01)).toBeCloseTo(0.01 * phaseOutRate, 6);
  });

  it('26 USC 55(d): a separate return has no exemption from 875,950 in 2024, 900,350 in 2025, 640,200 in 2026', () => {
    expect((['2024', '2025', '2026'] as const).map((set) => amtFullPhaseOut(set, 'marriedSeparate'))).toEqual([875950, 900350, 640200]);
  });

  it.each(everySet)('%s, %s: one cent around the start of 28 %', (set, status) => {
    const start = amt[set].upperRateStart[status] + amt[set].exemption[status];
    const tax = (income: number) => alternativeMinimumTax(set, status, { income, regularTax: 0 }).tax;
    expect(tax(start) - tax(start - 0.01)).toBeCloseTo(0.0026, 6);
    expect(tax(start + 0.01) - tax(start)).toBeCloseTo(0.0028, 6);
  });
});

describe('business income deduction, by hand along Forms 8995 and 8995-A', () => {
  it.each([
    ['20 % of the income', { businessIncome: 50000, taxableIncome: 60000 }, 10000],
    ['20 % of taxable income without gain', { businessIncome: 50000, taxableIncome: 40000, netCapitalGain: 10000 }, 6000],
    ['no more than no income', { businessIncome: 50000, taxableIncome: 10000, netCapitalGain: 20000 }, 0],
    ['a loss', { businessIncome: -5000, taxableIncome: 100000 }, 0],
    ['half-way in, half the wages of 20,000 count half', { businessIncome: 100000, taxableIncome: 222300, wagesPaid: 20000 }, 15000],
    ['half-way in, a service trade', { businessIncome: 100000, taxableIncome: 222300, wagesPaid: 20000, serviceTrade: true }, 7500],
    ['above the range, half the wages', { businessIncome: 100000, taxableIncome: 300000, wagesPaid: 20000 }, 10000],
    ['above the range, wages and property', { businessIncome: 100000, taxableIncome: 300000, wagesPaid: 20000, property: 400000 }, 15000],
    ['above the range, enough property', { businessIncome: 100000, taxableIncome: 300000, property: 1000000 }, 20000],
    ['above the range, neither', { businessIncome: 100000, taxableIncome: 300000 }, 0],
    [
      'above the range, a service trade',
      { businessIncome: 100000, taxableIncome: 247300, wagesPaid: 90000, property: 100000, serviceTrade: true },
      0,
    ],
  ])('2025 single: %s', (_name, given, deduction) => {
    expect(qbiDeduction('2025', 'single', given)).toBeCloseTo(deduction, 6);
  });

  it('from 2026 at least 400 on an income of 1,000 or more', () => {
    const of = (businessIncome: number) => ({ businessIncome, taxableIncome: 900000 });
    expect(qbiDeduction('2026', 'single', of(1000))).toBe(400);
    expect(qbiDeduction('2026', 'single', of(999.99))).toBe(0);
    expect(qbiDeduction('2025', 'single', of(100000))).toBe(0);
    expect(qbiDeduction('2026', 'single', { businessIncome: 50000, taxableIncome: 60000 })).toBe(10000);
    // 26 USC 199A(i)(2)(B), (d)(1)(A): above the range a service trade is no qualified trade.
    expect(qbiDeduction('2026', 'single', { ...of(100000), serviceTrade: true })).toBe(0);
  });

  it.each(everySet)('%s, %s: one cent around the threshold', (set, status) => {
    const start = qbi[set].threshold[status];
    const deduction = (taxableIncome: number) => qbiDeduction(set, status, { businessIncome: 10000, taxableIncome });
    expect([deduction(start - 0.01), deduction(start)]).toEqual([2000, 2000]);
    expect(2000 - deduction(start + 0.01)).toBeCloseTo((2000 * 0.01) / qbi[set].range[status], 9);
  });
});

describe('estate tax', () => {
  const given = {
    grossEstate: 15000000,
    debts: 500000,
    expenses: 100000,
    charitableDeductions: 0,
    maritalDeduction: 0,
    priorGifts: 0,
  };

  it('[R-CVEC-05] the defaults pay (15000000 − 500000 − 100000 − 13610000) × 40 % = 316000', () => {
    expect(estateTax('spec', given)).toEqual({
      taxableEstate: 14400000,
      taxBase: 14400000,
      exclusion: 13610000,
      taxableAboveExclusion: 790000,
      taxBeforeCredits: 5705800,
      unifiedCredit: 5389800,
      tax: 316000,
    });
  });

  it('charity and spouse reduce it, gifts made before add to it, a spouse’s exclusion is added', () => {
    expect(estateTax('2026', { ...given, grossEstate: 20000000, charitableDeductions: 300000, maritalDeduction: 1100000 }).tax).toBe(
      0.4 * 3000000,
    );
    expect(estateTax('2025', { ...given, priorGifts: 1000000 }).tax).toBeCloseTo(0.4 * 1410000, 6);
    expect(estateTax('2025', { ...given, priorGifts: 1000000, spousalExclusion: 1000000 }).tax).toBeCloseTo(0.4 * 410000, 6);
  });

  it.each([
    [0, 0],
    [1000000, 160000],
  ])('26 USC 2001(b)(2): the gift tax on gifts above the exclusion is not asked for again: an estate of %d owes %d', (grossEstate, tax) => {
    expect(estateTax('2025', { ...given, grossEstate, priorGifts: 20000000 }).tax).toBeCloseTo(tax, 6);
  });

  it.each(completeSets)('%s: one cent around the exclusion', (set) => {
    const bare = { ...given, debts: 0, expenses: 0 };
    const { exclusion } = estate[set];
    expect([exclusion - 0.01, exclusion].map((grossEstate) => estateTax(set, { ...bare, grossEstate }).tax)).toEqual([0, 0]);
    expect(estateTax(set, { ...bare, grossEstate: exclusion + 0.01 }).tax).toBeCloseTo(0.004, 6);
  });

  it.each([
    [10000, 1800],
    [20000, 3800],
    [40000, 8200],
    [60000, 13000],
    [80000, 18200],
    [100000, 23800],
    [150000, 38800],
    [250000, 70800],
    [500000, 155800],
    [750000, 248300],
    [1000000, 345800],
  ])('26 USC 2001(c), the table: %d bears %d', (amount, tax) => {
    expect(tentativeEstateTax(amount)).toBeCloseTo(tax, 6);
  });

  it.each([
    ['2024', 5389800],
    ['2025', 5541800],
    ['2026', 5945800],
  ] as const)(
    'IRS, Form 706 instructions: the basic credit of %s is %d, and the schedule less it equals 40 % of the excess',
    (set, credit) => {
      expect(tentativeEstateTax(estate[set].exclusion)).toBeCloseTo(credit, 4);
      const { tax } = estateTax(set, { ...given, grossEstate: 30000000 });
      expect(tentativeEstateTax(29400000) - credit).toBeCloseTo(tax, 4);
    },
  );
});
