import type { Shelf, Suite } from './define.ts';

/** What the browser and the server know of a calculator before its formula is loaded. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly shelf: Shelf;
  readonly suite: Suite;
  readonly category: string;
  readonly icon: string;
  readonly sortOrder: number;
  readonly isActive: boolean;
}

type Row = readonly [
  id: string,
  title: string,
  description: string,
  shelf: Shelf,
  suite: Suite,
  category: string,
  icon: string,
  sortOrder: number,
];

export function readCatalogue(rows: readonly Row[]): readonly CatalogueEntry[] {
  return rows.map(([id, title, description, shelf, suite, category, icon, sortOrder]) => ({
    id,
    title,
    description,
    shelf,
    suite,
    category,
    icon,
    sortOrder,
    isActive: true,
  }));
}
