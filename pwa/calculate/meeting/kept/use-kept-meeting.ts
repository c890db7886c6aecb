import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { newClientAskedAtom } from '#app/calculate/meeting/new-client-asked-atom.ts';
import { deviceClock } from '#app/device/local/environment/browser-clock.ts';
import { type Session, sessionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { beginNewClient } from './hidden-meeting.ts';
import { keptTexts as texts } from './kept-texts.ts';
import { forgetPersons, type MeetingPlace, placeOfPerson, placeOfVisitor } from './meeting-place.ts';
import { type KeptMeeting, type KeptNews, persistOnDevice } from './persist-on-device.ts';

const visitor = 'visitor';

/** Keeps the meeting of the present person, or of a visitor, on this device. */
export function useKeptMeeting(): void {
  const store = useStore();
  const session = useAtomValue(sessionAtom);
  const owner = ownerOf(session);
  const isLocked = session.status === 'locked';
  useEffect(() => {
    // The lease is over, and with it the sign-in on this device.
    if (isLocked) void forgetPersons().catch(() => {});
  }, [isLocked]);
  useEffect(() => {
    if (owner === undefined) return;
    const channel = new BroadcastChannel('reckoner-meeting');
    let kept: KeptMeeting | undefined;
    let isOver = false;
    const begin = async () => {
      const place = await (owner === visitor ? placeOfVisitor() : placeOfPerson(owner));
      if (isOver) return;
      kept = persistOnDevice(worldOf(store, place, channel));
      channel.onmessage = ({ data }) => data === place.name && kept?.look();
    };
    begin().catch((fault: unknown) => console.error('This browser keeps no meeting.', fault));
    const flush = () => kept?.flush();
    const changed = () => (document.visibilityState === 'hidden' ? kept?.flush() : kept?.look());
    const shown = ({ persisted }: PageTransitionEvent) => persisted && kept?.look();
    window.addEventListener('pagehide', flush);
    window.addEventListener('pageshow', shown);
    document.addEventListener('visibilitychange', changed);
    return () => {
      isOver = true;
      kept?.stop();
      channel.close();
      // The same person may sign in again with the next client. What the device still keeps is restored then.
      beginNewClient(store);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('pageshow', shown);
      document.removeEventListener('visibilitychange', changed);
    };
  }, [store, owner]);
}

/** The person whose meeting it is. Undefined while nobody is known and while the screens are closed. */
function ownerOf(session: Session): string | undefined {
  if (session.status === 'signedOut') return visitor;
  return 'user' in session && session.status !== 'locked' ? session.user.id : undefined;
}

function worldOf(
  store: ReturnType<typeof useStore>,
  place: MeetingPlace,
  channel: BroadcastChannel,
): Parameters<typeof persistOnDevice>[0] {
  return {
    store,
    place,
    now: () => ({ wall: Date.now(), time: deviceClock.now(), isSure: deviceClock.isSure() }),
    pageNow: () => performance.now(),
    later: (delayMs, work) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    tell: (news) =>
      store.set(
        toastAtom,
        toastOf(news, () => store.set(newClientAskedAtom, true)),
      ),
    announce: () => channel.postMessage(place.name),
    isReload: performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'),
  };
}

function toastOf(news: KeptNews, askForNewClient: () => void) {
  switch (news) {
    case 'restored':
      return { title: texts.restored, description: texts.restoredHint, action: { label: t('New client'), run: askForNewClient } };
    case 'unreadable':
      return { title: texts.unreadable, description: texts.unreadableWhy, variant: 'destructive' } as const;
    case 'full':
      return { title: texts.full, description: texts.fullWhy, variant: 'destructive' } as const;
    case 'refused':
      return { title: texts.full, description: texts.refusedWhy, variant: 'destructive' } as const;
    case 'over':
      return { title: texts.over, description: texts.overWhy };
    case 'removed':
      return { title: texts.removed, description: texts.removedWhy };
  }
}
