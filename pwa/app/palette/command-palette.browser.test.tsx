import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tenantSummaryRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import type { Role } from '#contract/people/roles.ts';
import { TenantSummaryRow } from '#contract/tenants/tenant.ts';

beforeEach(() => {
  localStorage.clear();
  answering({});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const search = () => page.getByRole('combobox', { name: 'Search or go to' });
const options = () => page.getByRole('option').elements();

/** Runs without a network, because nothing in the palette asks the server. */
async function open(role: Role, path = '/admin/billing') {
  const { store, router } = await showApp(path, signedIn(role, 'offline'));
  store.set(tenantSummaryRowsAtom, [
    TenantSummaryRow.parse({ id: '0199a1f0-0000-7000-8000-000000000001', name: 'Birch Union', subdomain: 'birch' }),
  ]);
  await expect.element(page.getByRole('main')).toBeVisible();
  // Key presses have an effect once their module has loaded.
  const opened = async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(search(), { timeout: 500 }).toBeVisible();
  };
  await vi.waitFor(opened, { timeout: 10_000 });
  return router;
}

describe('the command palette', () => {
  it.each([
    ['pric', 'Pricing', '/admin/pricing'],
    ['customer', 'Customer portal', '/customer-portal'],
    ['mortgage payment', 'Mortgage Payment', '/calculators/mortgage-payment'],
  ])('leads from “%s” to %s, without a network', async (typed, label, path) => {
    const router = await open('platform_owner');
    await search().fill(typed);
    await expect.element(page.getByRole('option').first()).toHaveTextContent(label);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(path);
    await expect.element(search()).not.toBeInTheDocument();
  });

  it('begins an action in its section', async () => {
    await open('platform_owner');
    await search().fill('create coup');
    await expect.element(page.getByRole('option', { name: 'Create coupon' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Create coupon' })).toBeVisible();
  });

  it.each([
    ['platform_owner', 'invite u', 'Invite user', /Invite/],
    ['tenant_admin', 'invite u', 'Invite user', /Invite/],
    ['platform_owner', 'mass', 'Mass invite', /Mass/],
    ['tenant_admin', 'mass', 'Mass invite', /Mass/],
  ] as const)('lets a %s who types “%s” begin “%s” in the list of people', async (role, typed, label, dialog) => {
    const router = await open(role, '/admin/calculators');
    await search().fill(typed);
    await expect.element(page.getByRole('option', { name: label })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: dialog })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/users');
  });

  it('opens a tenant', async () => {
    await open('platform_owner');
    await search().fill('birch');
    await expect.element(page.getByRole('option', { name: /Birch Union/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Edit Birch Union' })).toBeVisible();
  });

  it('offers an administrator no platform entry', async () => {
    await open('tenant_admin', '/admin/calculators');
    for (const typed of ['pricing', 'birch', 'create coupon', 'migrate']) {
      await search().fill(typed);
      await expect.element(page.getByText(`Nothing matches “${typed}”.`)).toBeVisible();
      expect(options()).toEqual([]);
    }
  });

  it('opens the keyboard help with a question mark, but not while typing', async () => {
    await open('platform_owner');
    await userEvent.keyboard('?');
    await expect.element(search()).toHaveValue('?');
    await userEvent.keyboard('{Escape}');
    await expect.element(search()).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await page.getByText('Open this help with a question mark').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('?');
    expect(page.getByRole('dialog').query()).toBeNull();
  });
});
