import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { noContact } from '#contract/values/contact.ts';
import { Overview } from './overview.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const changes = { totalTenants: 0, monthlyRevenue: null, aiCalls: 0, users: 0 };
const stats = {
  ...{ totalTenants: 0, monthlyRevenue: 0, ai: { totalCalls: 0, callsThisMonth: 0 }, users: 1, calculators: 134 },
  ...{ changes, recentTenants: [] },
};

async function showOverview(contact: object) {
  answering({ '/api/admin/stats': () => Response.json(stats), '/api/contact': () => Response.json({ ...noContact, ...contact }) });
  await showSection(<Overview {...{ role: 'platform_owner' as const }} />, { role: 'platform_owner' });
  await expect.element(page.getByText('Total tenants')).toBeVisible();
}
const list = () => page.getByRole('region', { name: 'Still to set up' });

it('the overview of a new platform says which addresses are missing, privacy and terms among them, and where they are set', async () => {
  await showOverview({ supportEmail: 'help@platform.example' });
  const lines = list().getByRole('listitem');
  await expect
    .poll(() => lines.elements().map(({ textContent }) => textContent?.split(':')[0]))
    .toEqual(['No sales address', 'No privacy page', 'No terms']);
  await expect.element(list().getByRole('link', { name: 'Open the settings' })).toHaveAttribute('href', '/admin/billing');
});

it('the overview names nothing once every address is set', async () => {
  const all = {
    supportEmail: 'a@x.example',
    salesEmail: 'b@x.example',
    privacyUrl: 'https://x.example/p',
    termsUrl: 'https://x.example/t',
  };
  await showOverview(all);
  expect(list().query()).toBeNull();
});
