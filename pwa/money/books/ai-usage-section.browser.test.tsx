import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { AiUsageSection } from './ai-usage-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('[R-SET-09] shows the AI calls of each tenant and the revenue, a cent a call', async () => {
  const acme = { id: '0199a1f0-0000-7000-8000-000000000001', name: 'Acme', subdomain: 'acme', callsThisMonth: 1200, totalCalls: 4567 };
  answering({ '/api/admin/ai-usage?limit=100&sort=-totalCalls': () => Response.json([acme]) });
  await showSection(<AiUsageSection />, { role: 'platform_owner' });
  await expect.element(page.getByRole('row', { name: /Acme/ })).toHaveTextContent(/1,200.*4,567.*\$45\.67/);
});

it('[R-SET-09] shows the calls of a tenant by day and by person', async () => {
  const acme = { id: '0199a1f0-0000-7000-8000-000000000001', name: 'Acme', subdomain: 'acme', callsThisMonth: 7, totalCalls: 7 };
  const days = Array.from({ length: 30 }, (_, place) => ({
    day: new Date(Date.UTC(2026, 0, place + 1)).toISOString(),
    calls: place === 29 ? 7 : 0,
  }));
  const people = [
    { userId: '0199a1f0-0000-7000-8000-0000000000a1', name: 'Ann Lee', calls: 5 },
    { userId: null, name: null, calls: 2 },
  ];
  answering({
    '/api/admin/ai-usage?limit=100&sort=-totalCalls': () => Response.json([acme]),
    [`/api/admin/tenants/${acme.id}/ai-usage`]: () => Response.json({ callsThisMonth: 7, days, people }),
  });
  await showSection(<AiUsageSection />, { role: 'platform_owner' });
  await page.getByRole('button', { name: 'Actions for Acme' }).click();
  await page.getByRole('menuitem', { name: 'Show by day and person' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI calls of Acme' });
  await expect.element(dialog).toHaveTextContent('7 calls in the last 30 days.');
  await expect.element(dialog).toHaveTextContent(/Ann Lee5Not attributed to a person2/);
  await dialog.getByRole('button', { name: 'Show as table' }).click();
  await expect.element(dialog.getByRole('row').last()).toHaveTextContent(/[A-Z][a-z]{2} \d{1,2}7$/);
});
