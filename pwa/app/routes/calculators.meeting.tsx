import { createFileRoute } from '@tanstack/react-router';
import { MeetingPage } from '#app/calculate/report/meeting-page.tsx';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';

export const Route = createFileRoute('/calculators/meeting')({
  component: () => <SessionGate path="/calculators/meeting">{() => <MeetingPage />}</SessionGate>,
});
