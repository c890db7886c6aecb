import { describe, expect, it } from 'vitest';
import { createNormals } from '#calculators/kit/simulation/random.ts';
import type { MarketsResult } from '#calculators/plan/model/plan-results.ts';
import { compareLadders } from '#calculators/plan/search/compare-ladders.ts';
import { ann, couple, planOf, still } from '#calculators/plan/testing/example-plans.ts';
import { bandsOf } from './path-blocks.ts';
import { randomMarkets } from './random-markets.ts';
import { replayHistory } from './replay-history.ts';
import { runPlan } from './run-plan.ts';
import { createMarketBlocks, pathsOfBlock, simulateMarkets } from './simulate-markets.ts';
import { sustainableSpending } from './sustainable-spending.ts';

const short = { startYear: 2026, people: [{ ...ann, birthDate: '1966-05-20', diesAt: 64 }] } as const;
const portfolio = [{ name: 'Brokerage', kind: 'taxable', balance: 100000, basis: 100000, stocks: 100 }] as const;

describe('random markets', () => {
  it('have the mean, the deviation, and the correlation that were entered', () => {
    const { assumptions } = planOf({ ...short, assumptions: { stocksBondsCorrelation: 0.4, inflationDeviation: 1 } });
    const years = 40000;
    const { stocks, bonds, prices, cash } = randomMarkets(assumptions, years, createNormals(11)).next();
    const mean = (all: Float64Array) => all.reduce((sum, one) => sum + one, 0) / all.length;
    const covariance = (one: Float64Array, other: Float64Array) => {
      const [middle, otherMiddle] = [mean(one), mean(other)];
      return one.reduce((sum, value, at) => sum + (value - middle) * ((other[at] ?? 0) - otherMiddle), 0) / one.length;
    };
    const deviation = (all: Float64Array) => Math.sqrt(covariance(all, all));
    const [sample, sampleOfBonds] = [stocks.subarray(0, 4000), bonds.subarray(0, 4000)];
    expect(mean(stocks)).toBeCloseTo(0.07, 2);
    expect(deviation(sample)).toBeCloseTo(0.17, 1);
    expect(mean(bonds)).toBeCloseTo(0.04, 2);
    expect(covariance(sample, sampleOfBonds) / deviation(sample) / deviation(sampleOfBonds)).toBeCloseTo(0.4, 1);
    expect((prices.at(1000) ?? 0) ** (1 / 1000)).toBeCloseTo(1.025, 2);
    // Cash keeps its return over inflation: here both means are 2.5 %.
    expect(cash[0]).toBeCloseTo((prices[1] ?? 0) - 1, 12);
  });

  it('without deviation are the shown path, with every path alike', () => {
    const plan = planOf({ ...couple, assumptions: { stocksDeviation: 0, bondsDeviation: 0 } });
    const { low, high, paths, carried } = simulateMarkets(plan, { seed: 3, paths: 5 });
    const last = runPlan(plan).totals.finalAccounts;
    expect([paths, low]).toEqual([5, high]);
    expect(Math.abs((low.at(-1) ?? 0) - last)).toBeLessThan(100);
    expect(carried === 5).toBe(runPlan(plan).firstShortfall === undefined);
  });

  it('give the same answer for a seed, and report after each thousand paths until they are stopped', () => {
    const plan = planOf({ ...short, accounts: portfolio, spending: { amount: 20000 }, assumptions: { inflationDeviation: 1 } });
    const reports: MarketsResult[] = [];
    const options = { seed: 9, paths: 2500, onProgress: (report: MarketsResult) => reports.push(report) < 2 };
    const stopped = simulateMarkets(plan, options);
    expect(reports.map(({ paths }) => paths)).toEqual([1000, 2000]);
    expect(stopped.paths).toBe(2000);
    expect(simulateMarkets(plan, { seed: 9, paths: 300 })).toEqual(simulateMarkets(plan, { seed: 9, paths: 300 }));
    expect(simulateMarkets(plan, { seed: 8, paths: 300 }).middle).not.toEqual(simulateMarkets(plan, { seed: 9, paths: 300 }).middle);
  });

  it('are the same in any order of their blocks, so that several workers may share them', () => {
    const plan = planOf({ ...short, accounts: portfolio, spending: { amount: 20000 } });
    const runBlock = createMarketBlocks(plan, 9);
    const backwards = [2, 1, 0].map((block) => runBlock(block, block === 2 ? 50 : pathsOfBlock));
    expect(bandsOf(backwards, { startYear: 2026, seed: 9 })).toEqual(simulateMarkets(plan, { seed: 9, paths: 250 }));
    expect(runBlock(0, 5)).not.toEqual(runBlock(1, 5));
  });

  it('meet the same markets whatever the plan is', () => {
    const plan = planOf({ ...short, accounts: portfolio });
    const [less, more] = [plan, { ...plan, spending: { ...plan.spending, amount: 1000 } }].map((one) =>
      simulateMarkets(one, { seed: 4, paths: 200 }),
    );
    for (const [at, low] of (less?.low ?? []).entries()) expect(low).toBeGreaterThan(more?.low[at] ?? 0);
  });
});

