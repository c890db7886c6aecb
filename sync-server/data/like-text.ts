/**
 * A text as it is looked for in a comparison without regard to case: the query builder makes a pattern of it there, in which a per cent
 * sign stands for anything and an underscore for any letter.
 */
export function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
