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
}

/**
 * The calculators of a group, one a line: title, description without its full stop, id where it does not follow from the title, place
 * where it is not the one after the calculator before, with bars between.
 */
type Group = readonly [shelf: Shelf, suite: Suite, category: string, lines: string];

/** Unfolds the catalogue, which is the first thing a device loads and therefore says nothing twice. */
export function readCatalogue(groups: readonly Group[]): readonly CatalogueEntry[] {
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
