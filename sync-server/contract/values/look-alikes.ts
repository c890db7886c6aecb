import { latinLetter } from './confusable-letters.ts';

/** Digits and signs that are read as letters inside a word. */
const readAsLetter: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e', '£': 'l' },
};

/**
 * A text in lower-case Latin letters: full-width, mathematical, and accented letters as plain ones, letters of other scripts as those that
 * they look like, and without invisible characters.
 */
export function toPlainLetters(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replaceAll(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  return [...bare].map(latinLetter).join('');
}

/** The words of a plain text. Letters that stand alone belong together: "p a s s" is one word. */
export function wordsOf(plain: string): readonly string[] {
  const words: string[] = [];
  let spelled = '';
  for (const word of plain.split(/[^a-z0-9]+/).filter((part) => part !== '')) {
    if (word.length === 1) spelled += word;
    else {
      if (spelled !== '') words.push(spelled);
      spelled = '';
      words.push(word);
    }
  }
  return spelled === '' ? words : [...words, spelled];
}

/** A plain text with digits and signs as the letters that they replace: "p@ssw0rd" becomes "password". */
export function withoutDigits(plain: string): string {
  return [...plain].map((letter) => readAsLetter[letter] ?? letter).join('');
}

/** All letters without gaps. `l` and `i`, `vv` and `w`, and `rn` and `m` count as the same, so both texts of a comparison are written so. */
export function squeezed(plain: string): string {
  return withoutDigits(plain)
    .replaceAll(/[^a-z]+/g, '')
    .replaceAll('l', 'i')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');
}
