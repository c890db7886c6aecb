import type { SimulationResult } from '#calculators/kit/simulate.ts';

/** A chance in whole per cent. Certainty is said only where every trial, or none, succeeded. */
export function chanceText({ successes, trials }: Pick<SimulationResult, 'successes' | 'trials'>): string {
  if (successes === trials) return '100%';
  if (successes === 0) return '0%';
  return `${Math.min(99, Math.max(1, Math.round((successes / trials) * 100)))}%`;
}
