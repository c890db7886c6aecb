import MiniSearch, { type Options } from 'minisearch';
import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';

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

/** A field of an entry that is searched, and the weight of a word found in it. */
interface SearchedField {
  readonly boost: number;
  readonly textOf: (entry: CatalogEntry) => string;
}

const fields = {
  title: { boost: 4, textOf: ({ title }) => title },
  names: { boost: 2, textOf: (entry) => `${entry.id.replaceAll('-', ' ')} ${synonyms(entry)}` },
  category: { boost: 1, textOf: ({ category }) => category },
  shelf: { boost: 1, textOf: ({ shelf }) => shelf },
  description: { boost: 1, textOf: ({ description }) => description },
} as const satisfies Readonly<Record<string, SearchedField>>;

/** Every word must match, in full, by its beginning, or from four letters on with a typo for each four letters. */
const options: Options = {
  fields: Object.keys(fields),
  storeFields: ['title'],
  searchOptions: {
    boost: Object.fromEntries(Object.entries(fields).map(([name, { boost }]) => [name, boost])),
    prefix: true,
    fuzzy: (word) => (word.length > 3 ? 0.25 : false),
    combineWith: 'AND',
    // A person who types "mortgage" wants a mortgage more than mortgage insurance.
    boostDocument: (_, word, stored) => (String(stored?.title).toLowerCase().startsWith(word) ? 2 : 1),
  },
};

/** Finds calculators by title, words, and shelf, the best first. Tolerates a typo and an unfinished word. Works without a network. */
export function createSearch(entries: readonly CatalogEntry[]): (words: string) => readonly CatalogEntry[] {
  const index = new MiniSearch(options);
  index.addAll(
    entries.map((entry, id) => ({ id, ...Object.fromEntries(Object.entries(fields).map(([name, { textOf }]) => [name, textOf(entry)])) })),
  );
  return (words) =>
    index
      .search(words)
      // Entries that match equally stay in the order of the catalog.
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .flatMap(({ id }) => entries[id] ?? []);
}

function synonyms(entry: CatalogEntry): string {
  const text = `${entry.title} ${entry.shelf} ${entry.category}`.toLowerCase();
  return Object.entries(alsoCalled)
    .filter(([named]) => new RegExp(`\\b${named}\\b`).test(text))
    .map(([, others]) => others)
    .join(' ');
}
