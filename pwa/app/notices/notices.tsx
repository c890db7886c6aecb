import { lazy, Suspense } from 'react';
import { PersistMeeting } from '#app/calculate/meeting/kept/persist-meeting.tsx';
import { AnnounceChanges } from '#app/frame/changes/announce-changes.tsx';
import { UpdateOffer } from '#app/frame/shell/updates/update-offer.tsx';
import { Toaster } from '#app/ui/messages/toaster.tsx';

// Only for people who are signed in.
const WatchKeys = lazy(() => import('#app/app/palette/watch-keys.tsx').then((module) => ({ default: module.WatchKeys })));

/** Notices on every screen: outcomes of changes, toasts, and the offer of an update. */
export function Notices() {
  return (
    <>
      <AnnounceChanges />
      <Toaster />
      <PersistMeeting />
      <UpdateOffer />
      <Suspense fallback={null}>
        <WatchKeys />
      </Suspense>
    </>
  );
}
