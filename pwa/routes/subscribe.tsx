import { createFileRoute } from '@tanstack/react-router';
import { SubscribePage } from '../billing/subscribe-page.tsx';
import { SessionGate } from '../shell/session-gate.tsx';

export const Route = createFileRoute('/subscribe')({
  validateSearch: (search): { readonly plan?: string; readonly coupon?: string; readonly interval?: 'year' } => ({
    ...(typeof search.plan === 'string' ? { plan: search.plan } : {}),
    ...(search.interval === 'year' ? { interval: 'year' } : {}),
    ...(typeof search.coupon === 'string' || typeof search.coupon === 'number' ? { coupon: String(search.coupon) } : {}),
  }),
  component: SubscribeRoute,
});

function SubscribeRoute() {
  const { plan, coupon, interval } = Route.useSearch();
  return (
    <SessionGate path="/subscribe">{() => <SubscribePage planId={plan} couponCode={coupon} interval={interval ?? 'month'} />}</SessionGate>
  );
}
