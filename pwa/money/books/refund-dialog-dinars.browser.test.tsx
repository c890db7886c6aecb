import { afterAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { billingAccountTexts } from '#contract/money/billing.ts';
import { initialCurrency, setPlatformCurrency } from '#contract/values/amounts/currency.ts';
import { RefundDialog } from './refund-dialog.tsx';

afterAll(() => {
  setPlatformCurrency(initialCurrency);
  vi.unstubAllGlobals();
});

it('refuses an amount in dinars that cannot be paid, and never refunds more than was typed', async () => {
  setPlatformCurrency('KWD');
  const sent: unknown[] = [];
  answeringWith(async (_path: string, { body }: { readonly body?: string }) => {
    sent.push(JSON.parse(body ?? ''));
    return Response.json({ id: '019600aa-0000-7000-8000-000000000031', number: 'CN-000002', amountCents: 1010 });
  });
  const invoice = { id: '019600aa-0000-7000-8000-000000000012', number: 'INV-000008', amount: '49.000' };
  await showSection(<RefundDialog invoice={invoice} onRefunded={() => undefined} onClose={() => undefined} />, { role: 'platform_owner' });
  const refund = page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true });
  await page.getByLabelText('Reason').fill('charged twice');
  await page.getByLabelText('Amount').fill('1.005');
  await refund.click();
  await expect.element(page.getByText(billingAccountTexts.unpayable).first()).toBeVisible();
  await page.getByLabelText('Amount').fill('1.010');
  await refund.click();
  await expect.poll(() => sent).toEqual([{ amountCents: 1010, reason: 'charged twice' }]);
});
