import type { Cents, Percent } from './units.ts';

/**
 * A periodic rate as the exact fraction `over / under`, so that interest on whole cents is one integer division and no cent ever
 * depends on how binary stores 6.5 %.
 */
export interface ExactRate {
  readonly over: number;
  readonly under: number;
}

/** 6.5 % a year in 12 periods is 65 / 12000. Up to ten decimals of the typed per cent are kept. */
export function exactRate(annual: Percent, periodsPerYear: number): ExactRate {
  // What a person types has few decimals: the first power of ten that makes it whole, and gives it back when divided, is the right one.
  for (let scale = 1; scale <= 100_000 && annual >= 0.001; scale *= 10) {
    const over = Math.round(annual * scale);
    if (over / scale === annual) return { over, under: 100 * scale * periodsPerYear };
  }
  const text = Number(annual.toFixed(10)).toString();
  const point = text.indexOf('.');
  const decimals = point < 0 || text.includes('e') ? 0 : text.length - point - 1;
  const scale = 10 ** decimals;
  const over = text.includes('e') ? 0 : Math.round(Number(text) * scale);
  return { over, under: 100 * scale * periodsPerYear };
}

/**
 * Interest for one period on a balance of whole cents, rounded half up to the cent. The quotient of two whole numbers below 2^53 lies
 * further from the next whole number than the division rounds, so its floor is exact.
 */
export function interestCents(balance: Cents, rate: ExactRate): Cents {
  const { over, under } = rate;
  const size = Math.abs(balance);
  const doubled = 2 * size * over + under;
  const cents = doubled <= Number.MAX_SAFE_INTEGER ? Math.floor(doubled / (2 * under)) : bigInterest(size, over, under);
  return balance < 0 ? -cents : cents;
}

function bigInterest(balance: number, over: number, under: number): number {
  const bottom = BigInt(under);
  return Number((2n * BigInt(balance) * BigInt(over) + bottom) / (2n * bottom));
}
