import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toastAtom } from '../ui/messages/toast-atom.ts';
import { KeepMeeting } from './keep-meeting.tsx';
import { emptyMeeting } from './meeting.ts';
import { meetingAtom } from './meeting-atom.ts';

const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(client: string) {
  const store = createStore();
  store.set(meetingAtom, () => ({ ...emptyMeeting, client }));
  await render(
    <Provider store={store}>
      <KeepMeeting />
    </Provider>,
  );
  return store;
}

it('warns a minute before it clears the meeting on an unattended device, and says that it did', async () => {
  const store = await open('Pat Quinn');
  await vi.advanceTimersByTimeAsync(9.5 * minuteMs);
  expect(store.get(toastAtom)?.title).toBe('The meeting will be cleared in a minute');
  expect(store.get(meetingAtom).client).toBe('Pat Quinn');
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(store.get(toastAtom)?.title).toBe('The meeting was cleared');
  expect(store.get(meetingAtom)).toEqual(emptyMeeting);
});

it('keeps the meeting of a person who touches the device after the warning', async () => {
  const store = await open('Pat Quinn');
  await vi.advanceTimersByTimeAsync(9.5 * minuteMs);
  window.dispatchEvent(new PointerEvent('pointerdown'));
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(store.get(meetingAtom).client).toBe('Pat Quinn');
});

it('clears the meeting of a device that slept for an hour, also when a touch wakes it', async () => {
  const store = await open('Pat Quinn');
  vi.setSystemTime(Date.now() + 60 * minuteMs);
  window.dispatchEvent(new PointerEvent('pointerdown'));
  expect(store.get(meetingAtom)).toEqual(emptyMeeting);
});

it('shows no warning when nothing was entered', async () => {
  const store = await open('');
  await vi.advanceTimersByTimeAsync(11 * minuteMs);
  expect(store.get(toastAtom)).toBeUndefined();
});
