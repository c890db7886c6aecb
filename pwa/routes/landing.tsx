import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../landing/landing-page.tsx';
import { SessionGate } from '../shell/session-gate.tsx';

export const Route = createFileRoute('/landing')({ component: () => <SessionGate path="/landing">{() => <LandingPage />}</SessionGate> });
