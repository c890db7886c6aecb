import { createFileRoute } from '@tanstack/react-router';
import { PaymentReturn } from '../billing/payment-return.tsx';
import { type RedirectStatus, readRedirectStatus } from '../billing/redirect-status.ts';
import { SelectCalculators } from '../calculators/select-calculators.tsx';
import { SessionGate } from '../shell/session-gate.tsx';

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
