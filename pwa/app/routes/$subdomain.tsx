import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { ownSegments } from '#app/frame/shell/audiences.ts';
import { NotFoundScreen } from '#app/frame/shell/screens/not-found-screen.tsx';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';
import { CustomerPortal } from '#app/money/account/customer-portal.tsx';
import { readPortalView } from '#app/money/account/portal-view.ts';
import { TenantSignIn } from '#app/money/account/tenant-sign-in.tsx';
import { chosenTenantAtom, connectionAtom, tenantAtom } from '#app/session/state/session-atoms.ts';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import { t } from '#contract/language/t.ts';

export const Route = createFileRoute('/$subdomain')({ validateSearch: readPortalView, component: TenantHome });

/** The home of a tenant that this person knows. Named routes come first, and an unknown name is not found. */
function TenantHome() {
  const { subdomain } = Route.useParams();
  const view = Route.useSearch();
  const navigate = Route.useNavigate();
  const rows = useAtomValue(tenantRowsAtom);
  const shown = useAtomValue(tenantAtom);
  const { ready, reachable } = useAtomValue(connectionAtom);
  const choose = useSetAtom(chosenTenantAtom);
  const own = rows.find((row) => row.subdomain === subdomain);
  useEffect(() => {
    if (own !== undefined) choose(own.id);
  }, [own, choose]);
  const isKnown = own !== undefined || shown?.subdomain === subdomain;
  if (ownSegments.has(subdomain)) return <NotFoundScreen />;
  return (
    <SessionGate path="/$subdomain">
      {(_screen, audience) => {
        if (isKnown) return <CustomerPortal audience={audience} view={view} onView={(next) => void navigate({ search: next })} />;
        if (audience === 'visitor') return <TenantSignIn subdomain={subdomain} />;
        // Before the first copy has arrived, the app does not know which tenants exist.
        return ready || !reachable ? <NotFoundScreen /> : <Spinner label={t('Opening…')} />;
      }}
    </SessionGate>
  );
}
