import { detailLoaders } from '#calculators/detail-loaders.gen.ts';
import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import { textAddresses } from './detail-text-addresses.ts';
import { loadDetailTexts } from './detail-texts.ts';
import { findEntry, loadTranslation } from './load-calculator.ts';

/**
 * Everything below a calculator's answer: chart, explanation, and sources, and the help beside its fields. In a build the texts come from a
 * file beside the script, and both load at the same time. Throws if one of them cannot be loaded.
 */
export async function loadDetails(id: string): Promise<CalculatorDetails | undefined> {
  const shelf = findEntry(id)?.shelf;
  if (shelf === undefined) return undefined;
  const address = textAddresses[shelf];
  const [scripts, texts, translation] = await Promise.all([
    detailLoaders[shelf]?.(),
    address === undefined ? undefined : loadDetailTexts(address, id),
    loadTranslation(),
  ]);
  const script = scripts?.[id];
  const details = script && { ...script, ...texts };
  return details && (translation?.translateDetails(details) ?? details);
}
