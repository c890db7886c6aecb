import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';

describe('text in the standard fonts of a PDF', () => {
  it('stays as it is in Western European letters, with typographic quotes and the euro sign', () => {
    expect(printableText('“Müller & Søn” – 5 €')).toBe('“Müller & Søn” – 5 €');
  });

  it('loses the accent that the fonts lack, but not the letter', () => {
    expect(printableText('Łódź Kőszeg Đuro')).toBe('Lódz Koszeg Duro');
  });

  it('keeps minus signs and spaces readable', () => {
    expect(printableText('−$5.00\u00a0USD\u2009net\tnow')).toBe('-$5.00 USD net now');
  });

  it('replaces a letter without a counterpart by a mark', () => {
    expect(printableText('東京 Co')).toBe('?? Co');
  });
});
