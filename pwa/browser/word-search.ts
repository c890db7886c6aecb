export interface SearchedField<Entry> {
  readonly textOf: (entry: Entry) => string;
  /** Weight of a word found in this field. */
  readonly boost: number;
}

export interface WordSearchOptions<Entry> {
  readonly fields: readonly SearchedField<Entry>[];
  /** Factor for an entry in which this word was found. */
  readonly boostOf: (entry: Entry, word: string) => number;
}

/** How often a word stands in each entry's field. */
type Counts = ReadonlyMap<number, number>;

interface IndexedField {
  readonly boost: number;
  readonly countsByWord: ReadonlyMap<string, Counts>;
  /** Number of different words in the field of each entry. */
  readonly lengths: readonly number[];
  readonly averageLength: number;
}

/**
 * Finds the entries that have every word of a query, the best first. A word also matches longer words that begin with it and, from four
 * letters on, words with a typo for each four letters.
 *
 * Score of a word in a field, BM25+ (Lv, Zhai: Lower-Bounding Term Frequency Normalization, CIKM 2011), with k = 1.2, b = 0.7, δ = 0.5:
 *   ln(1 + (N − n + 0.5) ÷ (n + 0.5)) × (δ + f (k + 1) ÷ (f + k (1 − b + b × length ÷ average length)))
 * for N entries, n of which have the word, f times each. A score counts as much as the word is near to the word typed.
 */
export function createWordSearch<Entry>(
  entries: readonly Entry[],
  { fields, boostOf }: WordSearchOptions<Entry>,
): (query: string) => readonly Entry[] {
  const indexed = fields.map(({ textOf, boost }) => indexField(entries.map(textOf), boost));
  const words = [...new Set(indexed.flatMap(({ countsByWord }) => [...countsByWord.keys()]))];
  const scoresOf = (typed: string): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>();
    for (const word of words) {
      const nearness = nearnessOf(typed, word);
      if (nearness === 0) continue;
      for (const field of indexed) {
        const counts = field.countsByWord.get(word) ?? noCounts;
        for (const [at, count] of counts) {
          const entry = entries[at];
          if (entry === undefined) continue;
          const score = nearness * field.boost * boostOf(entry, word) * relevance(field, counts.size, at, count);
          scores.set(at, (scores.get(at) ?? 0) + score);
        }
      }
    }
    return scores;
  };
  return (query) => {
    const found = wordsIn(query).map(scoresOf);
    const scored = entries.map((entry, at) => ({ entry, scores: found.flatMap((scores) => scores.get(at) ?? []) }));
    return scored
      .filter(({ scores }) => scores.length > 0 && scores.length === found.length)
      .map(({ entry, scores }) => ({ entry, score: scores.reduce((sum, score) => sum + score, 0) }))
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  };
}

const noCounts: Counts = new Map();

function indexField(texts: readonly string[], boost: number): IndexedField {
  const countsByWord = new Map<string, Map<number, number>>();
  for (const [at, text] of texts.entries()) {
    for (const word of wordsIn(text)) {
      const counts = countsByWord.get(word) ?? new Map<number, number>();
      counts.set(at, (counts.get(at) ?? 0) + 1);
      countsByWord.set(word, counts);
    }
  }
  const lengths = texts.map((text) => new Set(wordsIn(text)).size);
  return { boost, countsByWord, lengths, averageLength: lengths.reduce((sum, length) => sum + length, 0) / lengths.length };
}

/** The words of a text in lower case. Spaces and punctuation separate them. */
function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\n\r\p{Z}\p{P}]+/u)
    .filter((word) => word !== '');
}

const k = 1.2;
const b = 0.7;
const delta = 0.5;

function relevance({ lengths, averageLength }: IndexedField, having: number, at: number, count: number): number {
  const rarity = Math.log(1 + (lengths.length - having + 0.5) / (having + 0.5));
  const length = (lengths[at] ?? 0) / averageLength;
  return rarity * (delta + (count * (k + 1)) / (count + k * (1 - b + b * length)));
}

/** 1 for the word that was typed, less for a longer word and for a typo, and 0 for any other word. */
function nearnessOf(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return (0.375 * word.length) / (word.length + 0.3 * (word.length - typed.length));
  const typos = typed.length > 3 ? Math.round(typed.length / 4) : 0;
  if (Math.abs(word.length - typed.length) > typos) return 0;
  const distance = editDistance(typed, word, typos);
  return distance > typos ? 0 : (0.45 * word.length) / (word.length + distance);
}

/** The least number of letters to insert, remove, or replace (Levenshtein), or some number above `most` if it is more than that. */
function editDistance(from: string, to: string, most: number): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    let least = at;
    for (let other = 1; other <= to.length; other += 1) {
      const replaced = (row[other - 1] ?? 0) + (from[at - 1] === to[other - 1] ? 0 : 1);
      const distance = Math.min(replaced, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1);
      least = Math.min(least, distance);
      next.push(distance);
    }
    // No later row has a smaller number.
    if (least > most) return least;
    row = next;
  }
  return row[to.length] ?? 0;
}
