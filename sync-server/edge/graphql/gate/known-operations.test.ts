import { expect, test } from 'vitest';
import { operations } from '#contract/sync/operations.ts';
import { createExaminer } from '#server/testing/examine-document.ts';
import { isKnownOperation } from './known-operations.ts';

test('[R-CALL-48] production answers each operation of the app, and refuses it if one byte differs', async () => {
  const messageOf = createExaminer({ isProduction: true });
  for (const text of Object.values(operations)) {
    expect(isKnownOperation(text)).toBe(true);
    expect(await messageOf(text)).toBe('ok');
    const changed = [...text].map((letter, place) => `${text.slice(0, place)}${otherThan(letter)}${text.slice(place + 1)}`);
    const without = [...text].map((_letter, place) => text.slice(0, place) + text.slice(place + 1));
    for (const other of [...changed, ...without, `${text} `, ` ${text}`, text.replaceAll('\n', '\r\n')]) {
      expect(await messageOf(other)).toBe('Only operations of the app are answered.');
    }
  }
});

/** The byte with one bit flipped, chosen so that it remains a valid character. */
function otherThan(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) ^ 1);
}
