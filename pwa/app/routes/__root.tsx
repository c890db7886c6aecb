import { createRootRoute, Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isImpersonatedAtom } from '#app/session/state/session-atoms.ts';
import { isPaintedAtom } from '#app/ui/after-paint.ts';

// Loaded later, because the first paint needs none of it.
const Notices = lazy(() => import('#app/app/notices/notices.tsx').then((module) => ({ default: module.Notices })));

// Only while support views the app as another person.
const ImpersonationBanner = lazy(() =>
  import('#app/people/impersonation/impersonation-banner.tsx').then((module) => ({ default: module.ImpersonationBanner })),
);

export const Route = createRootRoute({ component: Root });

function Root() {
  const isPainted = useAtomValue(isPaintedAtom);
  const isImpersonated = useAtomValue(isImpersonatedAtom);
  return (
    <>
      {isImpersonated ? (
        <Suspense fallback={null}>
          <ImpersonationBanner />
        </Suspense>
      ) : null}
      <Outlet />
      <Suspense fallback={null}>{isPainted ? <Notices /> : null}</Suspense>
    </>
  );
}
