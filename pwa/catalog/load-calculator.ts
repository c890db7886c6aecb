import { catalog } from '#calculators/catalog.gen.ts';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/any-calculator.ts';
import type { CatalogEntry } from '#calculators/kit/catalog.ts';
import { detailLoaders, shelfLoaders } from '#calculators/shelves.gen.ts';

export function findEntry(id: string): CatalogEntry | undefined {
  return catalog.find((entry) => entry.id === id);
}

const loaded = new Map<string, Promise<AnyCalculator | undefined>>();

/** The formulas of one calculator. Each shelf is loaded once, and a failed load may be retried. */
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

/** Adds the catalog entry back to a calculator: the build removes from each definition the fields that the catalog holds. */
function withEntry(id: string, calculator: AnyCalculator | undefined): AnyCalculator | undefined {
  return calculator === undefined ? undefined : { ...findEntry(id), ...calculator };
}

/** Everything below a calculator's answer: chart, explanation, and sources. */
export async function loadDetails(id: string): Promise<CalculatorDetails | undefined> {
  const shelf = findEntry(id)?.shelf;
  const load = shelf === undefined ? undefined : detailLoaders[shelf];
  return (await load?.())?.[id];
}

/** The calculator that an address names, so that its formulas load at the same time as the screen. */
export function calculatorInPath(path: string): string | undefined {
  return /^\/calculators\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
}
