import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readPortalView } from '../portal/portal-view.ts';
import { SessionGate } from '../shell/session-gate.tsx';
import { Spinner } from '../ui/waiting.tsx';

const AdminDashboard = lazy(() => import('../admin/admin-dashboard.tsx').then((module) => ({ default: module.AdminDashboard })));
const LandingPage = lazy(() => import('../landing/landing-page.tsx').then((module) => ({ default: module.LandingPage })));
const CustomerPortal = lazy(() => import('../portal/customer-portal.tsx').then((module) => ({ default: module.CustomerPortal })));

export const Route = createFileRoute('/')({ validateSearch: readPortalView, component: StartRoute });

/** One address, three screens: the route table says whose is which. */
function StartRoute() {
  const view = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Suspense fallback={<Spinner label="Opening…" />}>
      <SessionGate path="/">
        {(screen, audience) => {
          if (screen === 'portal')
            return <CustomerPortal audience={audience} view={view} onView={(next) => void navigate({ search: next })} />;
          if (screen === 'admin' && audience !== 'visitor') return <AdminDashboard role={audience} section={undefined} />;
          return <LandingPage />;
        }}
      </SessionGate>
    </Suspense>
  );
}
