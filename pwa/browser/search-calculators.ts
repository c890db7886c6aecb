import MiniSearch from 'minisearch';
import type { CatalogueEntry } from '#calculators/kit/catalogue.ts';

/** Words that people use for what the titles call otherwise. */
const alsoCalled: Readonly<Record<string, string>> = {
  car: 'auto vehicle',
  house: 'home mortgage',
  pension: 'retirement',
  salary: 'payroll income',
  payoff: 'debt loan',
  tax: 'taxes irs',
};

/** Finds calculators by title, words and shelf; forgives a typo and a word half typed. Works without a network. */
export function createSearch(entries: readonly CatalogueEntry[]): (words: string) => readonly CatalogueEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<CatalogueEntry & { readonly also: string }>({
    fields: ['title', 'also', 'category', 'shelf', 'description'],
    searchOptions: {
      boost: { title: 4, also: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(entries.map((entry) => ({ ...entry, also: `${entry.id.replaceAll('-', ' ')} ${synonyms(entry)}` })));
  return (words) =>
    index.search(words).flatMap((found) => {
      const entry = byId.get(String(found.id));
      return entry === undefined ? [] : [entry];
    });
}

function synonyms(entry: CatalogueEntry): string {
  const text = `${entry.title} ${entry.shelf} ${entry.category}`.toLowerCase();
  return Object.entries(alsoCalled)
    .filter(([word, others]) => others.split(' ').some((other) => text.includes(other)) || text.includes(word))
    .map(([word, others]) => `${word} ${others}`)
    .join(' ');
}
