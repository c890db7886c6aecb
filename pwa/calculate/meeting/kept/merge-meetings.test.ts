import { expect, it } from 'vitest';
import { emptyMeeting, type Meeting, withCalculator } from '#app/calculate/meeting/meeting.ts';
import { mergeMeetings } from './merge-meetings.ts';
import { isSameContent } from './same-content.ts';

const mortgage = { id: 'mortgage-payment', inputs: { homePrice: 1 }, scenarios: [] };
const heloc = { id: 'heloc', inputs: { homeValue: 1 }, scenarios: [] };
const part = (key: string, note = '') => ({ key, calculator: 'heloc', inputs: {}, title: key, note, hasSchedule: false });
const base: Meeting = { ...withCalculator(emptyMeeting, mortgage), client: 'Ann', report: [part('a'), part('b')] };

it('keeps what each of two tabs changed', () => {
  const mine = { ...withCalculator(base, heloc), notes: 'mine' };
  const theirs = {
    ...withCalculator(base, { ...mortgage, inputs: { homePrice: 2 } }),
    household: { ...base.household, debts: '5', first: { ...base.household.first, name: 'Ann' } },
  };
  const merged = mergeMeetings(base, mine, theirs);
  expect(merged.notes).toBe('mine');
  expect(merged.household).toEqual(theirs.household);
  expect(merged.calculators).toEqual([{ ...mortgage, inputs: { homePrice: 2 } }, heloc]);
});

it('takes this tab’s value where both changed the same one', () => {
  expect(mergeMeetings(base, { ...base, client: 'Mine' }, { ...base, client: 'Theirs' }).client).toBe('Mine');
});

it('follows a removal and a new order, and keeps a part that the other tab changed meanwhile', () => {
  const moved = { ...base, report: [part('b'), part('a')] };
  expect(mergeMeetings(base, base, moved).report).toEqual([part('b'), part('a')]);
  expect(mergeMeetings(base, moved, { ...base, report: [part('a'), part('b', 'new')] }).report).toEqual([part('b', 'new'), part('a')]);
  expect(mergeMeetings(base, { ...base, report: [part('a')] }, base).report).toEqual([part('a')]);
  expect(mergeMeetings(base, base, { ...base, calculators: [] }).calculators).toEqual([]);
});

it('changes nothing if neither tab changed anything, whatever the order of the fields', () => {
  const { client, ...others } = base;
  expect(isSameContent(mergeMeetings(base, { ...others, client }, base), base)).toBe(true);
  expect(isSameContent({ a: undefined }, { b: undefined })).toBe(false);
});
