/**
 * Escapes a search text for a case-insensitive comparison: the query builder turns it into a LIKE pattern, in which a percent sign matches
 * any text and an underscore any character.
 */
export function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
