import { createFileRoute } from '@tanstack/react-router';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';
import { LandingPage } from '#app/tenants/welcome/landing-page.tsx';

export const Route = createFileRoute('/landing')({ component: () => <SessionGate path="/landing">{() => <LandingPage />}</SessionGate> });
