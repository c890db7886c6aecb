import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { leadTexts } from './lead-texts.ts';
import { LeadsSection } from './leads-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const lead = {
  id: '019600aa-0000-7000-8000-0000000000f9',
  pageName: 'Spring rates',
  pageId: '019600aa-0000-7000-8000-0000000000f1',
  calculatorId: null,
  website: null,
  answers: [
    { label: 'Name', value: 'Ann Archer' },
    { label: 'Email', value: 'ann@example.com' },
  ],
  consent: null,
  createdAt: '2026-01-16T09:00:00.000Z',
};

async function show(answer: () => Response) {
  answering({ '/api/tenant/leads?limit=100&sort=-createdAt': answer });
  await showSection(<LeadsSection />, { role: 'tenant_admin' });
}

describe('the leads of a firm', () => {
  it('[R-BLD-43] are shown with who sent them, from which page, and every answer', async () => {
    await show(() => Response.json([lead]));
    const row = page.getByRole('row', { name: /ann@example\.com.*Spring rates/ });
    await expect.element(row).toBeVisible();
    await expect.element(row.getByText('Name: Ann Archer')).toBeVisible();
    await expect.element(row.getByRole('link', { name: 'ann@example.com' })).toHaveAttribute('href', 'mailto:ann@example.com');
  });

  it('show the sentence that the visitor agreed to', async () => {
    await show(() => Response.json([{ ...lead, pageId: null, calculatorId: 'auto-loan-basic', consent: 'You may call me.' }]));
    await expect.element(page.getByRole('row', { name: /ann@example/ }).getByText(/“You may call me\.” – agreed/)).toBeVisible();
  });

  it('cannot add recipients or a text to the mail that the firm writes back', async () => {
    const address = 'ann?bcc=all%40example.com&body=hello@example.com';
    await show(() => Response.json([{ ...lead, answers: [{ label: 'Email', value: address }] }]));
    const link = page.getByRole('link', { name: address });
    await expect.element(link).toHaveAttribute('href', `mailto:${encodeURIComponent('ann?bcc=all%40example.com&body=hello')}@example.com`);
  });

  it('say where they come from while there are none, and why they cannot be shown', async () => {
    await show(() => Response.json([]));
    await expect.element(page.getByText(leadTexts.emptyText)).toBeVisible();
  });
});
