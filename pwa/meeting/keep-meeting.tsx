import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { engineVersion } from '#calculators/kit/version.ts';
import { sessionAtom } from '../session/session-atoms.ts';
import { keepMeetingOverUpdate, meetingBeforeUpdate } from '../shell/updates/entries-over-update.ts';
import { toastAtom } from '../ui/messages/toast-atom.ts';
import { idleTexts } from './idle-texts.ts';
import { isEmptyMeeting } from './is-empty-meeting.ts';
import { emptyMeeting, type Meeting, withCalculator } from './meeting.ts';
import { meetingAtom } from './meeting-atom.ts';
import { contentOfMeeting, meetingOfContent } from './saved-meeting.ts';
import { useForgetWhenIdle } from './use-forget-when-idle.ts';

/** On every screen: forgets the meeting on an unattended device, and brings it over the reload of an update. */
export function KeepMeeting() {
  const store = useStore();
  const change = useSetAtom(meetingAtom);
  const isKnown = useAtomValue(sessionAtom).status !== 'loading';
  const setToast = useSetAtom(toastAtom);
  useForgetWhenIdle(
    () => {
      if (isEmptyMeeting(store.get(meetingAtom))) return;
      change(() => emptyMeeting);
      setToast({ title: idleTexts.cleared, description: idleTexts.clearedWhy });
    },
    () => {
      if (!isEmptyMeeting(store.get(meetingAtom))) setToast({ title: idleTexts.warning, description: idleTexts.keep });
    },
  );
  useEffect(
    () =>
      keepMeetingOverUpdate(() => {
        const meeting = store.get(meetingAtom);
        return isEmptyMeeting(meeting) ? '' : contentOfMeeting(meeting, engineVersion);
      }),
    [store],
  );
  useEffect(() => {
    // A meeting belongs to a person, so it waits until the person is known.
    const text = isKnown ? meetingBeforeUpdate() : undefined;
    const kept = text === undefined ? undefined : meetingOfContent(text);
    if (kept !== undefined && kept !== 'newer') change((now) => mergedMeeting(kept.meeting, now));
  }, [isKnown, change]);
  return null;
}

/** The meeting from before the update, with what was entered since. */
function mergedMeeting(kept: Meeting, now: Meeting): Meeting {
  return now.calculators.reduce(withCalculator, kept);
}
