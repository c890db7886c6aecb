import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';

let RefundDialog: typeof import('./refund-dialog.tsx')['RefundDialog'];
let showSection: typeof import('#app/testing/show-section.tsx')['showSection'];

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts: new Map() };
  ({ RefundDialog } = await import('./refund-dialog.tsx'));
  ({ showSection } = await import('#app/testing/show-section.tsx'));
});
afterAll(() => {
  globalThis.spoken = undefined;
  vi.unstubAllGlobals();
});

it('offers the amount with a German comma, and sends what is typed in cents', async () => {
  const sent: unknown[] = [];
  answeringWith(async (_path: string, { body }: { readonly body?: string }) => {
    sent.push(JSON.parse(body ?? ''));
    return Response.json({ id: '019600aa-0000-7000-8000-000000000031', number: 'CN-000002', amountCents: 1050 });
  });
  const invoice = { id: '019600aa-0000-7000-8000-000000000011', number: 'INV-000007', amount: '49.00' };
  await showSection(<RefundDialog invoice={invoice} onRefunded={() => undefined} onClose={() => undefined} />, { role: 'platform_owner' });
  await expect.element(page.getByLabelText('Amount')).toHaveValue('49,00');
  await page.getByLabelText('Amount').fill('10,50');
  await page.getByLabelText('Reason').fill('charged twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
  await expect.poll(() => sent).toEqual([{ amountCents: 1050, reason: 'charged twice' }]);
});
