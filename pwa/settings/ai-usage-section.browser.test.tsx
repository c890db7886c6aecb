import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../testing/answering.ts';
import { showSection } from '../testing/show-section.tsx';
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
