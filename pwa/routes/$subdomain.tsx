import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { tenantRowsAtom } from '#app/local/local-atoms.ts';
import { tenantAtom } from '#app/session/session-atoms.ts';
import { CustomerPortal } from '../portal/customer-portal.tsx';
import { readPortalView } from '../portal/portal-view.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { SessionGate } from '../shell/session-gate.tsx';
import { ownSegments } from './audiences.ts';

export const Route = createFileRoute('/$subdomain')({ validateSearch: readPortalView, component: TenantHome });

/** The home of a tenant this person knows. Named routes come first, and an unknown name is not found. */
function TenantHome() {
  const { subdomain } = Route.useParams();
  const view = Route.useSearch();
  const navigate = Route.useNavigate();
  const rows = useAtomValue(tenantRowsAtom);
  const shown = useAtomValue(tenantAtom);
  const isKnown = rows.some((row) => row.subdomain === subdomain) || shown?.subdomain === subdomain;
  if (ownSegments.has(subdomain)) return <NotFoundScreen />;
  return (
    <SessionGate path="/$subdomain">
      {(_screen, audience) =>
        isKnown ? <CustomerPortal audience={audience} view={view} onView={(next) => void navigate({ search: next })} /> : <NotFoundScreen />
      }
    </SessionGate>
  );
}
