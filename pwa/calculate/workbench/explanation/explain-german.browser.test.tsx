import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answeringWith } from '#app/testing/answering.ts';
import type { AiAllowance } from '#contract/calculators/ai-usage.ts';

/** The texts of the German catalog that these tests look at. */
const texts = new Map([
  ['Calculator: {title}', 'Rechner: {title}'],
  ['The AI service did not answer. Nothing was counted.', 'Der KI-Dienst hat nicht geantwortet. Es wurde nichts gezählt.'],
  [
    'An AI call above those included costs {price}; a month with such calls costs at least {least} and at most {most}.',
    'Ein KI-Aufruf über die enthaltenen hinaus kostet {price}; ein Monat mit solchen Aufrufen mindestens {least} und höchstens {most}.',
  ],
]);
let show: () => Promise<void>;
let message: typeof import('#contract/calculators/explanations.ts')['explanationMessage'];
let allowance: AiAllowance;

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts };
  const [{ createStore, Provider }, { loadCalculator }, { connectionAtom, sessionAtom }, { signedIn }, { Workbench }, contract] =
    await Promise.all([
      import('jotai'),
      import('#app/device/catalog/load-calculator.ts'),
      import('#app/session/state/session-atoms.ts'),
      import('#app/testing/people.ts'),
      import('#app/calculate/workbench/workbench.tsx'),
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
  allowance = {
    callsThisMonth: 3,
    callsInPeriod: 3,
    periodStart: new Date('2026-11-01T00:00:00.000Z'),
    periodEnd: new Date('2026-12-01T00:00:00.000Z'),
    callsIncluded: 100,
    pricePerCallAbove: 0.01,
    priceAbove: { pricePerCall: '0.01', minimumCents: 500, mostCents: 10_000 },
  };
  answeringWith(async (path: string) =>
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
  allowance = {
    callsThisMonth: 100,
    callsInPeriod: 100,
    periodStart: new Date('2026-11-01T00:00:00.000Z'),
    periodEnd: new Date('2026-12-01T00:00:00.000Z'),
    callsIncluded: 100,
    pricePerCallAbove: 0.005,
    priceAbove: { pricePerCall: '0.005', minimumCents: 500, mostCents: 10_000 },
  };
  await show();
  await expect.element(dialog()).toHaveTextContent(/kostet 0,005\s\$; ein Monat .* mindestens 5,00\s\$/);
});
