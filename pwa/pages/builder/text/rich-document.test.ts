import { expect, test } from 'vitest';
import { hasLook, plainOf, RichText, richOf } from '#contract/pages/rich-text.ts';
import { documentOf, richOfDocument } from './rich-document.ts';

const rich: RichText = [
  { kind: 'paragraph', spans: [{ text: 'Plan ' }, { text: 'well', bold: true }, { text: '.', italic: true }] },
  { kind: 'paragraph', spans: [] },
  { kind: 'bullets', items: [[{ text: 'One' }], [{ text: 'Two', link: 'https://example.com' }]] },
  { kind: 'numbers', items: [[{ text: 'First' }]] },
];

test('a formatted text survives the editor unchanged', () => {
  expect(richOfDocument(documentOf(rich))).toEqual(rich);
  expect(RichText.safeParse(richOfDocument(documentOf(rich))).success).toBe(true);
});

test('the plain form has a line for each paragraph and item, and a plain text comes back from the editor', () => {
  expect(plainOf(rich)).toBe('Plan well.\n\nOne\nTwo\nFirst');
  for (const text of ['', 'One line', 'Two\nlines', 'A gap\n\nbetween']) {
    expect(plainOf(richOfDocument(documentOf(richOf(text))))).toBe(text);
    expect(hasLook(richOf(text))).toBe(false);
  }
  expect(hasLook(rich)).toBe(true);
});

test('what the editor holds besides is left out', () => {
  const foreign = { type: 'doc', content: [{ type: 'image', attrs: { src: 'https://example.com' } }, ...(documentOf(rich).content ?? [])] };
  expect(richOfDocument(foreign)).toEqual(rich);
});

test('a link with a script is refused', () => {
  expect(RichText.safeParse([{ kind: 'paragraph', spans: [{ text: 'x', link: 'javascript:alert(1)' }] }]).success).toBe(false);
});
