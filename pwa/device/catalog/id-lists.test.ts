import { expect, it } from 'vitest';
import { parseIds, toggled, withRecent } from './id-lists.ts';

it('puts the last used calculator in front, each once, six in all', () => {
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
});

it('adds and removes a favorite', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

it('treats an unreadable store as empty', () => {
  expect([parseIds(null), parseIds('{'), parseIds('{"a":1}'), parseIds('["a",1]')]).toEqual([[], [], [], ['a']]);
});
