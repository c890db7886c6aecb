import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answering } from '../testing/answering.ts';
import { Overview } from './overview.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tenants = ['01', '04', '02', '03'].map((month) => ({
  id: month,
  name: `Firm of month ${month}`,
  subdomain: `firm-${month}`,
  createdAt: `2026-${month}-01`,
}));

function serving() {
  let aiCalls = 41_920;
  const calls = answering({
    '/api/admin/stats': () =>
      Response.json({ totalTenants: 12, monthlyRevenue: '980.00', ai: { totalCalls: aiCalls++, callsThisMonth: 812 } }),
    '/api/admin/tenants': () => Response.json(tenants),
  });
  return () => calls.filter((path) => path === '/api/admin/stats').length;
}

/** Not an attribute of HTML: the role of the person. */
const overview = <Overview {...{ role: 'platform_owner' as const }} />;

describe('the overview of a platform owner', () => {
  it('[R-ADM-27] shows all tenants, the revenue of the month and the AI calls', async () => {
    serving();
    await render(overview);
    await expect.element(page.getByText('Total tenants')).toBeVisible();
    const figures = [...document.querySelectorAll('.admin__stats > div')].map((figure) => figure.textContent);
    expect(figures).toEqual(['Total tenants12', 'Monthly revenue$980', 'AI calls this month812', 'AI calls in total41,920']);
  });

  it('[R-ADM-28] shows exactly three tenants, the newest first', async () => {
    serving();
    await render(overview);
    await expect.element(page.getByRole('heading', { name: 'Recent tenants' })).toBeVisible();
    const names = page.getByRole('listitem').elements();
    expect(names.map((row) => row.textContent)).toEqual(['Firm of month 04firm-04', 'Firm of month 03firm-03', 'Firm of month 02firm-02']);
  });

  it('[R-ADM-29] [R-CONST-02] asks for the figures again every 30,000 ms and shows the new ones', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked = serving();
    await render(overview);
    await expect.element(page.getByText('41,920')).toBeVisible();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(page.getByText('41,921')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('says what is wrong when the figures cannot be read, and tries again when it is asked to', async () => {
    answering({ '/api/admin/stats': () => new Response('Broken', { status: 500 }) });
    await render(overview);
    await expect.element(page.getByText('500: Broken')).toBeVisible();
    serving();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('41,920')).toBeVisible();
  });
});
