import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { applyBrand, rememberBrand, rememberedBrand } from '#app/ui/theme/apply-brand.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  applyBrand('');
  rememberBrand('');
});

const corner = () => getComputedStyle(document.documentElement).getPropertyValue('--rk-radii-md');

it('a visitor at the path of a firm sees its name and its look, which ends with the page and is not remembered', async () => {
  answering({
    '/manifest.webmanifest?tenant=acme': () => Response.json({ id: '/acme', name: 'Acme Advisors', brand: { cornerRadius: 'none' } }),
    '/api/admin/plans': () => Response.json([]),
  });
  const { router } = await showApp('/acme', { status: 'signedOut' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Acme Advisors' })).toBeVisible();
  await expect.poll(corner).toBe('0px');
  expect(rememberedBrand()).toBe('');
  await router.navigate({ to: '/' });
  await expect.poll(corner).not.toBe('0px');
});
