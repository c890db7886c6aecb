import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { toastAtom } from './messages/toast-atom.ts';
import { tooltipDelayMs } from './timing.ts';

it('[R-CONST-11] shows one toast at a time, and a tooltip after 700 ms', () => {
  const store = createStore();
  store.set(toastAtom, { title: 'First' });
  store.set(toastAtom, { title: 'Second' });
  expect(store.get(toastAtom)).toEqual({ title: 'Second' });
  expect(tooltipDelayMs).toBe(700);
});
