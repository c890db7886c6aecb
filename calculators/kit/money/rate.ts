import type { Cents, Percent } from '#calculators/figures/units.ts';

/**
 * A periodic rate as the exact fraction `over / under`, so that interest on whole cents is one integer division and never depends on the
 * binary representation of 6.5 %.
 */
export interface ExactRate {
  readonly over: number;
  readonly under: number;
  /** 1 / (2 · under) in binary: multiplying by it is faster than dividing, and the result is off by at most one whole number. */
  readonly inverse: number;
}

/** 6.5 % a year in 12 periods is 65 / 12000. Up to ten decimals of the typed per cent are kept. */
export function exactRate(annual: Percent, periodsPerYear: number): ExactRate {
  // Typed numbers have few decimals: the correct power of ten is the first one that makes the number whole and restores it by division.
  for (let scale = 1; scale <= 100_000 && annual >= 0.001; scale *= 10) {
    const over = Math.round(annual * scale);
    if (over / scale === annual) return fraction(over, 100 * scale * periodsPerYear);
  }
  const text = Number(annual.toFixed(10)).toString();
  const point = text.indexOf('.');
  const decimals = point < 0 || text.includes('e') ? 0 : text.length - point - 1;
  const scale = 10 ** decimals;
  const over = text.includes('e') ? 0 : Math.round(Number(text) * scale);
  return fraction(over, 100 * scale * periodsPerYear);
}

function fraction(over: number, under: number): ExactRate {
  return { over, under, inverse: 0.5 / under };
}

/**
 * Interest for one period on a balance of whole cents, rounded half up to the cent: ⌊doubled ÷ whole⌋. Below 2^52 a fractional quotient is
 * further from the next whole number than the error of the multiplication, so its floor is exact; a whole quotient may come out one too
 * low, which the remainder shows.
 */
export function interestCents(balance: Cents, rate: ExactRate): Cents {
  const { over, under, inverse } = rate;
  const size = Math.abs(balance);
  const doubled = 2 * size * over + under;
  const whole = 2 * under;
  const floor = Math.floor(doubled * inverse);
  const exact = doubled - floor * whole < whole ? floor : floor + 1;
  const cents = doubled < 2 ** 52 ? exact : bigInterest(size, over, under);
  return balance < 0 ? -cents : cents;
}

function bigInterest(balance: number, over: number, under: number): number {
  const bottom = BigInt(under);
  return Number((2n * BigInt(balance) * BigInt(over) + bottom) / (2n * bottom));
}
