import { createFileRoute } from '@tanstack/react-router';
import { CustomerPortal } from '../portal/customer-portal.tsx';
import { readPortalView } from '../portal/portal-view.ts';
import { SessionGate } from '../shell/session-gate.tsx';

export const Route = createFileRoute('/customer-portal')({ validateSearch: readPortalView, component: PortalRoute });

function PortalRoute() {
  const view = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SessionGate path="/customer-portal">
      {(_screen, audience) => <CustomerPortal audience={audience} view={view} onView={(next) => void navigate({ search: next })} />}
    </SessionGate>
  );
}
