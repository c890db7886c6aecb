import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { ApiTokensCard } from './api-tokens-card.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const website = {
  id: '0199a1f0-0000-7000-8000-0000000000d1',
  tenantId: acme.id,
  name: 'Website',
  scopes: ['calculators:read', 'team:read'],
  createdBy: '0199a1f0-0000-7000-8000-0000000000a1',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
};
const list = `/api/tenant/api-tokens?tenant=${acme.id}&limit=100&sort=-createdAt`;
const secret = `tok_${'A'.repeat(43)}`;
const show = (role: 'tenant_admin' | 'platform_owner' = 'tenant_admin') => showSection(<ApiTokensCard tenant={acme} />, { role });
const dialog = () => page.getByRole('dialog');

describe('the API tokens of a firm', () => {
  it('are listed with their rights and their use', async () => {
    const old = { ...website, id: '0199a1f0-0000-7000-8000-0000000000d2', name: 'Old', revokedAt: '2026-03-02T09:00:00.000Z' };
    answering({ [list]: () => Response.json([website, old]) });
    await show();
    const item = page.getByRole('article', { name: 'Website' });
    await expect.element(item).toHaveTextContent(/In use.*Read the calculators in use · Read the team.*never used, does not expire/);
    await expect.element(page.getByRole('article', { name: 'Old' })).toHaveTextContent('Revoked');
    expect(page.getByRole('button', { name: 'Revoke Old' }).query()).toBeNull();
  });

  it('are created with a name and rights, and shown once', async () => {
    const bodies: unknown[] = [];
    answeringWith(async (path: string, init?: RequestInit) => {
      if (init?.method !== 'POST') return Response.json(path === list && bodies.length > 0 ? [website] : []);
      bodies.push(JSON.parse(String(init.body)));
      return Response.json({ ...website, secret });
    });
    await show();
    await expect.element(page.getByText('No tokens yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Create token' }).click();
    await dialog().getByRole('button', { name: 'Create token' }).click();
    await expect.element(dialog().getByText('Name is required')).toBeVisible();
    expect(bodies).toEqual([]);
    await dialog().getByLabelText('Name').fill('Website');
    await dialog().getByText('Read the team').click();
    await dialog().getByRole('button', { name: 'Create token' }).click();
    await expect.element(page.getByText(secret)).toBeVisible();
    expect(dialog().query()).toBeNull();
    expect(bodies).toEqual([{ tenant: acme.id, name: 'Website', scopes: ['calculators:read', 'team:read'], days: 90 }]);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await expect.element(page.getByRole('article', { name: 'Website' })).toBeVisible();
    expect(document.body.textContent).not.toContain(secret);
  });

  it('are revoked after a question', async () => {
    const calls: string[] = [];
    answeringWith(async (path: string, init?: RequestInit) => {
      if (init?.method === 'DELETE') calls.push(path);
      const revokedAt = calls.length > 0 ? '2026-03-02T09:00:00.000Z' : null;
      return Response.json(init?.method === 'DELETE' ? { ...website, revokedAt } : [{ ...website, revokedAt }]);
    });
    await show();
    await page.getByRole('button', { name: 'Revoke Website' }).click();
    expect(calls).toEqual([]);
    await dialog().getByRole('button', { name: 'Revoke token' }).click();
    await expect.element(page.getByRole('article', { name: 'Website' })).toHaveTextContent('Revoked');
    expect(calls).toEqual([`/api/tenant/api-tokens/${website.id}`]);
  });

  it('cannot be created by the platform owner', async () => {
    answering({ [list]: () => Response.json([website]) });
    await show('platform_owner');
    await expect.element(page.getByRole('button', { name: 'Revoke Website' })).toBeEnabled();
    expect(page.getByRole('button', { name: 'Create token' }).query()).toBeNull();
  });
});
