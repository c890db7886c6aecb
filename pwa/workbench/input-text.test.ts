import { expect, it } from 'vitest';
import { isMisread } from './input-text.ts';

it.each(['', '.', '0', '1,234.50', '$1,234.56', '$1 234', ' 450000 ', '12%', '12 %', '.5', '-'])('reads %j as it is meant', (text) => {
  expect(isMisread(text, true)).toBe(false);
});

it.each(['1e6', '1.234,56', '400k', '1.5m', 'abc', '%ZZ', '٣٠٠', '1.2.3', '12-5', '1,5%'])('may read %j as another number', (text) => {
  expect(isMisread(text, true)).toBe(true);
});

it.each([
  ['-5', true, false],
  ['−5', true, false],
  ['-5', false, true],
])('reads %j as it is meant where a field may be negative', (text, mayBeNegative, isOther) => {
  expect(isMisread(text, mayBeNegative)).toBe(isOther);
});
