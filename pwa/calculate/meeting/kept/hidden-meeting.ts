import { atom, type createStore } from 'jotai';
import { isEmptyMeeting } from '#app/calculate/meeting/is-empty-meeting.ts';
import type { Meeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { forgetClient, replaceMeeting } from '#app/calculate/meeting/replace-meeting.ts';

/** The reason that a meeting is not on the screen: nobody used the device, it was found after an absence, or only the clock says that it is old. */
type Reason = 'idle' | 'away' | 'doubt';

export interface HiddenMeeting {
  readonly meeting: Meeting;
  readonly reason: Reason;
}

/** The meeting that is put aside until the person asks for it again. */
export const hiddenMeetingAtom = atom<HiddenMeeting | undefined>(undefined);

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set'>;

/** The meeting with the present client, also while it is hidden. */
export function presentMeeting(store: Store): Meeting {
  return store.get(hiddenMeetingAtom)?.meeting ?? store.get(meetingAtom);
}

/** Takes the meeting off every screen of this tab. Returns false if nothing was entered. */
export function hideMeeting(store: Store, reason: Reason): boolean {
  const meeting = presentMeeting(store);
  const isEntered = !isEmptyMeeting(meeting);
  if (isEntered) store.set(hiddenMeetingAtom, { meeting, reason });
  forgetClient(store);
  return isEntered;
}

export function showMeeting(store: Store): void {
  const hidden = store.get(hiddenMeetingAtom);
  if (hidden === undefined) return;
  replaceMeeting(store, hidden.meeting);
  store.set(hiddenMeetingAtom, undefined);
}

/** Begins with a new client: nothing of the present one stays, hidden or not. */
export function beginNewClient(store: Store): void {
  store.set(hiddenMeetingAtom, undefined);
  forgetClient(store);
}

/** Number of files opened in this tab. The meeting of a file is kept for hours of its own. */
export const openedFilesAtom = atom(0);

/** Puts a meeting from a file in place of the present one, hidden or not. */
export function openMeeting(store: Store, meeting: Meeting): void {
  beginNewClient(store);
  store.set(openedFilesAtom, store.get(openedFilesAtom) + 1);
  replaceMeeting(store, meeting);
}

/** Puts a changed meeting where the present one is: on the screen, or aside. */
export function putMeeting(store: Store, meeting: Meeting): void {
  const hidden = store.get(hiddenMeetingAtom);
  if (hidden === undefined) replaceMeeting(store, meeting);
  else store.set(hiddenMeetingAtom, { ...hidden, meeting });
}
