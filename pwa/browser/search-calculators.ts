import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { createWordSearch, type WordSearchOptions } from './word-search.ts';

/** Everyday synonyms for words in the title or the shelf of a calculator. */
const alsoCalled: Readonly<Record<string, string>> = {
  auto: 'car vehicle',
  automotive: 'auto car vehicle',
  car: 'auto vehicle',
  vehicle: 'auto car',
  home: 'house',
  mortgage: 'house home amortization',
  loan: 'payoff amortization',
  debt: 'payoff loan',
  refinance: 'refi',
  payroll: 'salary wages',
  income: 'salary wages',
  tax: 'taxes irs',
  retirement: 'pension',
  reverse: 'hecm',
  'cap rate': 'caprate capitalization',
  return: 'roi',
  irr: 'npv',
  inventory: 'eoq',
};

export const searchOptions: WordSearchOptions<CatalogEntry> = {
  fields: [
    { boost: 4, textOf: ({ title }) => title },
    { boost: 2, textOf: (entry) => `${entry.id.replaceAll('-', ' ')} ${synonyms(entry)}` },
    { boost: 1, textOf: ({ category }) => category },
    { boost: 1, textOf: ({ shelf }) => shelf },
    { boost: 1, textOf: ({ description }) => description },
  ],
  // A person who types "mortgage" wants a mortgage more than mortgage insurance.
  boostOf: ({ title }, word) => (title.toLowerCase().startsWith(word) ? 2 : 1),
};

/** Finds calculators by title, words, and shelf. Tolerates a typo and an unfinished word. Works without a network. */
export function createSearch(entries: readonly CatalogEntry[]): (words: string) => readonly CatalogEntry[] {
  return createWordSearch(entries, searchOptions);
}

function synonyms(entry: CatalogEntry): string {
  const text = `${entry.title} ${entry.shelf} ${entry.category}`.toLowerCase();
  return Object.entries(alsoCalled)
    .filter(([named]) => new RegExp(`\\b${named}\\b`).test(text))
    .map(([, others]) => others)
    .join(' ');
}
