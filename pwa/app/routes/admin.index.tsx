import { createFileRoute } from '@tanstack/react-router';
import { AdminDashboard } from '#app/app/admin/admin-dashboard.tsx';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';

export const Route = createFileRoute('/admin/')({
  component: () => (
    <SessionGate path="/admin">
      {(_screen, audience) => (audience === 'visitor' ? null : <AdminDashboard role={audience} section={undefined} />)}
    </SessionGate>
  ),
});
