/** The beginning of a text. A character of two code units, such as an emoji, is kept whole or left out: no database stores half of one. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
