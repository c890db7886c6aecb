import { createFileRoute } from '@tanstack/react-router';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';
import { TemplatesPage } from '#app/pages/templates/templates-page.tsx';

export const Route = createFileRoute('/templates')({
  component: () => <SessionGate path="/templates">{(_screen, audience) => <TemplatesPage audience={audience} />}</SessionGate>,
});
