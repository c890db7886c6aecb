import { describe, expect, it } from 'vitest';
import { idFromTitle, readCatalog } from './catalog.ts';

describe('an id', () => {
  it.each([
    ['Rent vs Buy', 'rent-vs-buy'],
    ['401(k) Match', '401-k-match'],
    ['  Roth,  or not? ', 'roth-or-not'],
    ['…', ''],
  ])('follows from the title: %j is %j', (title, id) => {
    expect(idFromTitle(title)).toBe(id);
  });
});

describe('the catalog', () => {
  it('gives every calculator the properties of its line and of its group', () => {
    expect(readCatalog([['Tax', 'financial', 'Income', 'Tax Due|What is due']])).toEqual([
      {
        id: 'tax-due',
        title: 'Tax Due',
        description: 'What is due.',
        shelf: 'Tax',
        suite: 'financial',
        category: 'Income',
        sortOrder: 1,
      },
    ]);
  });

  it('takes an id from the title unless the line states one', () => {
    const ids = readCatalog([['Tax', 'financial', 'Income', 'One|x\nTwo|x|second\nThree|x||9']]).map((entry) => entry.id);
    expect(ids).toEqual(['one', 'second', 'three']);
  });

  it('numbers calculators after the one before, across groups, and after a stated position', () => {
    const places = readCatalog([
      ['Tax', 'financial', 'Income', 'One|x\nTwo|x\nSeven|x||7\nEight|x'],
      ['Business', 'business', 'Cash', 'Nine|x'],
    ]).map((entry) => [entry.id, entry.sortOrder, entry.shelf]);
    expect(places).toEqual([
      ['one', 1, 'Tax'],
      ['two', 2, 'Tax'],
      ['seven', 7, 'Tax'],
      ['eight', 8, 'Tax'],
      ['nine', 9, 'Business'],
    ]);
  });

  it('is sorted by position, whatever the order of the groups', () => {
    const ids = readCatalog([
      ['Tax', 'financial', 'Income', 'Fifth|x||5\nSixth|x'],
      ['Business', 'business', 'Cash', 'Third|x||3\nFourth|x'],
      ['Planning', 'financial', 'Goals', 'First|x||1'],
    ]).map((entry) => entry.id);
    expect(ids).toEqual(['first', 'third', 'fourth', 'fifth', 'sixth']);
  });
});
