import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { idleTexts } from '#app/calculate/meeting/idle/idle-texts.ts';
import { emptyMeeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { hiddenMeetingAtom, presentMeeting } from './hidden-meeting.ts';
import { keptTexts } from './kept-texts.ts';
import { PersistMeeting } from './persist-meeting.tsx';

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
      <PersistMeeting />
    </Provider>,
  );
  return store;
}

it('warns a minute before it hides the meeting of an unattended device, and brings it back on request', async () => {
  const store = await open('Pat Quinn');
  await vi.advanceTimersByTimeAsync(9.5 * minuteMs);
  expect(store.get(toastAtom)?.title).toBe(idleTexts.warning);
  expect(store.get(meetingAtom).client).toBe('Pat Quinn');
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(store.get(meetingAtom)).toEqual(emptyMeeting);
  const dialog = page.getByRole('dialog', { name: keptTexts.hidden });
  await expect.element(dialog).toBeVisible();
  expect(document.body.textContent).not.toContain('Pat Quinn');
  await dialog.getByRole('button', { name: keptTexts.goOn }).click();
  expect(store.get(meetingAtom).client).toBe('Pat Quinn');
});

it('keeps the meeting of a person who touches the device after the warning', async () => {
  const store = await open('Pat Quinn');
  await vi.advanceTimersByTimeAsync(9.5 * minuteMs);
  window.dispatchEvent(new PointerEvent('pointerdown'));
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(store.get(meetingAtom).client).toBe('Pat Quinn');
});

it('hides the meeting of a device that slept for an hour, also when a touch wakes it, and loses nothing', async () => {
  const store = await open('Pat Quinn');
  vi.setSystemTime(Date.now() + 60 * minuteMs);
  window.dispatchEvent(new PointerEvent('pointerdown'));
  expect(store.get(meetingAtom)).toEqual(emptyMeeting);
  expect(store.get(hiddenMeetingAtom)?.meeting.client).toBe('Pat Quinn');
});

it('does not lose an hour of typing to a clock set forward by eleven minutes', async () => {
  const store = await open('Pat Quinn');
  vi.setSystemTime(Date.now() + 11 * minuteMs);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(presentMeeting(store).client).toBe('Pat Quinn');
});

it('does not leave the client on the screen for three hours when the clock is set back', async () => {
  const store = await open('Pat Quinn');
  await vi.advanceTimersByTimeAsync(minuteMs);
  vi.setSystemTime(Date.now() - 180 * minuteMs);
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(store.get(meetingAtom)).toEqual(emptyMeeting);
});

it('shows no warning and hides nothing when nothing was entered', async () => {
  const store = await open('');
  await vi.advanceTimersByTimeAsync(11 * minuteMs);
  expect(store.get(toastAtom)).toBeUndefined();
  expect(store.get(hiddenMeetingAtom)).toBeUndefined();
});
