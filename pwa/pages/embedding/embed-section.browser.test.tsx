import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { embeddingTexts } from '#contract/tenants/embedding.ts';
import { EmbedSection } from './embed-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const using = {
  id: `${acme.id}:auto-loan-basic`,
  tenantId: acme.id,
  calculatorId: 'auto-loan-basic',
  isEnabled: true,
  addedAt: acme.createdAt,
};

async function show() {
  answering({ [`/api/tenant/domains?tenant=${acme.id}&limit=100&sort=createdAt`]: () => Response.json([]) });
  return showSection(<EmbedSection />, { role: 'tenant_admin', rows: { tenant: [acme], tenantCalculator: [using] } });
}

describe('the section for the firm’s website', () => {
  it('makes the line of HTML from the choices, and shows the calculator', async () => {
    await show();
    const line = page.getByText(/^<iframe /);
    await expect.element(line).toHaveTextContent(/\/embed\/auto-loan-basic" title="Auto Loan from Price"/);
    await page.getByLabelText('Look').selectOptions('dark');
    await page.getByLabelText('Form below the result').selectOptions('on');
    await expect.element(line).toHaveTextContent(/\/embed\/auto-loan-basic\?theme=dark&amp;form=on"/);
    const preview = page.getByRole('group', { name: 'Preview' });
    await expect.element(preview.getByRole('status', { name: 'Result' })).toHaveTextContent(/a month/);
    await preview.getByText(/^Send a message to/).click();
    await preview.getByLabelText('Name').fill('Ann');
    await preview.getByLabelText('Email').fill('ann@example.com');
    await preview.getByLabelText(embeddingTexts.consent).click();
    await preview.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(preview.getByText('This is a preview: nothing is sent.')).toBeVisible();
  });

  it('keeps the websites, and refuses one with a path', async () => {
    const { queued } = await show();
    const websites = page.getByLabelText('Addresses of your websites, one per line');
    await websites.fill('https://www.acme.example/path');
    await page.getByRole('button', { name: 'Save websites' }).click();
    await expect.element(page.getByText(embeddingTexts.origin)).toBeVisible();
    await websites.fill('https://www.ACME.example/\n\nhttps://acme.example');
    await page.getByRole('button', { name: 'Save websites' }).click();
    await vi.waitFor(() =>
      expect(queued).toMatchObject([
        { type: 'tenants.settings', args: { embedding: { origins: ['https://www.acme.example', 'https://acme.example'] } } },
      ]),
    );
  });
});
