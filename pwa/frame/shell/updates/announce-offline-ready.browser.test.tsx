import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { signedIn } from '#app/testing/people.ts';
import { storeOf } from '#app/testing/show-app.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { announceOfflineReady } from './announce-offline-ready.ts';

it('tells a signed-in person that the app is on the device, and a visitor nothing', () => {
  const visitor = createStore();
  announceOfflineReady(visitor);
  expect(visitor.get(toastAtom)).toBeUndefined();
  const advisor = storeOf(signedIn('user'));
  announceOfflineReady(advisor);
  expect(advisor.get(toastAtom)?.title).toBe('Ready for offline use');
});

it('does not replace the answer to what the person just did, and follows it', () => {
  const advisor = storeOf(signedIn('user'));
  const saved = { title: 'Settings saved' };
  advisor.set(toastAtom, saved);
  announceOfflineReady(advisor);
  expect(advisor.get(toastAtom)).toBe(saved);
  advisor.set(toastAtom, { title: 'Coupon saved' });
  expect(advisor.get(toastAtom)?.title).toBe('Coupon saved');
  advisor.set(toastAtom, undefined);
  expect(advisor.get(toastAtom)?.title).toBe('Ready for offline use');
});
