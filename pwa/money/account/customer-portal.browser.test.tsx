import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';
import type { Role } from '#contract/people/roles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const info = {
  name: 'Acme Advisors',
  status: 'active',
  billingEmail: 'bills@acme.test',
  plan: { name: 'Professional', basePrice: '49.00', calculatorLimit: null, aiCallsIncluded: 1000 },
  usage: { aiCallsThisMonth: 1234, calculators: 12, activeUsers: 8 },
};

async function open(role: Role, search = '') {
  answering({ '/api/tenant/info': () => Response.json(info) });
  await showApp(`/customer-portal${search}`, signedIn(role));
  await expect.element(page.getByRole('main')).toBeVisible();
}

const tabs = () => [...document.querySelectorAll('nav[aria-label="Customer portal"] button')].map((button) => button.textContent);

describe('the portal', () => {
  it('[R-PORT-01] shows the address of the tenant in its header', async () => {
    await open('user');
    await expect.element(page.getByText(`acme.${window.location.host}`)).toBeVisible();
  });

  it.each(['platform_owner', 'tenant_admin'] as const)('[R-PORT-02] [R-PORT-04] gives a %s the way back and the account', async (role) => {
    await open(role);
    await expect.element(page.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin');
    expect(tabs()).toEqual(['Financial Calculators', 'Account Management']);
    expect(page.getByText('Need help? Contact your administrator for support.').query()).toBeNull();
  });

  it('[R-PORT-02] [R-PORT-03] [R-PORT-04] [R-PORT-16] gives a user the calculators and a link to help, but neither the way back nor the account', async () => {
    await open('user', '?tab=account');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Financial Calculators' })).toBeVisible();
    await expect.element(page.getByText('Need help? Contact your administrator for support.')).toBeVisible();
    expect(page.getByText('Back to Admin').query()).toBeNull();
    expect(page.getByText('Account Management').query()).toBeNull();
  });
});
