import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { sentTenant } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { codeHeader } from '#contract/values/outcome.ts';
import { TenantsSection } from './tenants-section.tsx';

const ann = '0199a1f0-0000-7000-8000-00000000000a';
const ben = '0199a1f0-0000-7000-8000-00000000000b';
const acme = sentTenant({
  id: '0199a1f0-0000-7000-8000-000000000001',
  name: 'Acme Wealth',
  subdomain: 'acme',
  status: 'active',
  ownerId: ann,
  ownerName: 'Ann Lee',
  createdAt: '2026-02-01T00:00:00.000Z',
});
const member = { tenantId: acme.id, tenantName: acme.name, role: 'user', isActive: true };
const members = [
  { ...member, id: ann, email: 'ann@acme.test', firstName: 'Ann', lastName: 'Lee', role: 'tenant_admin' },
  { ...member, id: ben, email: 'ben@acme.test', firstName: 'Ben', lastName: 'Ode' },
  { ...member, id: '0199a1f0-0000-7000-8000-00000000000c', email: 'cy@acme.test', firstName: null, lastName: null, isActive: false },
];
const membersPath = `/api/admin/tenant-users?tenant=${acme.id}&limit=500`;
const adminPath = `/api/admin/tenants/${acme.id}/admin`;
const counts = { userCount: 3, calculatorCount: 0 };

const show = (word?: Parameters<typeof showSection>[1]['word']) =>
  showSection(<TenantsSection />, { role: 'platform_owner', rows: { tenantHead: [acme] }, ...(word === undefined ? {} : { word }) });

async function openChangeAdmin(): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Acme Wealth' }).click();
  await page.getByRole('menuitem', { name: 'Change admin' }).click();
}

async function chooseBen(): Promise<void> {
  await openChangeAdmin();
  await page.getByLabelText('New admin').selectOptions('Ben Ode (ben@acme.test)');
  await page.getByRole('dialog').getByRole('button', { name: 'Change admin' }).click();
}

describe('changing the admin of a tenant', () => {
  it('[R-TEN-20] asks for the members only while the dialog is open, and offers the active ones', async () => {
    const calls = answering({ [membersPath]: () => Response.json(members) });
    await show();
    await expect.element(page.getByRole('rowheader', { name: /Acme/ })).toBeVisible();
    expect(calls).toEqual([]);
    await openChangeAdmin();
    await expect.element(page.getByLabelText('New admin')).toBeVisible();
    expect(calls).toEqual([membersPath]);
    const options = page.getByLabelText('New admin').getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a member', 'Ben Ode (ben@acme.test)']);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('[R-TEN-21] changes the admin and says so', async () => {
    answering({
      [membersPath]: () => Response.json(members),
      [adminPath]: () => Response.json({ ...acme, ...counts, ownerId: ben, createdAt: '2026-02-01T00:00:00.000Z' }),
    });
    await show();
    await chooseBen();
    await expect.element(page.getByText('Tenant admin changed successfully')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R-TEN-22] says that it failed and why, and keeps the choice', async () => {
    answering({
      [membersPath]: () => Response.json(members),
      [adminPath]: () => new Response('The new admin must be an active user.', { status: 409, headers: { [codeHeader]: 'Conflict' } }),
    });
    await show();
    await chooseBen();
    await expect.element(page.getByText('Failed to change tenant admin')).toBeVisible();
    await expect.element(page.getByLabelText('New admin')).toHaveValue(ben);
  });
});

describe('what the server says about a form', () => {
  it('[R-TEN-02] [R-TEN-04] creating and editing are confirmed in the words of the specification', async () => {
    await show({ state: 'accepted' });
    await page.getByRole('button', { name: 'Create tenant' }).click();
    await page.getByLabelText('Name').fill('Cedar Bank');
    await page.getByLabelText('Subdomain').fill('cedar');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Tenant created successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Acme Wealth' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabelText('Name').fill('Acme Partners');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Tenant updated successfully')).toBeVisible();
  });

  it('[R-TEN-03] a refused creation is said to have failed, and shows its reason at the field', async () => {
    await show({ state: 'rejected', code: 'SubdomainTaken', message: 'This subdomain is taken.' });
    await page.getByRole('button', { name: 'Create tenant' }).click();
    await page.getByLabelText('Name').fill('Cedar Bank');
    await page.getByLabelText('Subdomain').fill('cedar');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Failed to create tenant')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText('This subdomain is taken.')).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Cedar Bank');
  });

  it('[R-TEN-05] a refused edit is said to have failed', async () => {
    await show({ state: 'rejected', code: 'NotFound', message: 'Not found' });
    await page.getByRole('button', { name: 'Actions for Acme Wealth' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabelText('Name').fill('Acme Partners');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Failed to update tenant')).toBeVisible();
  });
});

describe('deleted tenants', () => {
  const deletedPath = '/api/admin/deleted-tenants?limit=100&sort=-deletedAt';
  const buried = {
    id: acme.id,
    name: acme.name,
    subdomain: acme.subdomain,
    deletedAt: '2026-03-01T00:00:00.000Z',
    purgeAfter: '2026-03-31T00:00:00.000Z',
  };
  const restored = { id: acme.id, name: acme.name, subdomain: acme.subdomain, restoredUsers: 2, memberships: 3, subscriptionEnded: true };

  it('are listed and brought back', async () => {
    let lists = [buried];
    answering({
      [deletedPath]: () => Response.json(lists),
      [`/api/admin/tenants/${acme.id}/restore`]: () => {
        lists = [];
        return Response.json(restored);
      },
    });
    await show();
    await page.getByRole('button', { name: 'Deleted tenants' }).click();
    await page.getByRole('button', { name: 'Actions for Acme Wealth' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await page.getByRole('button', { name: 'Restore tenant' }).click();
    await expect.element(page.getByText('Tenant restored successfully')).toBeVisible();
    await expect.element(page.getByText('3 members are back. The subscription has to be bought again.')).toBeVisible();
    await expect.element(page.getByText('No deleted tenants')).toBeVisible();
  });
});
