import { createFileRoute } from '@tanstack/react-router';
import { MigrateData } from '../migration/migrate-data.tsx';
import { SessionGate } from '../shell/session-gate.tsx';

export const Route = createFileRoute('/migrate-data')({
  component: () => <SessionGate path="/migrate-data">{() => <MigrateData />}</SessionGate>,
});
