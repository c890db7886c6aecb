import { catalogue } from '#calculators/catalogue.gen.ts';
import type { AnyCalculator, Words } from '#calculators/kit/any-calculator.ts';
import type { CatalogueEntry } from '#calculators/kit/catalogue.ts';
import { shelfLoaders, wordLoaders } from '#calculators/shelves.gen.ts';

export function findEntry(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

const loaded = new Map<string, Promise<AnyCalculator | undefined>>();

/** The formulas of one calculator. Its shelf is loaded once; a failed load may be tried again. */
export function loadCalculator(id: string): Promise<AnyCalculator | undefined> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const shelf = findEntry(id)?.shelf;
  const load = shelf === undefined ? undefined : shelfLoaders[shelf];
  if (load === undefined) return Promise.resolve(undefined);
  const promise = load().then((calculators) => calculators[id]);
  promise.catch(() => loaded.delete(id));
  loaded.set(id, promise);
  return promise;
}

/** What one calculator says about itself: its formula in words, its assumptions and sources. */
export async function loadWords(id: string): Promise<Words | undefined> {
  const shelf = findEntry(id)?.shelf;
  const load = shelf === undefined ? undefined : wordLoaders[shelf];
  return (await load?.())?.[id];
}

/** The calculator that an address leads to, so that its formulas can be fetched beside the screen and not after it. */
export function calculatorInPath(path: string): string | undefined {
  return /^\/calculators\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
}
