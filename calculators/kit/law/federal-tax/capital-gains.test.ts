import { describe, expect, it } from 'vitest';
import { capitalGains } from '#calculators/figures/federal-tax/capital-gains.ts';
import { filingStatuses } from '#calculators/figures/filing-status.ts';
import { completeSets } from '#calculators/figures/set.ts';
import { incomeTaxWithGains, marginalGainRate, netCapitalGains } from './capital-gains.ts';
import { ordinaryIncomeTax } from './income-tax.ts';

describe('netting, by hand along Schedule D and its carryover worksheet', () => {
  it.each([
    ['both gains stand', 2000, 10000, [2000, 10000, 0, 0, 0]],
    ['a short-term loss reduces long-term gain', -1000, 10000, [0, 9000, 0, 0, 0]],
    ['a long-term loss reduces short-term gain', 2000, -500, [1500, 0, 0, 0, 0]],
    ['a short-term loss beyond the gain is deducted', -5000, 2000, [0, 0, 3000, 0, 0]],
    ['a long-term loss beyond the gain is deducted', 2000, -5500, [0, 0, 3000, 0, 500]],
    ['the deduction uses short-term loss first', -1000, -4000, [0, 0, 3000, 0, 2000]],
    ['a large short-term loss leaves the long-term one whole', -10000, -4000, [0, 0, 3000, 7000, 4000]],
    ['a small loss is deducted whole', -400, -100, [0, 0, 500, 0, 0]],
    ['nothing stays nothing', 0, 0, [0, 0, 0, 0, 0]],
  ] as const)('%s', (_name, shortTerm, longTerm, [short, long, deductible, shortCarry, longCarry]) => {
    expect(netCapitalGains('single', shortTerm, longTerm, 50000)).toEqual({
      shortTerm: short,
      longTerm: long,
      deductibleLoss: deductible,
      usedLoss: deductible,
      shortTermCarryover: shortCarry,
      longTermCarryover: longCarry,
    });
  });

  it.each([
    [-2999.99, 2999.99, 0],
    [-3000, 3000, 0],
    [-3000.01, 3000, 0.01],
  ])('a loss of %d deducts %d', (loss, deducted, carried) => {
    for (const status of ['single', 'marriedJoint', 'headOfHousehold'] as const) {
      const net = netCapitalGains(status, loss, 0, 50000);
      expect(net.deductibleLoss).toBeCloseTo(deducted, 6);
      expect(net.shortTermCarryover).toBeCloseTo(carried, 6);
    }
  });

  it.each([
    [-500, 0, 1000, 4000],
    [0, 0, 1000, 4000],
    [400, 400, 600, 4000],
    [1000, 1000, 0, 4000],
    [2999.99, 2999.99, 0, 2000.01],
    [3000.01, 3000, 0, 2000],
  ])('a taxable income of %d uses up %d of a loss of 1,000 short and 4,000 long', (income, used, shortCarry, longCarry) => {
    const net = netCapitalGains('single', -1000, -4000, income);
    expect(net.deductibleLoss).toBe(3000);
    expect(net.usedLoss).toBe(used);
    expect(net.shortTermCarryover).toBeCloseTo(shortCarry, 6);
    expect(net.longTermCarryover).toBeCloseTo(longCarry, 6);
  });

  it('a separate return deducts 1,500', () => {
    expect(netCapitalGains('marriedSeparate', 0, -2000, 50000)).toMatchObject({ deductibleLoss: 1500, longTermCarryover: 500 });
  });
});

