import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { catalog } from '#calculators/catalog.gen.ts';
import { createSearch, searchOptions } from './search-calculators.ts';
import { createWordSearch } from './word-search.ts';

const tokenize = (text: string) =>
  text
    .toLowerCase()
    .split(/[\n\r\p{Z}\p{P}]+/u)
    .filter((word) => word !== '');

/** Another program with the same options. */
const reference = new MiniSearch({
  fields: searchOptions.fields.map((_, at) => String(at)),
  tokenize,
  searchOptions: {
    boost: Object.fromEntries(searchOptions.fields.map(({ boost }, at) => [at, boost])),
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    combineWith: 'AND',
    boostDocument: (id, word) => {
      const entry = catalog[Number(id)];
      return entry === undefined ? 1 : searchOptions.boostOf(entry, word);
    },
  },
});
reference.addAll(
  catalog.map((entry, id) => ({ id, ...Object.fromEntries(searchOptions.fields.map(({ textOf }, at) => [at, textOf(entry)])) })),
);

const words = [...new Set(catalog.flatMap(({ title, description, shelf }) => tokenize(`${title} ${description} ${shelf}`)))];
const at = (list: readonly string[], place: number) => list[place % list.length] ?? '';
/** A letter is missing, added, or another one, in turn. */
const withTypos = words.map((word, place) => {
  const cut = (place * 7) % word.length;
  const letter = at(['', `x${word[cut]}`, 'z'], place);
  return `${word.slice(0, cut)}${letter}${word.slice(cut + 1)}`;
});
const beginnings = words.map((word, place) => word.slice(0, 1 + (place % word.length)));
const pairs = words.map((word, place) => `${word} ${at(beginnings, place * 31 + 5)}`);
const titles = catalog.flatMap(({ title }) => [title, title.toUpperCase(), title.slice(0, -2)]);

describe('the search for words', () => {
  const find = createSearch(catalog);

  it.each([
    ['words', words],
    ['words with a typo', withTypos],
    ['beginnings of words', beginnings],
    ['two words', pairs],
    ['titles', titles],
    ['nothing', ['', ' ', '–', '(), ']],
  ])('finds the same as another program, in the same order, for %s', (_, queries) => {
    for (const query of queries) {
      const scores = new Map(reference.search(query).map(({ id, score }) => [catalog[Number(id)]?.id, score]));
      const found = find(query).map(({ id }) => id);
      expect([query, [...found].sort()]).toEqual([query, [...scores.keys()].sort()]);
      // Entries with one score may stand in any order.
      const inOrder = found.map((id) => Number((scores.get(id) ?? 0).toPrecision(9)));
      expect([query, inOrder]).toEqual([query, inOrder.toSorted((a, b) => b - a)]);
    }
  });

  it('keeps the order of entries that match equally', () => {
    const same = createWordSearch(['b loan', 'a loan', 'c lease'], { fields: [{ boost: 1, textOf: (text) => text }], boostOf: () => 1 });
    expect(same('loan')).toEqual(['b loan', 'a loan']);
  });

  it('finds nothing among no entries', () => {
    expect(createSearch([])('loan')).toEqual([]);
  });
});
