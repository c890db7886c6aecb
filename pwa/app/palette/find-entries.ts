export type EntryGroup = 'Screens' | 'Actions' | 'Tenants' | 'Calculators';

/** A destination in the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: EntryGroup;
  readonly label: string;
  /** Note beside the label: the section of an action, or the shelf of a calculator. */
  readonly note: string;
  /** Missing if the action needs no other screen. */
  readonly path?: string;
  /** A dialog that the screen then opens. */
  readonly action?: string;
}

export interface Searchable {
  readonly entry: PaletteEntry;
  readonly text: string;
}

export function searchable(entries: readonly PaletteEntry[]): readonly Searchable[] {
  return entries.map((entry) => ({ entry, text: `${entry.label} ${entry.note}`.toLowerCase() }));
}

/** Number of entries that can be read at a glance. */
export const mostFound = 24;

/** Entries that contain every typed word. First come those that begin with the typed text, then those with a word that does. */
export function findEntries(all: readonly Searchable[], typed: string): readonly PaletteEntry[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return all.slice(0, mostFound).map(({ entry }) => entry);
  const words = wanted.split(/\s+/);
  const ranks: PaletteEntry[][] = [[], [], []];
  for (const { entry, text } of all) {
    if (!words.every((word) => text.includes(word))) continue;
    ranks[text.startsWith(wanted) ? 0 : text.includes(` ${words[0]}`) ? 1 : 2]?.push(entry);
  }
  return ranks.flat().slice(0, mostFound);
}
