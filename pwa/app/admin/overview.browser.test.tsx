import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
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
    '/api/admin/revenue': () => Response.json({ months: revenue, ...totals }),
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
const noMovements = { newCents: 0, expansionCents: 0, contractionCents: 0, churnCents: 0, reactivationCents: 0 };
const counts = { invoicedCents: 980_00, collectedCents: 931_00, aiCalls: 400, aiCents: 0, movements: noMovements };
const totals = {
  collectedCents: 1862_00,
  outstanding: { currentCents: 49_00, upTo30Cents: 98_00, upTo60Cents: 0, upTo90Cents: 0, over90Cents: 199_00 },
  deferredCents: 415_83,
};
const revenue = [
  { ...month, ...counts },
  {
    ...{ ...month, ...counts, month: '2026-11-01T00:00:00.000Z', recurringCents: 931_00, customers: 19, churned: 1, churnPercent: 5 },
    movements: { ...noMovements, newCents: 49_00, churnCents: -98_00 },
  },
];

describe('the overview of a platform owner', () => {
  it('[R-ADM-27] [R-ADM-30] shows all tenants, the revenue of the month and the AI calls', async () => {
    serving();
    await showOverview();
    await expect.element(page.getByText('Total tenants')).toBeVisible();
    const figures = [...document.querySelectorAll('dl')].map((figure) => figure.textContent);
    expect(figures.slice(0, 4)).toEqual([
      'Total tenants12+20% against the 30 days before',
      'Monthly revenue$980Nothing to compare with yet · invoiced in the last 30 days',
      'AI total calls41,920−5.5% against the 30 days before · 812 in the last 30 days',
      'Users40±0% against the 30 days before',
    ]);
  });

  it('[R-ADM-27] shows recurring revenue, churn, and AI calls by month', async () => {
    serving();
    await showOverview();
    const region = page.getByRole('region', { name: 'Revenue', exact: true });
    await expect.element(region).toHaveTextContent('$931.00 a month from 19 customers, without AI calls and tax.');
    await expect.element(region).toHaveTextContent('Lost this month: 1 (5% of those at its beginning).');
    const chart = page.getByRole('figure', { name: 'Monthly recurring revenue' });
    await expect.element(chart).toHaveTextContent(/Oct 2026\$980.*Nov 2026\$931/);
  });

  it('shows payments, deferred revenue, open invoices by age, and the movements of recurring revenue, each with its definition', async () => {
    serving();
    await showOverview();
    const region = page.getByRole('region', { name: 'Revenue', exact: true });
    await expect.element(region).toBeVisible();
    const figures = [...region.element().querySelectorAll('dl')].map((figure) => figure.textContent);
    expect(figures.slice(0, 4)).toEqual([
      'Monthly recurring revenue$931.00The monthly prices of all running subscriptions less their coupons, a year as a twelfth, without AI calls and tax.',
      'Cash collected this month$931.00Payments of invoices since the first of the month (UTC), tax included, less refunds to cards.',
      'Cash collected in 12 months$1,862.00Payments of invoices in this month and the 11 before it, tax included, less refunds to cards.',
      'Deferred revenue$415.83The part of paid yearly invoices that pays for days to come, today included, without AI calls and tax.',
    ]);
    const open = page.getByRole('table', { name: 'Outstanding invoices' });
    await expect
      .element(open)
      .toHaveTextContent('Not overdue$49.001–30 days$98.0031–60 days$0.0061–90 days$0.00Over 90 days$199.00Total$346.00');
    const movements = page.getByRole('table', { name: 'Movements of recurring revenue' });
    await expect.element(movements).toHaveTextContent('New$49.00$0.00Expansion');
    await expect.element(region).toHaveTextContent('NewFirms that pay for the first time.');
    await expect.element(movements).toHaveTextContent('Change of recurring revenue−$49.00$0.00');
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
