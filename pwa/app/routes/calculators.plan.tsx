import { createFileRoute } from '@tanstack/react-router';
import { PlanPage } from '#app/calculate/plan/plan-page.tsx';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';

export const Route = createFileRoute('/calculators/plan')({
  component: () => <SessionGate path="/calculators/plan">{() => <PlanPage />}</SessionGate>,
});
