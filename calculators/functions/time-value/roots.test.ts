import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf } from '#calculators/functions/dates/calendar.ts';
import { rootBetween } from '#calculators/kit/finance/bracket.ts';
import { irr, ratesOfReturnOf } from '#calculators/kit/finance/cash-flows.ts';
import { asRates, ratesOfReturn } from '#calculators/kit/finance/roots.ts';
import { ratesOfReturnOfDated } from './dated-cash-flows.ts';

/** Coefficients of Π (factor − x), from x^0 on: flows whose growth factors are known. */
function flowsWithFactors(factors: readonly number[]): readonly number[] {
  // A flow list c(0), c(1), … has value Σ c(k) · v^k with v = 1 ÷ factor, so its factors are roots of Σ c(k) · x^(n − k).
  let flows: readonly number[] = [-1];
  for (const factor of factors) flows = [...flows, 0].map((value, index) => value - factor * (flows[index - 1] ?? 0));
  return flows;
}

function ratesOf(flows: readonly number[]): readonly number[] {
  const found = ratesOfReturnOf(flows);
  return found.kind === 'none' ? [] : found.kind === 'one' ? [found.rate] : found.rates;
}

describe('rates of return', () => {
  it('[-100, 230, -132] has two, 10 % and 20 %', () => {
    const found = ratesOfReturnOf([-100, 230, -132]);
    expect(found.kind).toBe('several');
    const [low, high, ...more] = ratesOf([-100, 230, -132]);
    expect(low).toBeCloseTo(0.1, 12);
    expect(high).toBeCloseTo(0.2, 12);
    expect(more).toEqual([]);
  });

  it('[-100, 150, -70] has none, and neither do flows without a change of sign', () => {
    expect(ratesOfReturnOf([-100, 150, -70])).toEqual({ kind: 'none' });
    expect(ratesOfReturnOf([100, 20])).toEqual({ kind: 'none' });
    expect(ratesOfReturnOf([-100, 0, -20])).toEqual({ kind: 'none' });
    expect(ratesOfReturnOf([0, 0])).toEqual({ kind: 'none' });
    expect(ratesOfReturnOf([-100])).toEqual({ kind: 'none' });
  });

  it('finds two roots that touch as one', () => {
    const [rate, ...more] = ratesOf([-100, 220, -121]);
    expect(rate).toBeCloseTo(0.1, 6);
    expect(more).toEqual([]);
    expect(ratesOfReturnOf([-1, 2, -1])).toEqual({ kind: 'one', rate: 0 });
  });

  it('finds a rate of 0 % exactly, alone and among others', () => {
    expect(ratesOfReturnOf([-300, 100, 100, 100])).toEqual({ kind: 'one', rate: 0 });
    const rates = ratesOf(flowsWithFactors([1, 1.5]));
    expect(rates[0]).toBe(0);
    expect(rates[1]).toBeCloseTo(0.5, 12);
  });

  it('finds rates near −100 % and of many thousand per cent', () => {
    expect(ratesOf([-1, 1e-9])[0]).toBeCloseTo(-1 + 1e-9, 15);
    expect(ratesOf([-1e-9, 1])[0]).toBeCloseTo(1e9 - 1, 3);
  });

  it('finds the rate of a debt, and of amounts below one', () => {
    expect(ratesOf([0.4, -0.5])[0]).toBeCloseTo(0.25, 12);
    expect(ratesOf([-0.4, 0.5])[0]).toBeCloseTo(0.25, 12);
    expect(ratesOf([1, -1.5])[0]).toBeCloseTo(0.5, 12);
  });

  it('finds losses that a search from 10 % would miss', () => {
    // A third remains after each period: 100 · (1/3)^3.
    expect(ratesOf([-2700, 0, 0, 100])[0]).toBeCloseTo(1 / 3 - 1, 12);
  });

  it('adds flows of the same time and does not mind their order', () => {
    const found = ratesOfReturn([
      { amount: 121, time: 2 },
      { amount: -60, time: 0 },
      { amount: -40, time: 0 },
    ]);
    expect(found.kind === 'one' && found.rate).toBeCloseTo(0.1, 12);
    const day = dateOf(2025, 1, 1);
    expect(ratesOfReturnOfDated([-100, 100], [day, day])).toEqual({ kind: 'none' });
  });

  it('finds every one of the factors that the flows were built from', () => {
    const factor = fc.integer({ min: 2, max: 60 }).map((step) => step / 10);
    fc.assert(
      fc.property(fc.uniqueArray(factor, { minLength: 1, maxLength: 5 }), (factors) => {
        const rates = ratesOf(flowsWithFactors(factors));
        const wanted = factors.map((each) => each - 1).sort((a, b) => a - b);
        expect(rates.length).toBe(wanted.length);
        for (const [index, rate] of rates.entries()) expect(Math.abs(rate - (wanted[index] ?? Number.NaN))).toBeLessThan(1e-6);
      }),
      { numRuns: 300 },
    );
  });

  it('gives rates at which the net present value is negligible beside the flows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 2, maxLength: 30 }), (flows) => {
        for (const rate of ratesOf(flows)) {
          const terms = flows.map((flow, k) => flow * Math.exp(-k * Math.log1p(rate)));
          const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
          expect(Math.abs(terms.reduce((sum, term) => sum + term, 0))).toBeLessThanOrEqual(1e-8 * size);
        }
      }),
    );
  });

  it('always finds one for an outlay followed by larger receipts', () => {
    const receipts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), receipts, (outlay, values) => {
        fc.pre(values.some((value) => value > 0));
        expect(ratesOfReturnOf([-outlay, ...values]).kind).toBe('one');
      }),
    );
  });

  it('answers within a second for a list that changes its sign a thousand times', () => {
    const flows = Array.from({ length: 1000 }, (_, k) => (k % 2 === 0 ? -100 : 103));
    // Pairs of −100 and 103: 3 % a period.
    const rates = ratesOf(flows);
    expect(rates.length).toBe(1);
    expect(rates[0]).toBeCloseTo(0.03, 10);
  });

  it('leaves out rates that round to −100 % or to infinity', () => {
    expect(asRates([-50, 800])).toEqual({ kind: 'none' });
    expect(asRates([-50, 0])).toEqual({ kind: 'one', rate: 0 });
    expect(asRates([0, Math.LN2])).toEqual({ kind: 'several', rates: [0, Math.expm1(Math.LN2)] });
  });
});

