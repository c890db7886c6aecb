import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { tenantRowsAtom } from '#app/local/local-atoms.ts';
import { chosenTenantAtom, connectionAtom, tenantAtom } from '#app/session/session-atoms.ts';
import { ownSegments } from '#app/shell/audiences.ts';
import { t } from '#contract/language/t.ts';
import { CustomerPortal } from '../portal/customer-portal.tsx';
import { readPortalView } from '../portal/portal-view.ts';
import { TenantSignIn } from '../portal/tenant-sign-in.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { SessionGate } from '../shell/session-gate.tsx';
import { Spinner } from '../ui/messages/waiting.tsx';

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
