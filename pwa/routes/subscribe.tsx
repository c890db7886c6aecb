import { createFileRoute } from '@tanstack/react-router';
import { SubscribePage } from '../billing/subscribe-page.tsx';
import { SessionGate } from '../shell/session-gate.tsx';

export const Route = createFileRoute('/subscribe')({
  validateSearch: (search): { readonly plan?: string } => (typeof search.plan === 'string' ? { plan: search.plan } : {}),
  component: SubscribeRoute,
});

function SubscribeRoute() {
  const { plan } = Route.useSearch();
  return <SessionGate path="/subscribe">{() => <SubscribePage planId={plan} />}</SessionGate>;
}
