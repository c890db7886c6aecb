import { t } from '#contract/language/t.ts';
import type { CalculatorRow } from '#contract/sync/rows.ts';

export interface SuiteGroup {
  readonly suite: string;
  readonly categories: readonly { readonly category: string; readonly calculators: readonly CalculatorRow[] }[];
}

const suiteNames: Readonly<Record<string, string>> = {
  financial: t('Financial'),
  auto: t('Auto'),
  mortgage: t('Mortgage'),
  business: t('Business'),
};

/** Title of a suite. A suite that this build does not know is shown under its own name. */
export function suiteName(suite: string): string {
  return suiteNames[suite] ?? suite.charAt(0).toUpperCase() + suite.slice(1);
}

export function suitesOf(calculators: readonly CalculatorRow[]): readonly string[] {
  return [...new Set(calculators.map((calculator) => calculator.suite))].sort((a, b) => suiteName(a).localeCompare(suiteName(b)));
}

/** Calculators by suite, then category, then sortOrder, limited to the search words and the chosen suite. Undefined means all suites. */
export function groupCalculators(calculators: readonly CalculatorRow[], words: string, suite: string | undefined): readonly SuiteGroup[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const matching = calculators.filter((calculator) => {
    const text = `${calculator.title} ${calculator.description} ${calculator.category}`.toLowerCase();
    return calculator.isActive && (suite === undefined || calculator.suite === suite) && wanted.every((word) => text.includes(word));
  });
  return suitesOf(matching).map((name) => {
    const inSuite = matching.filter((calculator) => calculator.suite === name);
    const categories = [...new Set(inSuite.map((calculator) => calculator.category))].sort((a, b) => a.localeCompare(b));
    return {
      suite: name,
      categories: categories.map((category) => ({
        category,
        calculators: inSuite.filter((calculator) => calculator.category === category).sort((a, b) => a.sortOrder - b.sortOrder),
      })),
    };
  });
}
