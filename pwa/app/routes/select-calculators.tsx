import { createFileRoute } from '@tanstack/react-router';
import { SelectCalculators } from '#app/calculate/selection/select-calculators.tsx';
import { SessionGate } from '#app/frame/shell/screens/session-gate.tsx';
import { PaymentReturn } from '#app/money/subscribe/payment-return.tsx';
import { type RedirectStatus, readRedirectStatus } from '#app/money/subscribe/redirect-status.ts';

export const Route = createFileRoute('/select-calculators')({
  validateSearch: (search): { readonly redirect_status?: RedirectStatus } => {
    const status = readRedirectStatus(search.redirect_status);
    return status === undefined ? {} : { redirect_status: status };
  },
  component: SelectCalculatorsRoute,
});

function SelectCalculatorsRoute() {
  const { redirect_status: status } = Route.useSearch();
  return (
    <SessionGate path="/select-calculators">
      {() => (status === undefined ? <SelectCalculators /> : <PaymentReturn status={status} />)}
    </SessionGate>
  );
}