describe('history', () => {
  const history = [
    { year: 2000, stocks: -10, bonds: 5, cash: 3, inflation: 0 },
    { year: 2001, stocks: 20, bonds: 5, cash: 3, inflation: 0 },
  ];

  it('is replayed from each of its years, and goes on with the first', () => {
    const plan = planOf({ ...short, accounts: portfolio, assumptions: { history } });
    const replayed = replayHistory(plan);
    // 2026 to 2030: five years, which begin with the fall or with the rise.
    expect(replayed?.paths).toBe(2);
    expect(replayed?.low[0]).toBeCloseTo(9000000, 0);
    expect(replayed?.high[0]).toBeCloseTo(12000000, 0);
    expect([replayed?.low.at(-1), replayed?.high.at(-1)].map((one) => Math.round((one ?? 0) / 1e4))).toEqual([
      Math.round(10 * 0.9 ** 3 * 1.2 ** 2 * 100),
      Math.round(10 * 0.9 ** 2 * 1.2 ** 3 * 100),
    ]);
    expect(replayed?.successRate).toBe(100);
  });

  it('is nothing where none was typed', () => {
    expect(replayHistory(planOf(short))).toBeUndefined();
  });
});

describe('sustainable spending', () => {
  it('without returns and taxes is the money by the years', () => {
    const plan = planOf({ ...short, accounts: [{ name: 'Cash', kind: 'cash', balance: 100000 }], assumptions: still });
    expect(sustainableSpending(plan)).toBe(20000);
    expect(sustainableSpending({ ...plan, assumptions: { ...plan.assumptions, bequest: 50000 } })).toBe(10000);
    expect(sustainableSpending({ ...plan, assumptions: { ...plan.assumptions, bequest: 200000 } })).toBe(0);
  });

  it('is carried by the exact ledger, and a hundred dollars more are not', () => {
    const plan = planOf(couple);
    const amount = sustainableSpending(plan);
    const shortfallAt = (spending: number) => runPlan({ ...plan, spending: { ...plan.spending, amount: spending } }).firstShortfall;
    expect(shortfallAt(amount - 1)).toBeUndefined();
    expect(shortfallAt(amount + 100)).toBeDefined();
  });
});

describe('policies', () => {
  it('guardrails cut and raise spending by their step', () => {
    const policies = { guardrails: { isOn: true, band: 20, change: 10 } };
    const years = (stocks: number) =>
      runPlan(
        planOf({
          ...short,
          accounts: [{ ...portfolio[0], fixedReturn: stocks }],
          spending: { amount: 4000 },
          policies,
          assumptions: still,
        }),
      ).years;
    const living = (stocks: number) => years(stocks).map(({ spending }) => Math.round(spending.living / 100));
    // 4 % of 100,000; the rate is 5.95 % after a fall by 30 %, and 2.98 % after a rise by 40 %.
    expect(living(-30).slice(0, 2)).toEqual([4000, 3600]);
    expect(living(40).slice(0, 2)).toEqual([4000, 4400]);
    expect(living(4).slice(0, 2)).toEqual([4000, 4000]);
  });

  it('ladders are compared on the exact ledger, the one that leaves most first', () => {
    const compared = compareLadders(planOf(couple));
    const ends = compared.map(({ afterHeirsTax }) => afterHeirsTax);
    expect(ends).toEqual([...ends].sort((one, other) => other - one));
    const none = compared.find(({ name }) => name === 'No conversions');
    expect(none?.totals).toEqual(runPlan(planOf(couple)).totals);
    expect(compared.length).toBe(9);
  });
});
