import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../testing/answering.ts';
import { showSection } from '../testing/show-section.tsx';
import { Overview } from './overview.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const recentTenants = ['04', '03', '02'].map((month) => ({
  id: `0199a1f0-0000-7000-8000-0000000000${month}`,
  name: `Firm of month ${month}`,
  subdomain: `firm-${month}`,
  status: 'active',
  planName: null,
  createdAt: `2026-${month}-01T00:00:00.000Z`,
}));
const changes = { totalTenants: 20, monthlyRevenue: null, aiCalls: -5.5, users: 0 };

function serving() {
  let totalCalls = 41_920;
  const calls = answering({
    '/api/admin/revenue': () => Response.json({ months: revenue }),
    '/api/admin/stats': () =>
      Response.json({
        totalTenants: 12,
        monthlyRevenue: 980,
        ai: { totalCalls: totalCalls++, callsThisMonth: 812 },
        users: 40,
        calculators: 122,
        changes,
        recentTenants,
      }),
  });
  return () => calls.filter((path) => path === '/api/admin/stats').length;
}

const showOverview = () => showSection(<Overview {...{ role: 'platform_owner' as const }} />, { role: 'platform_owner' });

const month = { month: '2026-10-01T00:00:00.000Z', recurringCents: 980_00, customers: 20, churned: 0, churnPercent: null };
const counts = { invoicedCents: 980_00, aiCalls: 400, aiCents: 0 };
const revenue = [
  { ...month, ...counts },
  { ...month, ...counts, month: '2026-11-01T00:00:00.000Z', recurringCents: 931_00, customers: 19, churned: 1, churnPercent: 5 },
];

describe('the overview of a platform owner', () => {
  it('[R-ADM-27] [R-ADM-30] shows all tenants, the revenue of the month and the AI calls', async () => {
    serving();
    await showOverview();
    await expect.element(page.getByText('Total tenants')).toBeVisible();
    const figures = [...document.querySelectorAll('dl')].map((figure) => figure.textContent);
    expect(figures).toEqual([
      'Total tenants12+20% against the 30 days before',
      'Monthly revenue$980Nothing to compare with yet',
      'AI total calls41,920−5.5% against the 30 days before · 812 this month',
      'Users40±0% against the 30 days before',
    ]);
  });

  it('[R-ADM-27] shows recurring revenue, churn, and AI calls by month', async () => {
    serving();
    await showOverview();
    const region = page.getByRole('region', { name: 'Revenue' });
    await expect.element(region).toHaveTextContent('$931.00 a month from 19 customers, without AI calls and tax.');
    await expect.element(region).toHaveTextContent('Lost this month: 1 (5% of those at its beginning).');
    const chart = page.getByRole('figure', { name: 'Monthly recurring revenue' });
    await expect.element(chart).toHaveTextContent(/Oct 2026\$980.*Nov 2026\$931/);
  });

  it('[R-ADM-28] shows exactly three tenants, the newest first', async () => {
    serving();
    await showOverview();
    await expect.element(page.getByRole('heading', { name: 'Recent tenants' })).toBeVisible();
    const names = page.getByRole('listitem').elements();
    expect(names.map((row) => row.textContent)).toEqual([
      'Firm of month 04firm-04Active',
      'Firm of month 03firm-03Active',
      'Firm of month 02firm-02Active',
    ]);
  });

  it('[R-ADM-29] [R-CONST-02] asks for the figures again every 30,000 ms and shows the new ones', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked = serving();
    await showOverview();
    await expect.element(page.getByText('41,920')).toBeVisible();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(page.getByText('41,921')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('says what is wrong when the figures cannot be read, and tries again when it is asked to', async () => {
    answering({ '/api/admin/stats': () => new Response('Broken', { status: 500 }) });
    await showOverview();
    await expect.element(page.getByText('Broken')).toBeVisible();
    serving();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('41,920')).toBeVisible();
  });
});
