/** Characters above Latin-1 that the standard fonts of PDF contain. */
const extras: ReadonlySet<string> = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters that Unicode does not decompose, and signs with a plain counterpart. */
const counterparts: ReadonlyMap<string, string> = new Map([
  ['Ł', 'L'],
  ['ł', 'l'],
  ['Đ', 'D'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['−', '-'],
]);

/**
 * Text in the characters of the standard fonts, which every PDF reader brings along. A letter outside of them loses its accent, or becomes a
 * question mark.
 */
export function printableText(text: string): string {
  return Array.from(spacedText(text), printable).join('');
}

/** Composed letters, and plain spaces. */
export function spacedText(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\S\n]/gu, ' ');
}

function printable(character: string): string {
  if (isPrintable(character)) return character;
  const plain = counterparts.get(character) ?? character.normalize('NFD').charAt(0);
  return isPrintable(plain) ? plain : '?';
}

export function isPrintable(character: string): boolean {
  return /^[\n\u0020-\u007e\u00a1-\u00ff]$/u.test(character) || extras.has(character);
}
