import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { sessionAtom } from '#app/session/state/session-atoms.ts';
import { signedIn } from '#app/testing/people.ts';
import { readForm } from '#calculators/kit/definition/inputs.ts';
import { textsOfInputs } from './facts/input-texts.ts';
import { isEmptyMeeting } from './is-empty-meeting.ts';
import { emptyMeeting, usedCalculator, withCalculator, withoutCalculator } from './meeting.ts';
import { meetingAtom } from './meeting-atom.ts';

const mortgage = { id: 'mortgage-payment', inputs: { homePrice: 450000 }, scenarios: [] };
const heloc = { id: 'heloc', inputs: { homeValue: 1 }, scenarios: [] };

it('holds each calculator once, in the order of first use', () => {
  const both = withCalculator(withCalculator(emptyMeeting, mortgage), heloc);
  const later = withCalculator(both, { ...mortgage, inputs: { homePrice: 500000 } });
  expect(later.calculators.map(({ id }) => id)).toEqual(['mortgage-payment', 'heloc']);
  expect(usedCalculator(later, 'mortgage-payment')?.inputs).toEqual({ homePrice: 500000 });
  expect(withoutCalculator(withoutCalculator(later, 'heloc'), 'mortgage-payment')).toEqual(emptyMeeting);
  expect(isEmptyMeeting(later)).toBe(false);
  expect(isEmptyMeeting(emptyMeeting)).toBe(true);
});

it('hides the meeting of one person from the next one who signs in', () => {
  const store = createStore();
  store.set(sessionAtom, signedIn('user'));
  store.set(meetingAtom, (before) => ({ ...before, client: 'Ann Adams' }));
  expect(store.get(meetingAtom).client).toBe('Ann Adams');
  store.set(sessionAtom, { status: 'signedOut' });
  expect(store.get(meetingAtom)).toEqual(emptyMeeting);
});

it('converts inputs to texts that the form reads as the same values', () => {
  const inputs = {
    price: { label: 'Price', type: 'currency', defaultValue: 1 },
    rate: { label: 'Rate', type: 'percentage', defaultValue: 5 },
    loss: { label: 'Loss', type: 'number', defaultValue: 0 },
    isNew: { label: 'New', type: 'boolean', defaultValue: true },
    note: { label: 'Note', type: 'text', defaultValue: '' },
  } as const;
  for (const price of [0.1, 1234567.89, 1e21, 1.5e-7]) {
    const values = { price, rate: 5, loss: -1e-9, isNew: false, note: '1, 2' };
    const texts = textsOfInputs(inputs, { ...values, unknown: 7 });
    expect(Object.keys(texts)).toEqual(['price', 'loss', 'isNew', 'note']);
    expect(readForm(inputs, texts).values).toEqual(values);
  }
});
