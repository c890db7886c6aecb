import { createFileRoute } from '@tanstack/react-router';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';
import { MigrateData } from '#app/tenants/migration/migrate-data.tsx';

export const Route = createFileRoute('/migrate-data')({
  component: () => <SessionGate path="/migrate-data">{() => <MigrateData />}</SessionGate>,
});
