import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { t } from '#contract/language/t.ts';
import { readNotice } from '../landing/read-notice.ts';
import { readPortalView } from '../portal/portal-view.ts';
import { SessionGate } from '../shell/session-gate.tsx';
import { Spinner } from '../ui/messages/waiting.tsx';

const AdminDashboard = lazy(() => import('../admin/admin-dashboard.tsx').then((module) => ({ default: module.AdminDashboard })));
const LandingPage = lazy(() => import('../landing/landing-page.tsx').then((module) => ({ default: module.LandingPage })));
const SignInNoticeToast = lazy(() => import('../landing/sign-in-notice.tsx').then((module) => ({ default: module.SignInNoticeToast })));
const CustomerPortal = lazy(() => import('../portal/customer-portal.tsx').then((module) => ({ default: module.CustomerPortal })));

export const Route = createFileRoute('/')({ validateSearch: readStart, component: StartRoute });

function readStart(search: Readonly<Record<string, unknown>>) {
  return { ...readPortalView(search), ...readNotice(search) };
}

/** One address with three screens. The route table decides which audience sees which. */
function StartRoute() {
  const { notice, ...view } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Suspense fallback={<Spinner label={t('Opening…')} />}>
      <SessionGate path="/">
        {(screen, audience) => {
          if (screen === 'landing' || audience === 'visitor') return <LandingPage notice={notice} />;
          return (
            <>
              {notice === undefined ? null : <SignInNoticeToast notice={notice} />}
              {screen === 'portal' ? (
                <CustomerPortal audience={audience} view={view} onView={(next) => void navigate({ search: next })} />
              ) : (
                <AdminDashboard role={audience} section={undefined} />
              )}
            </>
          );
        }}
      </SessionGate>
    </Suspense>
  );
}
