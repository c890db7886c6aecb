import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AiAllowance } from '#contract/calculators/ai-usage.ts';

/** The texts of the German catalog that these tests look at. */
const texts = new Map([
  ['Calculator: {title}', 'Rechner: {title}'],
  ['The AI service did not answer. Nothing was counted.', 'Der KI-Dienst hat nicht geantwortet. Es wurde nichts gezählt.'],
  ["Each call above the plan's allowance costs {price}.", 'Jeder Aufruf über das Kontingent hinaus kostet {price}.'],
]);
let show: () => Promise<void>;
let message: typeof import('#contract/calculators/explanations.ts')['explanationMessage'];
let allowance: AiAllowance;

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts };
  const [{ createStore, Provider }, { loadCalculator }, { connectionAtom, sessionAtom }, { signedIn }, { Workbench }, contract] =
    await Promise.all([
      import('jotai'),
      import('#app/catalog/load-calculator.ts'),
      import('#app/session/session-atoms.ts'),
      import('#app/testing/people.ts'),
      import('../workbench.tsx'),
      import('#contract/calculators/explanations.ts'),
    ]);
  message = contract.explanationMessage;
  show = async () => {
    const calculator = await loadCalculator('auto-loan-basic');
    if (calculator === undefined) throw new Error('There is no such calculator.');
    const store = createStore();
    store.set(sessionAtom, signedIn('user'));
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: true });
    await render(
      <Provider store={store}>
        <Workbench calculator={calculator} fragment="" isSwitchedOff={false} header={(actions) => <header>{actions}</header>} />
      </Provider>,
    );
    await page.getByRole('button', { name: 'Explain this result' }).click();
  };
});
afterAll(() => {
  globalThis.spoken = undefined;
});
beforeEach(() => {
  allowance = { callsThisMonth: 3, callsIncluded: 100, pricePerCallAbove: 0.01 };
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/tenant/explanation-terms')
      ? Response.json({ service: 'ai.example.com', model: 'small-1', allowance })
      : new Response(`${JSON.stringify({ kind: 'failed', message: 'The AI service did not answer. Nothing was counted.' })}\n`),
  );
});
afterEach(() => vi.unstubAllGlobals());

const dialog = () => page.getByRole('dialog', { name: 'Explain this result' });

it('the exact text that is shown to a German reader is the English text that the server sends', async () => {
  await show();
  await dialog().getByText('Show the exact text that is sent').click();
  const shown = dialog().getByRole('group').last();
  await expect.element(shown).toHaveTextContent('Use only the figures below and do not calculate new ones.');
  await expect.element(shown).toHaveTextContent('Calculator: Auto Loan from Price');
  expect(message({ title: 'Auto Loan', inputs: [], results: [] })).toBe('Calculator: Auto Loan');
});

it('the reason for which the AI service failed is said in German', async () => {
  await show();
  await dialog().getByRole('button', { name: 'Send and explain' }).click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Der KI-Dienst hat nicht geantwortet. Es wurde nichts gezählt.');
});

it('the price of a call is written with a German comma', async () => {
  allowance = { callsThisMonth: 100, callsIncluded: 100, pricePerCallAbove: 0.005 };
  await show();
  await expect.element(dialog()).toHaveTextContent(/kostet 0,005\s\$\./);
});
