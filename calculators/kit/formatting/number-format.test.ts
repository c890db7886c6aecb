import { expect, it } from 'vitest';
import { numberFormat } from './number-format.ts';

it('writes numbers as the locale does', () => {
  const format = numberFormat('de-DE', { maximumFractionDigits: 1 });
  expect([format(1234.56), format(-2)]).toEqual(['1.234,6', '-2']);
});

it('makes its formatter with the first number: until then nothing reads the locale', () => {
  const format = numberFormat('not a locale', {});
  expect(() => format(1)).toThrow(RangeError);
});
