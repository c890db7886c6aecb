import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { type Shelf, shelves } from '#calculators/kit/definition/define.ts';

/** The current place in the browser, as the address holds it. */
export interface BrowserView {
  readonly shelf?: Shelf;
  /** The calculator chosen in a suite. */
  readonly calculator?: string;
}

/** Reads the view from the address and ignores unknown values. */
export function readView(search: Readonly<Record<string, unknown>>): BrowserView {
  const shelf = shelves.find((name) => name === search.shelf);
  const calculator = typeof search.calculator === 'string' ? search.calculator : undefined;
  return { ...(shelf === undefined ? {} : { shelf }), ...(calculator === undefined ? {} : { calculator }) };
}

/** The calculators that the tenant has enabled, or all of them if no tenant restricts them. */
export function shownEntries(catalog: readonly CatalogEntry[], enabled: ReadonlySet<string> | undefined): readonly CatalogEntry[] {
  return enabled === undefined ? catalog : catalog.filter((entry) => enabled.has(entry.id));
}

/** The true number of calculators on each shelf, in the order of the browser. */
export function shelfCounts(entries: readonly CatalogEntry[]): readonly { readonly shelf: Shelf; readonly count: number }[] {
  return shelves.map((shelf) => ({ shelf, count: entries.filter((entry) => entry.shelf === shelf).length }));
}

export interface Group {
  readonly category: string;
  readonly entries: readonly CatalogEntry[];
}

/** Calculators by category, in the order in which the catalog first names each category. */
export function groupsOf(entries: readonly CatalogEntry[]): readonly Group[] {
  const groups = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.category);
    if (group === undefined) groups.set(entry.category, [entry]);
    else group.push(entry);
  }
  return [...groups].map(([category, members]) => ({ category, entries: members }));
}

/** The calculator that a suite opens with: the chosen one, else the suite's first, else the first enabled one. */
export function selectedEntry(entries: readonly CatalogEntry[], chosen: string | undefined, first: string): CatalogEntry | undefined {
  return entries.find((entry) => entry.id === chosen) ?? entries.find((entry) => entry.id === first) ?? entries[0];
}
