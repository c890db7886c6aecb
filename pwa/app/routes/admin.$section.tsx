import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboard } from '#app/app/admin/admin-dashboard.tsx';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';

export const Route = createFileRoute('/admin/$section')({ component: SectionRoute });

function SectionRoute() {
  const { section } = Route.useParams();
  return (
    <SessionGate path="/admin/$section">
      {(_screen, audience) => (audience === 'visitor' ? null : <AdminDashboard role={audience} section={section} />)}
    </SessionGate>
  );
}
