import { createFileRoute, notFound } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { FavoriteButton } from '#app/calculate/library/favorite-button.tsx';
import { CalculatorPage } from '#app/calculate/workbench/calculator-page.tsx';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { t } from '#contract/language/t.ts';

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
  if (!isDrawn) return null;
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
