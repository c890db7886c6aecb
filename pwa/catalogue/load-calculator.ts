import { catalogue } from '#calculators/catalogue.gen.ts';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/any-calculator.ts';
import type { CatalogueEntry } from '#calculators/kit/catalogue.ts';
import { detailLoaders, shelfLoaders } from '#calculators/shelves.gen.ts';

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
  const promise = load().then((calculators) => withEntry(id, calculators[id]));
  promise.catch(() => loaded.delete(id));
  loaded.set(id, promise);
  return promise;
}

/** The build takes out of a definition what the catalogue says of it. */
function withEntry(id: string, calculator: AnyCalculator | undefined): AnyCalculator | undefined {
  return calculator === undefined ? undefined : { ...findEntry(id), ...calculator };
}

/** What stands below one calculator's answer: chart, explanation, sources. */
export async function loadDetails(id: string): Promise<CalculatorDetails | undefined> {
  const shelf = findEntry(id)?.shelf;
  const load = shelf === undefined ? undefined : detailLoaders[shelf];
  return (await load?.())?.[id];
}

/** The calculator that an address leads to, so that its formulas can be fetched beside the screen and not after it. */
export function calculatorInPath(path: string): string | undefined {
  return /^\/calculators\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
}
