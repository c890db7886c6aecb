import { createFileRoute } from '@tanstack/react-router';
import { SessionGate } from '../shell/session-gate.tsx';
import { TemplatesPage } from '../templates/templates-page.tsx';

export const Route = createFileRoute('/templates')({
  component: () => <SessionGate path="/templates">{(_screen, audience) => <TemplatesPage audience={audience} />}</SessionGate>,
});
