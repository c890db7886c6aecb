/**
 * The known word most similar to an unknown one, for "the nearest is …": with the fewest inserted, deleted, or changed letters, ignoring
 * case. None if more than half of its letters would change.
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.ceil(word.length / 2) + 1;
  for (const each of words) {
    const changes = changesBetween(word.toLowerCase(), each.toLowerCase());
    if (changes < fewest) [best, fewest] = [each, changes];
  }
  return best;
}

/** Levenshtein's distance, row by row. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, against] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
