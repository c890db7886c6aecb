import MiniSearch from 'minisearch';
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

/** Finds calculators by title, words, and shelf. Tolerates a typo and an unfinished word. Works without a network. */
export function createSearch(entries: readonly CatalogEntry[]): (words: string) => readonly CatalogEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<CatalogEntry & { readonly also: string }>({
    fields: ['title', 'also', 'category', 'shelf', 'description'],
    searchOptions: {
      boost: { title: 4, also: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
      // A person who types "mortgage" wants a mortgage more than mortgage insurance.
      boostDocument: (id, term) => (byId.get(String(id))?.title.toLowerCase().startsWith(term) ? 2 : 1),
    },
  });
  index.addAll(entries.map((entry) => ({ ...entry, also: `${entry.id.replaceAll('-', ' ')} ${synonyms(entry)}` })));
  return (words) =>
    index.search(words).flatMap((found) => {
      const entry = byId.get(String(found.id));
      return entry === undefined ? [] : [entry];
    });
}

function synonyms(entry: CatalogEntry): string {
  const text = `${entry.title} ${entry.shelf} ${entry.category}`.toLowerCase();
  return Object.entries(alsoCalled)
    .filter(([named]) => new RegExp(`\\b${named}\\b`).test(text))
    .map(([, others]) => others)
    .join(' ');
}