describe('one rate from several', () => {
  it('is refused without a guess, and the refusal names all of them', () => {
    expect(irr({ values: [-100, 230, -132] })).toEqual({
      refused: 'These cash flows have several rates of return: 10% and 20%.',
      rates: [expect.closeTo(0.1, 12), expect.closeTo(0.2, 12)],
    });
    const three = irr({ values: flowsWithFactors([1.25, 1.5, 2]) });
    expect(three).toEqual({
      refused: 'These cash flows have several rates of return: 25%, 50% and 100%.',
      rates: [expect.closeTo(0.25, 10), expect.closeTo(0.5, 10), expect.closeTo(1, 10)],
    });
  });

  it('is refused if none exists', () => {
    expect(irr({ values: [-100, 150, -70] })).toEqual({ refused: 'No rate of return exists for these cash flows.' });
    expect(irr({ values: [-100, 150, -70], guess: 0.1 })).toEqual({ refused: 'No rate of return exists for these cash flows.' });
  });

  it('is the one nearest to the guess', () => {
    const values = flowsWithFactors([1.25, 1.5, 2]);
    expect(irr({ values, guess: 0 })).toBeCloseTo(0.25, 10);
    expect(irr({ values, guess: 0.6 })).toBeCloseTo(0.5, 10);
    expect(irr({ values, guess: 9 })).toBeCloseTo(1, 10);
  });

  it('refuses a guess of −100 % or less', () => {
    for (const guess of [-1, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(irr({ values: [-100, 110], guess })).toEqual({ refused: '"guess" must be more than -1.', field: 'guess' });
    }
  });
});

describe('a root in a bracket', () => {
  it('is found to the last digits for smooth, flat and steep functions', () => {
    expect(rootBetween((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 14);
    expect(rootBetween((x) => x ** 9, -1, 1.7)).toBeCloseTo(0, 1);
    expect(rootBetween((x) => Math.exp(x) - 1e10, -700, 700)).toBeCloseTo(Math.log(1e10), 12);
    expect(rootBetween((x) => Math.cos(x) - x, 0, 1)).toBeCloseTo(0.7390851332151607, 14);
    expect(rootBetween((x) => x - 3, 5, 1)).toBe(3);
  });

  it('is the point at which a function jumps over zero', () => {
    expect(rootBetween((x) => (x < 0.3 ? -1 : 2), 0, 1)).toBeCloseTo(0.3, 14);
  });

  it('takes a step or two where the function is a line, and few where it is smooth', () => {
    const evaluations = (valueAt: (x: number) => number, from: number, to: number): number => {
      let count = 0;
      rootBetween(
        (x) => {
          count++;
          return valueAt(x);
        },
        from,
        to,
      );
      return count;
    };
    expect(evaluations((x) => 3 * x - 1, 0, 1)).toBeLessThanOrEqual(4);
    expect(evaluations((x) => x * x - 2, 0, 2)).toBeLessThanOrEqual(10);
    expect(evaluations((x) => Math.cos(x) - x, 0, 1)).toBeLessThanOrEqual(10);
    expect(evaluations((x) => Math.exp(x) - 2, -3, 4)).toBeLessThanOrEqual(10);
    expect(evaluations((x) => Math.exp(-x) - 0.5, -10, 700)).toBeLessThanOrEqual(17);
    expect(evaluations((x) => 1 / (x + 0.01) - 2, 0, 5)).toBeLessThanOrEqual(14);
  });
});
