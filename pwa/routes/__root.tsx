import { createRootRoute, Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isPaintedAtom } from '../shell/after-paint.ts';
import { UpdateOffer } from '../shell/update-offer.tsx';
import { Toaster } from '../ui/toaster.tsx';

// It brings the shapes of every command along, and has nothing to say before the first paint.
const AnnounceChanges = lazy(() => import('../changes/announce-changes.tsx').then((module) => ({ default: module.AnnounceChanges })));

// It is for people who are signed in, which is known after the first paint.
const WatchKeys = lazy(() => import('../palette/watch-keys.tsx').then((module) => ({ default: module.WatchKeys })));

export const Route = createRootRoute({ component: Root });

function Root() {
  const isPainted = useAtomValue(isPaintedAtom);
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>{isPainted ? <AnnounceChanges /> : null}</Suspense>
      <Suspense fallback={null}>{isPainted ? <WatchKeys /> : null}</Suspense>
      <Toaster />
      <UpdateOffer />
    </>
  );
}
