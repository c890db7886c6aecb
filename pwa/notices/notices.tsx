import { lazy, Suspense } from 'react';
import { AnnounceChanges } from '../changes/announce-changes.tsx';
import { KeepMeeting } from '../meeting/keep-meeting.tsx';
import { UpdateOffer } from '../shell/updates/update-offer.tsx';
import { Toaster } from '../ui/messages/toaster.tsx';

// Only for people who are signed in.
const WatchKeys = lazy(() => import('../palette/watch-keys.tsx').then((module) => ({ default: module.WatchKeys })));

/** Notices on every screen: outcomes of changes, toasts, and the offer of an update. */
export function Notices() {
  return (
    <>
      <AnnounceChanges />
      <Toaster />
      <KeepMeeting />
      <UpdateOffer />
      <Suspense fallback={null}>
        <WatchKeys />
      </Suspense>
    </>
  );
}
