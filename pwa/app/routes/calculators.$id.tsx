import { createFileRoute, notFound } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, useDeferredValue } from 'react';
import { FavoriteButton } from '#app/calculate/library/favorite-button.tsx';
import { CalculatorPage } from '#app/calculate/workbench/calculator-page.tsx';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { hostTenantAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';

const ClosedCalculator = lazy(() =>
  import('#app/tenants/welcome/closed-calculator.tsx').then((module) => ({ default: module.ClosedCalculator })),
);

export const Route = createFileRoute('/calculators/$id')({
  loader: async ({ params }) => {
    const calculator = await loadCalculator(params.id);
    if (calculator === undefined) throw notFound();
    return { calculator };
  },
  component: CalculatorRoute,
});

function CalculatorRoute() {
  const { calculator } = Route.useLoaderData();
  // The page is drawn as a transition, in steps between which the browser answers, instead of in one long step.
  const isDrawn = useDeferredValue(true, false);
  const isClosed = useIsClosed(calculator.id);
  if (!isDrawn) return null;
  if (isClosed) return <ClosedCalculator title={calculator.title} />;
  return (
    <CalculatorPage
      key={calculator.id}
      calculator={calculator}
      mark={<FavoriteButton id={calculator.id} title={calculator.title} />}
      header={(actions) => (
        <AppHeader
          crumbs={[
            { label: t(calculator.shelf), to: '/customer-portal', search: { shelf: calculator.shelf } },
            { label: calculator.title },
          ]}
          wideActions={actions}
        />
      )}
    />
  );
}

/** True for a visitor, if the tenant of this host opens other calculators only. */
function useIsClosed(id: string): boolean {
  const isVisitor = useAtomValue(sessionAtom).status === 'signedOut';
  const open = useAtomValue(hostTenantAtom)?.open;
  return isVisitor && open !== undefined && open !== null && !open.includes(id);
}
