import { expect, it } from 'vitest';
import { catalogue } from '#calculators/catalogue.gen.ts';
import { createSearch } from './search-calculators.ts';

const find = createSearch(catalogue);
const ids = (words: string) => find(words).map((entry) => entry.id);

it('finds by title, the best first', () => {
  expect(ids('mortgage payment')[0]).toBe('mortgage-payment');
});

it.each(['mortgge payment', 'morgage payment', 'mortgage paym'])('forgives %s', (typed) => {
  expect(ids(typed)).toContain('mortgage-payment');
});

it('finds by what people call it', () => {
  expect(ids('house')).toContain('mortgage-payment');
});

it('asks that every word fits', () => {
  expect(ids('mortgage xylophone')).toEqual([]);
});
