import { refuse } from '#calculators/kit/definition/refusal.ts';
import { type Outcome, stated } from './outcome.ts';
import type { RatesOfReturn } from './roots.ts';

/**
 * One number from all rates of return. Without a guess, several rates give a refusal that names them and contains their exact values; with
 * a guess, the nearest one is chosen, as in spreadsheets.
 */
export function oneRate(found: RatesOfReturn, guess: number | undefined): Outcome {
  if (guess !== undefined && !(guess > -1 && Number.isFinite(guess))) return refuse('"guess" must be more than -1.', 'guess');
  switch (found.kind) {
    case 'none':
      return refuse('No rate of return exists for these cash flows.');
    case 'one':
      return stated(found.rate);
    case 'several':
      return guess === undefined ? { refused: severalRates(found.rates), rates: found.rates } : stated(nearest(found.rates, guess));
  }
}

/** "These cash flows have several rates of return: 10% and 20%." */
function severalRates(rates: readonly number[]): string {
  const told = rates.map((rate) => `${Number((rate * 100).toPrecision(6))}%`);
  return `These cash flows have several rates of return: ${told.slice(0, -1).join(', ')} and ${told[told.length - 1]}.`;
}

function nearest(rates: readonly number[], guess: number): number {
  return rates.reduce((best, rate) => (Math.abs(rate - guess) < Math.abs(best - guess) ? rate : best));
}
