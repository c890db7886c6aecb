import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

let MortgageSample: typeof import('./mortgage-sample.tsx')['MortgageSample'];
let loadCalculator: typeof import('#app/device/catalog/load-calculator.ts')['loadCalculator'];

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts: new Map() };
  ({ MortgageSample } = await import('./mortgage-sample.tsx'));
  ({ loadCalculator } = await import('#app/device/catalog/load-calculator.ts'));
});
afterAll(() => {
  globalThis.spoken = undefined;
});

it('computes the sample of the landing page from figures with German separators', async () => {
  await render(<MortgageSample load={() => loadCalculator('mortgage-payment')} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('1.517 $');
  await expect.element(page.getByLabelText('Interest rate, %')).toHaveValue('6,5');
  await page.getByLabelText('Home price, $').fill('400.000,00');
  await expect.element(page.getByRole('status')).toHaveTextContent('2.149 $');
});
