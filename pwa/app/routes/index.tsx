import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';
import { readPortalView } from '#app/money/account/portal-view.ts';
import { readNotice } from '#app/tenants/welcome/read-notice.ts';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import { t } from '#contract/language/t.ts';

const AdminDashboard = lazy(() => import('#app/app/admin/admin-dashboard.tsx').then((module) => ({ default: module.AdminDashboard })));
const LandingPage = lazy(() => import('#app/tenants/welcome/landing-page.tsx').then((module) => ({ default: module.LandingPage })));
const SignInNoticeToast = lazy(() =>
  import('#app/tenants/welcome/sign-in-notice.tsx').then((module) => ({ default: module.SignInNoticeToast })),
);
const CustomerPortal = lazy(() => import('#app/money/account/customer-portal.tsx').then((module) => ({ default: module.CustomerPortal })));

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
