import { atom } from 'jotai';
import { userAtom } from '#app/session/state/session-atoms.ts';
import { emptyMeeting, type Meeting } from './meeting.ts';

interface Held {
  /** The person who entered it. Nobody else who signs in afterwards sees it. */
  readonly userId: string | undefined;
  readonly meeting: Meeting;
}

const heldAtom = atom<Held>({ userId: undefined, meeting: emptyMeeting });

function meetingOf({ userId, meeting }: Held, presentId: string | undefined): Meeting {
  return userId === presentId ? meeting : emptyMeeting;
}

/** The meeting with the present client, as this page shows it. */
export const meetingAtom = atom(
  (get) => meetingOf(get(heldAtom), get(userAtom)?.id),
  (get, set, change: (before: Meeting) => Meeting) => {
    const userId = get(userAtom)?.id;
    set(heldAtom, { userId, meeting: change(meetingOf(get(heldAtom), userId)) });
  },
);

/** The meeting in the memory of this page, also if its person has just signed out. */
export const heldMeetingAtom = atom((get) => get(heldAtom).meeting);

/** True once anything of a household or of its plan is entered. Calculators then load what reads it. */
export const hasHouseholdAtom = atom((get) => {
  const { household, plan } = get(meetingAtom);
  return household !== emptyMeeting.household || plan !== emptyMeeting.plan;
});
