import type { Shelf, Suite } from './define.ts';

/** Properties of a calculator that the browser and the server know before its formula is loaded. */
export interface CatalogEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly shelf: Shelf;
  readonly suite: Suite;
  readonly category: string;
  readonly sortOrder: number;
}

/**
 * The calculators of a group, one per line, separated by bars: title, description without its period, id if it does not follow from the
 * title, and position if it does not follow the previous calculator.
 */
type Group = readonly [shelf: Shelf, suite: Suite, category: string, lines: string];

/** Expands the catalog. It is the first file that a device loads, so it contains no redundant text. */
export function readCatalog(groups: readonly Group[]): readonly CatalogEntry[] {
  let place = 0;
  return groups
    .flatMap(([shelf, suite, category, lines]) =>
      lines.split('\n').map((line) => {
        const [title = '', description, id, stated] = line.split('|');
        place = stated === undefined ? place + 1 : Number(stated);
        return {
          id: id === undefined || id === '' ? idFromTitle(title) : id,
          title,
          description: `${description}.`,
          shelf,
          suite,
          category,
          sortOrder: place,
        };
      }),
    )
    .sort((a, b) => a.sortOrder - b.sortOrder);
}

/** 'Rent vs Buy' is `rent-vs-buy`. */
export function idFromTitle(title: string): string {
  return (
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}
