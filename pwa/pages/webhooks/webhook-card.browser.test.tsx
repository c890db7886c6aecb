import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readWebhook } from '#app/testing/answer-examples.gen.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { webhookTexts } from '#contract/pages/webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';

const secret = `whsec_${'A'.repeat(43)}=`;
const delivery = {
  id: '019600aa-0000-7000-8000-0000000000e1',
  leadId: '019600aa-0000-7000-8000-0000000000f9',
  state: 'failed',
  attempts: 12,
  lastStatus: 503,
  lastAnswer: 'Busy',
  attemptedAt: '2026-01-16T09:00:01.000Z',
  createdAt: '2026-01-16T09:00:00.000Z',
};
const none = { ...readWebhook, tenantId: acme.id, url: null, deliveries: [] };
const failing = { ...none, url: 'https://crm.acme.example/', switchedOffAt: '2026-01-17T09:00:00.000Z', deliveries: [delivery] };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers reading with the webhook as it stands, and records what is sent. */
async function show(webhook: object) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  answeringWith(async (path: string, init?: RequestInit) => {
    if (init?.method === undefined || init.method === 'GET') return Response.json(webhook);
    sent.push({ path, body: JSON.parse(String(init.body ?? '{}')) });
    return Response.json(path.includes('deliveries') ? { ...delivery, state: 'waiting' } : { ...failing, secret });
  });
  await showSection(<WebhookCard tenant={acme} />, { role: 'tenant_admin', rows: { tenant: [acme] } });
  return sent;
}

describe('the webhook of a firm', () => {
  it('is set up with its address, and shows its secret once', async () => {
    const sent = await show(none);
    const address = page.getByLabelText('Address of the webhook');
    await address.fill('https://10.0.0.1/');
    await page.getByRole('button', { name: 'Save webhook' }).click();
    await expect.element(page.getByText(webhookTexts.url)).toBeVisible();
    await address.fill('https://crm.acme.example/');
    await page.getByRole('button', { name: 'Save webhook' }).click();
    await expect.element(page.getByText(secret)).toBeVisible();
    expect(sent).toEqual([{ path: '/api/tenant/webhook', body: { tenant: acme.id, url: 'https://crm.acme.example/' } }]);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await expect.element(page.getByText(secret)).not.toBeInTheDocument();
  });

  it('shows each delivery with its last answer, and sends it again', async () => {
    const sent = await show(failing);
    await expect.element(page.getByText(webhookTexts.offSubject)).toBeVisible();
    const item = page.getByRole('article', { name: /^Lead of/ });
    await expect.element(item).toHaveTextContent(/Failed.*12 attempts.*answer 503.*Busy/);
    await page.getByRole('button', { name: /^Send again the lead of/ }).click();
    await vi.waitFor(() => expect(sent).toMatchObject([{ path: `/api/tenant/webhook-deliveries/${delivery.id}/resend` }]));
  });

  it('shows until when the old secret is valid, and ends it at once', async () => {
    const sent = await show({ ...failing, switchedOffAt: null, oldSecretEndsAt: '2026-01-18T09:00:00.000Z' });
    await expect.element(page.getByText(/^The old secret stays valid until Jan 18, 2026/)).toBeVisible();
    await page.getByRole('button', { name: 'End the old secret now' }).click();
    await vi.waitFor(() => expect(sent).toMatchObject([{ body: { url: failing.url, endOldSecret: true } }]));
  });

  it('is switched on again, and taken away', async () => {
    const sent = await show(failing);
    await page.getByRole('button', { name: 'Switch on again' }).click();
    await vi.waitFor(() => expect(sent).toMatchObject([{ body: { url: failing.url } }]));
    await page.getByRole('button', { name: 'Remove webhook' }).click();
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { url: null } }));
  });
});
