import type { Cents, Percent } from '../figures/units.ts';

/**
 * A periodic rate as the exact fraction `over / under`, so that interest on whole cents is one integer division and no cent ever
 * depends on how binary stores 6.5 %.
 */
export interface ExactRate {
  readonly over: number;
  readonly under: number;
  /** 1 / (2 · under), as binary has it: multiplying by it is faster than dividing, and a whole number away at most. */
  readonly inverse: number;
}

/** 6.5 % a year in 12 periods is 65 / 12000. Up to ten decimals of the typed per cent are kept. */
export function exactRate(annual: Percent, periodsPerYear: number): ExactRate {
  // What a person types has few decimals: the first power of ten that makes it whole, and gives it back when divided, is the right one.
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
 * Interest for one period on a balance of whole cents, rounded half up to the cent: ⌊doubled ÷ whole⌋. Below 2^52 a quotient that is no
 * whole number lies further from the next one than the multiplication errs, so its floor is exact; a whole one may come out one lower,
 * and what then remains shows it.
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
