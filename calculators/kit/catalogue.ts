import type { Shelf, Suite } from './define.ts';

/** What the browser and the server know of a calculator before its formula is loaded. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly shelf: Shelf;
  readonly suite: Suite;
  readonly category: string;
  readonly sortOrder: number;
  readonly isActive: boolean;
}

/** A calculator inside its group. Its id follows from its title unless it stands there. */
type Row = readonly [title: string, description: string, sortOrder: number, id?: string];
type Group = readonly [shelf: Shelf, suite: Suite, category: string, rows: readonly Row[]];

/** Unfolds the catalogue, which is the first thing a device loads and therefore says nothing twice. */
export function readCatalogue(groups: readonly Group[]): readonly CatalogueEntry[] {
  return groups
    .flatMap(([shelf, suite, category, rows]) =>
      rows.map(([title, description, sortOrder, id = idFromTitle(title)]) => ({
        id,
        title,
        description,
        shelf,
        suite,
        category,
        sortOrder,
        isActive: true,
      })),
    )
    .sort((a, b) => a.sortOrder - b.sortOrder || a.id.localeCompare(b.id));
}

/** 'Rent vs Buy' is `rent-vs-buy`. */
export function idFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
