import type { SimulationResult } from '#calculators/kit/simulation/simulate.ts';
import { localPercent } from '#contract/language/words.ts';

/** A probability in whole percent. 0% and 100% are shown only if no trial, or every trial, succeeded. */
export function chanceText({ successes, trials }: Pick<SimulationResult, 'successes' | 'trials'>): string {
  if (successes === trials) return localPercent('100');
  if (successes === 0) return localPercent('0');
  return localPercent(String(Math.min(99, Math.max(1, Math.round((successes / trials) * 100)))));
}
