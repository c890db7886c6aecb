import { expect, it } from 'vitest';
import { keepEntries, keptEntries } from './entries-over-update.ts';

it('brings what was entered over the reload of an update, texts and switches as they were', () => {
  const tab = { name: '' };
  const raw = { homePrice: '456,789', rate: '6.5 % & more?', isTaxed: true, isNew: false, note: 'true' };
  keepEntries('mortgage-payment', { ...raw, untouched: undefined }, tab);
  expect(keptEntries('mortgage-payment', tab)).toEqual(raw);
});

it('brings it to the calculator it was entered in, and takes no other name of a window for entries', () => {
  const tab = { name: '' };
  expect(keptEntries('heloc', tab)).toBeUndefined();
  keepEntries('heloc', { homeValue: '1' }, tab);
  expect(keptEntries('heloc-plus', tab)).toBeUndefined();
  expect(keptEntries('auto-loan', tab)).toBeUndefined();
  expect(keptEntries('heloc', { name: 'popup' })).toBeUndefined();
});
