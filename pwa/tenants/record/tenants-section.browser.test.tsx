import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sentTenant } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { TenantsSection } from './tenants-section.tsx';

const acme = sentTenant({
  id: '0199a1f0-0000-7000-8000-000000000001',
  name: 'Acme Wealth',
  subdomain: 'acme',
  status: 'active',
  createdAt: '2026-02-01T00:00:00.000Z',
});
const birch = sentTenant({
  id: '0199a1f0-0000-7000-8000-000000000002',
  name: 'Birch Union',
  subdomain: 'birch',
  status: 'trial',
  createdAt: '2026-03-01T00:00:00.000Z',
});

function show() {
  return showSection(<TenantsSection />, { role: 'platform_owner', rows: { tenantHead: [acme, birch] } });
}

describe('the tenants of the platform', () => {
  it('[R-TEN-01] lists every tenant, the newest first', async () => {
    await show();
    await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('Birch Union');
    expect(page.getByRole('rowheader').elements()).toHaveLength(2);
  });

  it('tells a tenant with an unpaid invoice from one that paid, and one that is read-only', async () => {
    const unpaid = [
      { ...acme, billingState: 'past_due' as const },
      { ...birch, status: 'active' as const, billingState: 'read_only' as const },
    ];
    await showSection(<TenantsSection />, { role: 'platform_owner', rows: { tenantHead: unpaid } });
    await expect.element(page.getByRole('row', { name: /Acme Wealth/ })).toHaveTextContent('Past due');
    await expect.element(page.getByRole('row', { name: /Birch Union/ })).toHaveTextContent('Read-only');
  });

  it('finds a tenant by its words and says when none matches', async () => {
    await show();
    await page.getByRole('searchbox', { name: 'Search tenants' }).fill('acm');
    await expect.element(page.getByRole('rowheader', { name: 'Birch' })).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Search tenants' }).fill('nobody');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.element(page.getByRole('rowheader', { name: 'Birch' })).toBeVisible();
  });

  it('[R-TEN-02] [R-TEN-07] creates a tenant, active unless chosen otherwise, which waits to be sent', async () => {
    const { queued } = await show();
    await page.getByRole('button', { name: 'Create tenant' }).click();
    await page.getByLabelText('Name').fill('Cedar Bank');
    await page.getByLabelText('Subdomain').fill('cedar');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('rowheader', { name: /Cedar Bank.*Pending sync/ })).toBeVisible();
    expect(queued).toMatchObject([{ type: 'tenants.create', args: { name: 'Cedar Bank', subdomain: 'cedar', status: 'active' } }]);
  });

  it('[R-TEN-08] names what is missing beside its field and sends nothing', async () => {
    const { queued } = await show();
    await page.getByRole('button', { name: 'Create tenant' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create tenant' }).click();
    await expect.element(page.getByText('Name is required')).toBeVisible();
    await expect.element(page.getByText('Subdomain is required')).toBeVisible();
    expect(queued).toEqual([]);
  });

  it('[R-TEN-15] [R-TEN-16] warns of a whole address and shows the host behind the subdomain', async () => {
    await show();
    await page.getByRole('button', { name: 'Create tenant' }).click();
    await expect.element(page.getByText(`{subdomain}.${window.location.host}`)).toBeVisible();
    const subdomain = page.getByLabelText('Subdomain');
    await subdomain.fill('https://cedar.example.com');
    await expect.element(page.getByText("Don't include the full domain - just the company name")).toBeVisible();
    await expect.element(subdomain).toHaveValue('cedar');
    await subdomain.fill('cedars');
    await expect.element(page.getByText(`cedars.${window.location.host}`)).toBeVisible();
  });

  it('[R-TEN-04] edits a tenant and keeps what was entered when the dialog is closed', async () => {
    const { queued } = await show();
    await page.getByRole('button', { name: 'Actions for Birch Union' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabelText('Name').fill('Birch Credit Union');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Actions for Birch Union' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Birch Credit Union');
    await page.getByLabelText('Status').selectOptions('suspended');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByRole('rowheader', { name: /Birch Credit Union/ })).toBeVisible();
    expect(queued).toMatchObject([{ type: 'tenants.update', args: { id: birch.id, name: 'Birch Credit Union', status: 'suspended' } }]);
  });
});
