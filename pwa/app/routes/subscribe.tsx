import { createFileRoute } from '@tanstack/react-router';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';
import { SubscribePage } from '#app/money/subscribe/page/subscribe-page.tsx';

export const Route = createFileRoute('/subscribe')({
  validateSearch: (search): { readonly plan?: string; readonly coupon?: string; readonly interval?: 'year'; readonly tenant?: string } => ({
    ...(typeof search.plan === 'string' ? { plan: search.plan } : {}),
    ...(typeof search.tenant === 'string' ? { tenant: search.tenant } : {}),
    ...(search.interval === 'year' ? { interval: 'year' } : {}),
    ...(typeof search.coupon === 'string' || typeof search.coupon === 'number' ? { coupon: String(search.coupon) } : {}),
  }),
  component: SubscribeRoute,
});

function SubscribeRoute() {
  const { plan, coupon, interval, tenant } = Route.useSearch();
  return (
    <SessionGate path="/subscribe">
      {() => <SubscribePage planId={plan} couponCode={coupon} interval={interval ?? 'month'} tenant={tenant} />}
    </SessionGate>
  );
}
