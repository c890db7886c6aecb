import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { idleTexts } from '#app/calculate/meeting/idle/idle-texts.ts';
import { useWhenIdle } from '#app/calculate/meeting/idle/use-when-idle.ts';
import { isEmptyMeeting } from '#app/calculate/meeting/is-empty-meeting.ts';
import { type Meeting, withCalculator } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { newClientAskedAtom } from '#app/calculate/meeting/new-client-asked-atom.ts';
import { contentOfMeeting, meetingOfContent } from '#app/calculate/meeting/saved-meeting.ts';
import { meetingBeforeUpdate, preserveMeetingOverUpdate } from '#app/frame/shell/updates/entries-over-update.ts';
import { sessionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { hiddenMeetingAtom, hideMeeting } from './hidden-meeting.ts';
import { useKeptMeeting } from './use-kept-meeting.ts';

const MeetingDialogs = lazy(() => import('./meeting-dialogs.tsx').then((module) => ({ default: module.MeetingDialogs })));

/** On every screen: keeps the meeting on this device, hides it when nobody uses the device, and brings it over the reload of an update. */
export function PersistMeeting() {
  const store = useStore();
  const change = useSetAtom(meetingAtom);
  const isKnown = useAtomValue(sessionAtom).status !== 'loading';
  const setToast = useSetAtom(toastAtom);
  const hidden = useAtomValue(hiddenMeetingAtom);
  const isNewClientAsked = useAtomValue(newClientAskedAtom);
  useKeptMeeting();
  useWhenIdle(
    () => {
      if (hideMeeting(store, 'idle')) setToast(undefined);
    },
    () => {
      if (!isEmptyMeeting(store.get(meetingAtom))) setToast({ title: idleTexts.warning, description: idleTexts.keep });
    },
  );
  useEffect(
    () =>
      preserveMeetingOverUpdate(() => {
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
  return <Suspense fallback={null}>{hidden !== undefined || isNewClientAsked ? <MeetingDialogs /> : null}</Suspense>;
}

/** The meeting from before the update, with what was entered since. */
function mergedMeeting(kept: Meeting, now: Meeting): Meeting {
  return now.calculators.reduce(withCalculator, kept);
}
