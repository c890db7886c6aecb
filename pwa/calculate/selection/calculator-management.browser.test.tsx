import { Provider } from 'jotai';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { calculatorRow } from '#app/testing/calculator-row.ts';
import { acme, signedIn } from '#app/testing/people.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';
import { storeOf } from '#app/testing/show-app.tsx';
import { ChakraRoot } from '#app/ui/chakra/chakra-root.tsx';
import { Toaster } from '#app/ui/messages/toaster.tsx';
import { CalculatorManagement } from './calculator-management.tsx';

const all = [
  calculatorRow('loan', 'auto', 'Financing', 2),
  calculatorRow('basic', 'auto', 'Financing', 1),
  calculatorRow('lease', 'auto', 'Leasing', 3),
  calculatorRow('tax', 'financial', 'Tax', 4),
];

interface Scene {
  readonly limit?: number | null;
  readonly enabled?: readonly string[];
  readonly reachable?: boolean;
}

/** Shows the screen over the rows on the device. A queued command applies to them at once, as in the local database. */
async function show({ limit = 3, enabled = ['loan'], reachable = true }: Scene = {}) {
  const store = storeOf(signedIn('tenant_admin'));
  const queued = queueingLocal(store, {
    tenant: [{ ...acme, calculatorLimit: limit }],
    calculator: all,
    tenantCalculator: enabled.map((id) => ({
      id: `${acme.id}:${id}`,
      tenantId: acme.id,
      calculatorId: id,
      isEnabled: true,
      addedAt: '2026-01-01T00:00:00.000Z',
    })),
  });
  store.set(connectionAtom, { ...store.get(connectionAtom), reachable });
  await render(
    <Provider store={store}>
      <ChakraRoot>
        <CalculatorManagement />
      </ChakraRoot>
      <Toaster />
    </Provider>,
  );
  return () => queued.map(({ type, args }) => `${type} ${String(args.calculatorId)}`);
}

const card = (id: string) => page.getByRole('button', { name: new RegExp(`^Calculator ${id} `) });
const shownCards = () => [...document.querySelectorAll('.management__card b')].map((title) => title.textContent);

describe('the screen', () => {
  it('[R-CALC-01] names each tenant with its subdomain', async () => {
    await show();
    const options = page.getByLabelText('Tenant').getByRole('option').elements();
    expect(options.map((option) => option.textContent)).toEqual(['Acme Advisors (acme)']);
  });

  it('[R-CALC-02] [R-CALC-03] counts the selected ones against the limit, with a bar and what is left', async () => {
    await show();
    await expect.element(page.getByText('1 / 3 calculators selected')).toBeVisible();
    await expect.element(page.getByText('2 remaining')).toBeVisible();
    const bar = page.getByRole('progressbar', { name: 'Calculators selected' });
    await expect.element(bar).toHaveAttribute('value', '1');
    await expect.element(bar).toHaveAttribute('max', '3');
  });

  it('[R-CALC-04] shows no limit where the plan has none', async () => {
    await show({ limit: null });
    await expect.element(page.getByText('1 calculators selected. The plan has no limit.')).toBeVisible();
    expect(page.getByRole('progressbar').query()).toBeNull();
    expect(page.getByText(/remaining/).query()).toBeNull();
  });

  it('[R-CALC-07] groups the cards by suite, then category, then order', async () => {
    await show();
    await expect.element(card('loan')).toBeVisible();
    const headings = [...document.querySelectorAll('h2, h3')].map((each) => each.textContent);
    expect(headings.filter((text) => ['Auto', 'Financial', 'Financing', 'Leasing', 'Tax'].includes(text ?? ''))).toEqual([
      'Auto',
      'Financing',
      'Leasing',
      'Financial',
      'Tax',
    ]);
    expect(shownCards()).toEqual(['Calculator basic', 'Calculator loan', 'Calculator lease', 'Calculator tax']);
  });

  it('[R-CALC-05] [R-CALC-06] [R-CALC-09] filters by words and by suite, and says when nothing is left', async () => {
    await show();
    const search = page.getByRole('searchbox', { name: 'Search calculators' });
    await search.fill('LEASE');
    await expect.poll(shownCards).toEqual(['Calculator lease']);
    await search.fill('');
    const suites = page.getByLabelText('Suite');
    expect(
      suites
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['All Suites', 'Auto', 'Financial']);
    await suites.selectOptions('Financial');
    await expect.poll(shownCards).toEqual(['Calculator tax']);
    await search.fill('lease');
    await expect.element(page.getByText('No Calculators Found')).toBeVisible();
  });
});

describe('a click on a card', () => {
  it('[R-CALC-08] adds or removes the calculator for the tenant', async () => {
    const queued = await show();
    await expect.element(card('tax')).toHaveAttribute('aria-pressed', 'false');
    await card('tax').click();
    await expect.element(card('tax')).toHaveAttribute('aria-pressed', 'true');
    await card('loan').click();
    await expect.element(card('loan')).toHaveAttribute('aria-pressed', 'false');
    expect(queued()).toEqual(['calculators.add tax', 'calculators.remove loan']);
  });

  it('[R-CALC-16] waits without a network, is counted at once, and says so instead of success', async () => {
    await show({ reachable: false });
    await card('tax').click();
    await expect.element(card('tax')).toHaveTextContent('Pending sync');
    await expect.element(page.getByText('2 / 3 calculators selected')).toBeVisible();
    await expect.element(page.getByRole('status').last()).toHaveTextContent('Saved on this device');
    expect(page.getByText('Calculator added successfully').query()).toBeNull();
  });

  it('beyond the limit is refused with the number of the plan', async () => {
    const queued = await show({ enabled: ['loan', 'basic', 'lease'] });
    await card('tax').click();
    await expect
      .element(page.getByRole('status').last())
      .toHaveTextContent('Limit ReachedYour plan allows 3 calculators. Please upgrade for more.');
    expect(queued()).toEqual([]);
    await expect.element(card('tax')).toHaveAttribute('aria-pressed', 'false');
  });
});