describe('tax with gains, by hand along the Schedule D Tax Worksheet, single 2025', () => {
  it.each([
    // Ordinary 70,000: 10,314; all of the gain above 48,350: 30,000 × 15 %.
    ['gain above the 0 % top', 100000, { net: 30000 }, 14814],
    // Ordinary 30,000: 3,361.50; 18,350 at 0 %, 11,650 at 15 %.
    ['gain across the 0 % top', 60000, { net: 30000 }, 5109],
    // Ordinary 400,000: 109,547.25; 133,400 at 15 %, 66,600 at 20 %.
    ['gain across the 15 % top', 600000, { net: 200000 }, 142877.25],
    // Ordinary 10,000: 1,000; all gain below 48,350.
    ['gain inside the 0 % rate', 40000, { net: 30000 }, 1000],
    // No ordinary income at all: 48,350 at 0 %, 1,650 at 15 %.
    ['nothing but gain', 50000, { net: 50000 }, 247.5],
    // Deductions took 10,000 of the gain: taxable income is less than the gain.
    ['gain larger than taxable income', 50000, { net: 60000 }, 247.5],
    // Ordinary 300,000: 74,547.25; 120,000 at 15 %; 80,000 at 25 %.
    ['depreciation in the high brackets', 500000, { net: 200000, unrecaptured1250: 80000 }, 112547.25],
    // Schedules on 20,000: 2,161.50; 28,350 at 0 %, 11,650 at 15 %, nothing left at 25 %.
    ['depreciation in the low brackets keeps their rates', 60000, { net: 60000, unrecaptured1250: 20000 }, 3909],
    // Schedules on 197,300: 40,199; 2,700 at 25 %: the gain straddles the top of the 24 % bracket.
    ['depreciation across the top of the 24 % bracket', 200000, { net: 20000, unrecaptured1250: 20000 }, 40874],
    // Ordinary 250,000: 57,063; 50,000 at 28 %.
    ['collectibles', 300000, { net: 50000, collectibles: 50000 }, 71063],
    // Ordinary 200,000: 41,063; A = 20,000 at 15 %; 10,000 at 25 %; 10,000 at 28 %.
    ['all three together', 240000, { net: 40000, unrecaptured1250: 10000, collectibles: 10000 }, 49363],
    // 48,350 by schedule and 125 at 15 % would be 5,582.25; the schedules take 5,578.50.
    ['never more than the schedules', 48475, { net: 125 }, 5578.5],
  ])('%s', (_name, taxable, gain, total) => {
    expect(incomeTaxWithGains('2025', 'single', taxable, gain).total).toBeCloseTo(total, 6);
  });

  it('says what is taxed at which rate', () => {
    const tax = incomeTaxWithGains('2025', 'single', 240000, { net: 40000, unrecaptured1250: 10000, collectibles: 10000 });
    expect(tax.ordinary).toBeCloseTo(41063, 6);
    expect(tax.parts.map(({ rate, amount }) => [rate, amount])).toEqual([
      [0, 0],
      [0.15, 20000],
      [0.2, 0],
      [0.25, 10000],
      [0.28, 10000],
    ]);
    expect(tax.parts.map((part) => part.tax)).toEqual([0, 3000, 0, 2500, 10000 * 0.28]);
  });

  it('without gain it is the tax of the schedules, and a loss or a negative income changes nothing', () => {
    expect(incomeTaxWithGains('2026', 'marriedJoint', 150000, { net: 0 }).total).toBe(ordinaryIncomeTax('2026', 'marriedJoint', 150000));
    expect(incomeTaxWithGains('2026', 'marriedJoint', 150000, { net: -9 }).total).toBe(ordinaryIncomeTax('2026', 'marriedJoint', 150000));
    expect(incomeTaxWithGains('2026', 'marriedJoint', -5, { net: 10 })).toMatchObject({ total: 0, ordinary: 0 });
  });
});

describe.each(completeSets.flatMap((set) => filingStatuses.map((status) => [set, status] as const)))('%s, %s', (set, status) => {
  it('gain one cent below, at and above each threshold is taxed at 0, 15 or 20 %', () => {
    const { zeroRateTop, fifteenRateTop } = capitalGains[set];
    const [zeroTop, topTop] = [zeroRateTop[status], fifteenRateTop[status]];
    expect([zeroTop - 0.01, zeroTop, zeroTop + 0.01].map((income) => marginalGainRate(set, status, income))).toEqual([0, 0.15, 0.15]);
    expect([topTop - 0.01, topTop, topTop + 0.01].map((income) => marginalGainRate(set, status, income))).toEqual([0.15, 0.2, 0.2]);
    const onGain = (income: number) => incomeTaxWithGains(set, status, income, { net: income }).total;
    expect(onGain(zeroTop - 0.01)).toBe(0);
    expect(onGain(zeroTop)).toBe(0);
    expect(onGain(zeroTop + 0.01)).toBeCloseTo(0.0015, 6);
    expect(onGain(topTop) - onGain(topTop - 0.01)).toBeCloseTo(0.0015, 6);
    expect(onGain(topTop + 0.01) - onGain(topTop)).toBeCloseTo(0.002, 6);
  });
});
