import { expect, it } from 'vitest';
import {
  entriesText,
  keptEntries,
  keptPins,
  meetingBeforeUpdate,
  preserveEntriesOverUpdate,
  preserveMeetingOverUpdate,
} from './entries-over-update.ts';

const named = (id: string, raw: Parameters<typeof entriesText>[1]) => ({ name: `entries:${entriesText(id, raw)}` });

it('preserves the entries over the reload of an update, both texts and switches', () => {
  const raw = { homePrice: '456,789', rate: '6.5 % & more?\n', isTaxed: true, isNew: false, note: 'true' };
  expect(keptEntries('mortgage-payment', named('mortgage-payment', { ...raw, untouched: undefined }))).toEqual(raw);
});

it('restores entries in the calculator in which they were typed, and ignores any other window name', () => {
  const tab = named('heloc', { homeValue: '1' });
  expect(keptEntries('heloc', { name: '' })).toBeUndefined();
  expect(keptEntries('heloc-plus', tab)).toBeUndefined();
  expect(keptEntries('auto-loan', tab)).toBeUndefined();
  expect(keptEntries('heloc', { name: 'popup' })).toBeUndefined();
  expect(meetingBeforeUpdate({ name: 'popup\n{}' })).toBeUndefined();
});

it('preserves the rest of the meeting over the reload, once', () => {
  const tab = { name: '' };
  preserveEntriesOverUpdate(tab);
  expect(tab.name).toBe('');
  const stop = preserveMeetingOverUpdate(() => '{"notes":"a\nb"}');
  preserveEntriesOverUpdate(tab);
  expect(meetingBeforeUpdate(tab)).toBe('{"notes":"a\nb"}');
  expect(meetingBeforeUpdate(tab)).toBeUndefined();
  stop();
});

it('preserves the pinned scenarios of the open calculator over the reload, each value with its type', () => {
  const pins = [
    { rate: 6.5, isTaxed: true, note: '7' },
    { rate: 5, isTaxed: false, note: 'a # b\n' },
  ];
  const tab = { name: `entries:${entriesText('heloc', { rate: '5' }, pins)}\n{"calculators":[]}` };
  expect(keptPins('heloc', tab)).toEqual(pins);
  expect(keptEntries('heloc', tab)).toEqual({ rate: '5' });
  expect(keptPins('heloc-plus', tab)).toEqual([]);
  expect(keptPins('heloc', { name: `entries:${entriesText('heloc', {}, pins)}` })).toEqual(pins);
  expect(keptPins('heloc', { name: 'popup' })).toEqual([]);
});
