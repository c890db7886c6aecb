import { detailLoaders } from '#calculators/detail-loaders.gen.ts';
import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import { findEntry, loadTranslation } from './load-calculator.ts';

/**
 * Everything below a calculator's answer: chart, explanation, and sources, and the help beside its fields. Throws if its script cannot be
 * loaded.
 */
export async function loadDetails(id: string): Promise<CalculatorDetails | undefined> {
  const shelf = findEntry(id)?.shelf;
  if (shelf === undefined) return undefined;
  const [scripts, translation] = await Promise.all([detailLoaders[shelf]?.(), loadTranslation()]);
  const details = scripts?.[id];
  return details && (translation?.translateDetails(details) ?? details);
}
