import { t } from '#contract/language/t.ts';
import { number, percent } from '#contract/language/words.ts';
import { winningChance } from '#contract/pages/ab-test-statistics.ts';
import type { AbTestRow } from '#contract/pages/ab-tests.ts';
import { abTestSectionTexts as texts } from './ab-test-texts.ts';

export function rateText(visitors: number, successes: number): string {
  return visitors === 0
    ? t('Nobody yet')
    : t('{successes} ({successes2} of {visitors})', {
        successes: percent((successes / visitors) * 100),
        successes2: number(successes),
        visitors: number(visitors),
      });
}

/** The result so far in one sentence. */
export function verdictOf({ evidence, plannedVisitors }: AbTestRow): string {
  const { chanceToWin, controlVisitors, variantVisitors } = evidence;
  if (controlVisitors + variantVisitors < plannedVisitors) return texts.early(number(plannedVisitors));
  if (chanceToWin >= winningChance) return texts.clearVariant;
  return chanceToWin <= 1 - winningChance ? texts.clearControl : texts.unclear;
}
