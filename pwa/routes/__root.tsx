import { createRootRoute, Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isPaintedAtom } from '#app/ui/after-paint.ts';

// Loaded later, because the first paint needs none of it.
const Notices = lazy(() => import('../notices/notices.tsx').then((module) => ({ default: module.Notices })));

export const Route = createRootRoute({ component: Root });

function Root() {
  const isPainted = useAtomValue(isPaintedAtom);
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>{isPainted ? <Notices /> : null}</Suspense>
    </>
  );
}
