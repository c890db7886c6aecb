import { number, percent } from '#calculators/kit/words.ts';
import { winningChance } from '#contract/ab-test-statistics.ts';
import type { AbTestRow } from '#contract/ab-tests.ts';
import { abTestSectionTexts as texts } from './ab-test-texts.ts';

export function rateText(visitors: number, successes: number): string {
  return visitors === 0 ? 'Nobody yet' : `${percent((successes / visitors) * 100)} (${number(successes)} of ${number(visitors)})`;
}

/** The result so far in one sentence. */
export function verdictOf({ evidence, plannedVisitors }: AbTestRow): string {
  const { chanceToWin, controlVisitors, variantVisitors } = evidence;
  if (controlVisitors + variantVisitors < plannedVisitors) return texts.early(number(plannedVisitors));
  if (chanceToWin >= winningChance) return texts.clearVariant;
  return chanceToWin <= 1 - winningChance ? texts.clearControl : texts.unclear;
}
