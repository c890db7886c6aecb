import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadCalculator } from '#app/catalogue/load-calculator.ts';
import { FavouriteButton } from '../browser/favourite-button.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { CalculatorPage } from '../workbench/calculator-page.tsx';

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
  return (
    <CalculatorPage
      key={calculator.id}
      calculator={calculator}
      mark={<FavouriteButton id={calculator.id} title={calculator.title} />}
      header={(actions) => (
        <AppHeader
          crumbs={[{ label: calculator.shelf, to: '/customer-portal', search: { shelf: calculator.shelf } }, { label: calculator.title }]}
          wideActions={actions}
        />
      )}
    />
  );
}
