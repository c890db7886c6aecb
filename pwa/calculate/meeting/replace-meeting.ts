import { atom, type createStore } from 'jotai';
import { emptyMeeting, type Meeting, usedCalculator } from './meeting.ts';
import { heldMeetingAtom, meetingAtom } from './meeting-atom.ts';

/** Number of times that the entries of each calculator were replaced from outside its page. The page then starts again with the new ones. */
export const replacedAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Increases when the present client changes, so that nothing of one client is offered with the next. */
export const clientTurnAtom = atom(0);

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set'>;

/** Puts another meeting in the place of the present one, also on the page of an open calculator. */
export function replaceMeeting(store: Store, next: Meeting): void {
  const before = store.get(heldMeetingAtom);
  const ids = new Set([...before.calculators, ...next.calculators].map(({ id }) => id));
  const replaced = [...ids].filter((id) => JSON.stringify(usedCalculator(before, id)) !== JSON.stringify(usedCalculator(next, id)));
  store.set(meetingAtom, () => next);
  if (replaced.length === 0) return;
  const counts = new Map(store.get(replacedAtom));
  for (const id of replaced) counts.set(id, (counts.get(id) ?? 0) + 1);
  store.set(replacedAtom, counts);
}

/** Clears everything of the present client. */
export function forgetClient(store: Store): void {
  store.set(clientTurnAtom, (turn) => turn + 1);
  replaceMeeting(store, emptyMeeting);
}
