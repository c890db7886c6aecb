import { expect, it } from 'vitest';
import { unknownNames } from './unknown-calculators.ts';

const used = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `moon-${at}`, inputs: {}, scenarios: [] }));

it('names the calculators that this version does not have, and of very many only the first ten', () => {
  expect(unknownNames({ calculators: used(2), report: [] })).toEqual(['Moon 0', 'Moon 1']);
  const names = unknownNames({ calculators: used(200), report: [] });
  expect([names.length, names[9], names.at(-1)]).toEqual([11, 'Moon 9', '190 more']);
});
