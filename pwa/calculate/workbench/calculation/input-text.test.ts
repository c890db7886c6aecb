import { expect, it } from 'vitest';
import type { Input } from '#calculators/kit/definition/define.ts';
import { readingOf } from './input-text.ts';

const price: Input = { label: 'Price', type: 'currency', defaultValue: 0 };
const share: Input = { label: 'Share', type: 'percentage', defaultValue: 0 };

it.each(['', '.', '0', '1,234.50', '$1,234.56', '$1 234', ' 450000 ', '12%', '12 %', '.5', '-', '-5', '−5'])(
  'reads %j as it is meant',
  (text) => {
    expect(readingOf(price, text)).toBeUndefined();
  },
);

it.each([
  ['1e6', '$16'],
  ['1.234,56', '$1.23456'],
  ['400k', '$400'],
  ['1.5m', '$1.50'],
  ['abc', '$0'],
  ['%ZZ', '$0'],
  ['٣٠٠', '$0'],
  ['1.2.3', '$1.23'],
  ['12-5', '$125'],
  ['1,5%', '$15'],
])('says how it reads %j, which may mean another number', (text, read) => {
  expect(readingOf(price, text)).toBe(`Read as ${read}.`);
});

it('says how it reads a sign where a field may not be negative', () => {
  expect(readingOf(share, '-5')).toBe('Read as 5%.');
});

it('has no note for a text that is no number', () => {
  expect(readingOf({ label: 'Flows', type: 'text', defaultValue: '' }, 'abc')).toBeUndefined();
  expect(readingOf({ label: 'Again', type: 'boolean', defaultValue: true }, 'abc')).toBeUndefined();
});
