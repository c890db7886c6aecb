import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';

const BuilderScreen = lazy(() => import('#app/pages/builder/builder-screen.tsx').then((module) => ({ default: module.BuilderScreen })));

export const Route = createFileRoute('/landing-page-builder')({
  validateSearch: (search): { readonly page?: string } => (typeof search.page === 'string' ? { page: search.page } : {}),
  component: BuilderRoute,
});

function BuilderRoute() {
  const { page } = Route.useSearch();
  return <SessionGate path="/landing-page-builder">{() => <BuilderScreen pageId={page} />}</SessionGate>;
}
