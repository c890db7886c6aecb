import { createFileRoute } from '@tanstack/react-router';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';
import { CustomerPortal } from '#app/money/account/customer-portal.tsx';
import { readPortalView } from '#app/money/account/portal-view.ts';

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
