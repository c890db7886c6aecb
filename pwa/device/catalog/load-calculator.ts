import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { shelfLoaders } from '#calculators/shelves.gen.ts';
import { spokenLocale } from '#contract/language/t.ts';
import { catalog } from './catalog.ts';

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
  const promise = load()
    .then((calculators) => withNeeds(calculators[id]))
    .then((calculator) => inOwnLanguage(withEntry(id, calculator)));
  promise.catch(() => loaded.delete(id));
  loaded.set(id, promise);
  return promise;
}

/** Waits for the law that a calculator needs beyond its shelf. */
async function withNeeds(calculator: AnyCalculator | undefined): Promise<AnyCalculator | undefined> {
  await calculator?.needs?.();
  return calculator;
}

/** A calculator with the title, description, and category of its catalog entry, which are in the reader's language. */
function withEntry(id: string, calculator: AnyCalculator | undefined): AnyCalculator | undefined {
  return calculator === undefined ? undefined : { ...calculator, ...findEntry(id) };
}

async function inOwnLanguage(calculator: AnyCalculator | undefined): Promise<AnyCalculator | undefined> {
  return calculator && ((await loadTranslation())?.translateCalculator(calculator) ?? calculator);
}

/** English needs none. */
export async function loadTranslation() {
  return spokenLocale() === undefined ? undefined : await import('./translate-calculator.ts');
}

/** The calculator that an address names, so that its formulas load at the same time as the screen. */
export function calculatorInPath(path: string): string | undefined {
  return /^\/calculators\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
}
