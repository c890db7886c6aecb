import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { leadScreenTexts as texts } from '#contract/pages/leads.ts';
import { codeHeader } from '#contract/values/outcome.ts';
import { SalesLeadsSection } from './sales-leads-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ann = {
  id: '019600aa-0000-7000-8000-0000000000a7',
  kind: 'template',
  name: 'Ann Archer',
  email: 'ann@northwind.example',
  message: 'How much is it for 40 seats?',
  handledAt: null,
  createdAt: '2026-01-15T09:00:00.000Z',
};

/** A server with these leads, which remembers the leads marked as handled. */
async function show(leads: readonly (Omit<typeof ann, 'handledAt'> & { readonly handledAt: string | null })[]) {
  const asked: URL[] = [];
  let handledAt: string | null = null;
  answeringWith(async (path, { method }) => {
    const url = new URL(path, window.location.origin);
    asked.push(url);
    if (method === 'PUT') {
      handledAt = '2026-01-16T09:00:00.000Z';
      return Response.json({ ...leads[0], handledAt });
    }
    return Response.json(leads.map((lead) => ({ ...lead, handledAt: lead.handledAt ?? handledAt })));
  });
  const shown = await showSection(<SalesLeadsSection />, { role: 'platform_owner' });
  return { asked, ...shown };
}

const row = () => page.getByRole('row', { name: /Ann Archer/ });

describe('messages to sales', () => {
  it('show who wrote what, are found by words and state, and are marked as handled', async () => {
    const { asked } = await show([ann]);
    await expect.element(row()).toHaveTextContent(/Custom template.*How much is it for 40 seats\?.*Not handled/);
    await expect.element(row().getByRole('link', { name: ann.email })).toHaveAttribute('href', `mailto:${ann.email}`);
    await page.getByLabelText('Status').selectOptions(texts.states.open);
    await page.getByRole('searchbox', { name: texts.search }).fill('seats');
    await expect.poll(() => [asked.at(-1)?.searchParams.get('state'), asked.at(-1)?.searchParams.get('q')]).toEqual(['open', 'seats']);
    await page.getByRole('button', { name: 'Actions for Ann Archer' }).click();
    await page.getByRole('menuitem', { name: texts.handle }).click();
    await expect.element(page.getByText(texts.changed(true))).toBeVisible();
    await expect.element(row()).toHaveTextContent('Handled');
  });

  it('say where they come from while there are none', async () => {
    await show([]);
    await expect.element(page.getByText(texts.emptyText)).toBeVisible();
  });

  it('can be saved as CSV', async () => {
    await show([ann]);
    await expect.element(page.getByRole('button', { name: /CSV/ })).toBeVisible();
  });

  it('say why they cannot be shown', async () => {
    answeringWith(async () => new Response('The server is resting.', { status: 503, headers: { [codeHeader]: 'Unavailable' } }));
    await showSection(<SalesLeadsSection />, { role: 'platform_owner' });
    await expect.element(page.getByText('The server is resting.')).toBeVisible();
  });
});
