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
