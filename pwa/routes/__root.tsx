import { createRootRoute, Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isPaintedAtom } from '#app/ui/after-paint.ts';
import { UpdateOffer } from '../shell/update-offer.tsx';
import { Toaster } from '../ui/toaster.tsx';

// It brings the shapes of every command along, and has nothing to say before the first paint.
const AnnounceChanges = lazy(() => import('../changes/announce-changes.tsx').then((module) => ({ default: module.AnnounceChanges })));

export const Route = createRootRoute({ component: Root });

function Root() {
  const isPainted = useAtomValue(isPaintedAtom);
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>{isPainted ? <AnnounceChanges /> : null}</Suspense>
      <Toaster />
      <UpdateOffer />
    </>
  );
}
