import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { hostTenantAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { acme, signedIn } from '#app/testing/people.ts';
import { accentOf } from '#app/ui/theme/accent.ts';
import { applyBrand, rememberBrand, rememberedBrand } from '#app/ui/theme/apply-brand.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { watchBrand } from './watch-brand.ts';

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
const accent = () => token('--accent');

afterEach(() => {
  applyBrand('');
  rememberBrand('');
});

function branded(brand: Brand) {
  const store = createStore();
  watchBrand(store);
  store.set(sessionAtom, signedIn('user'));
  store.set(tenantRowsAtom, [{ ...acme, brand }]);
  return store;
}

it('uses readable shades of the brand color, and at the next start before any data is read', async () => {
  branded({ accent: '#ffd400' });
  const { light, dark } = accentOf('#ffd400');
  await expect.poll(accent).toBe(`light-dark(${light.accent},${dark.accent})`);
  applyBrand('');
  expect(accent()).toBe('');
  applyBrand(rememberedBrand());
  expect(accent()).toBe(`light-dark(${light.accent},${dark.accent})`);
});

it('gives corners and font to the calculators’ sheet and to Chakra’s components, and takes them back', async () => {
  const store = branded({ cornerRadius: 'none', font: 'serif' });
  await expect.poll(() => token('--rk-radii-md')).toBe('0px');
  expect(token('--rk-radii-lg')).toBe('0px');
  expect(token('--rk-fonts-body')).toContain('Georgia');
  expect(token('--rk-fonts-heading')).toContain('Georgia');
  expect(accent()).toBe('');
  store.set(tenantRowsAtom, [{ ...acme, brand: {} }]);
  await expect.poll(() => token('--rk-fonts-body')).not.toContain('Georgia');
  expect(token('--rk-radii-md')).not.toBe('0px');
});

it('returns to the product’s own color where a brand has none', async () => {
  const store = branded({ accent: '#ffd400' });
  await expect.poll(accent).not.toBe('');
  store.set(tenantRowsAtom, [{ ...acme, brand: {} }]);
  await expect.poll(accent).toBe('');
  expect(rememberedBrand()).toBe('');
});

it('keeps the color of the brand chosen last', async () => {
  const store = branded({ accent: '#ffd400' });
  store.set(tenantRowsAtom, [{ ...acme, brand: { accent: '#12395b' } }]);
  await expect.poll(accent).toContain('#12395b');
});

it('remembers nothing for a firm that has only a name and a disclaimer', async () => {
  const store = branded({ accent: '#ffd400' });
  await expect.poll(rememberedBrand).not.toBe('');
  store.set(tenantRowsAtom, [{ ...acme, brand: { logoText: 'Acme', disclaimer: 'No advice.' } }]);
  await expect.poll(rememberedBrand).toBe('');
});

describe('on a firm’s own host', () => {
  const host = { name: 'Birch Advisory', brand: { font: 'serif', cornerRadius: 'none' } } as const;
  const corner = () => token('--rk-radii-md');

  /** The app as it starts on the host of the tenant, before it knows who uses it. */
  function visiting() {
    const store = createStore();
    store.set(hostTenantAtom, host);
    watchBrand(store);
    return store;
  }

  it('a new visitor sees the look of the firm before the session is known, and it is remembered', async () => {
    visiting();
    await expect.poll(corner).toBe('0px');
    expect(rememberedBrand()).toContain('--rk-radii-md:0px');
  });

  it('the remembered look of a person stays until the session is known, and gives way to the firm’s after a sign-out', async () => {
    rememberBrand(':root:root{--rk-radii-md:7px}');
    applyBrand(rememberedBrand());
    const store = visiting();
    await import('#app/ui/theme/brand-sheet.ts');
    expect(corner()).toBe('7px');
    store.set(sessionAtom, signedIn('user'));
    store.set(tenantRowsAtom, [{ ...acme, brand: { cornerRadius: 'large' } }]);
    await expect.poll(corner).toBe('18px');
    store.set(tenantRowsAtom, []);
    store.set(sessionAtom, { status: 'signedOut' });
    await expect.poll(corner).toBe('0px');
  });

  it('a person of another firm sees the look of that firm, also where it has none', async () => {
    const store = visiting();
    await expect.poll(corner).toBe('0px');
    store.set(sessionAtom, signedIn('user'));
    store.set(tenantRowsAtom, [{ ...acme, brand: {} }]);
    await expect.poll(corner).not.toBe('0px');
    expect(rememberedBrand()).toBe('');
  });

  it('a platform owner works under the platform’s own look', async () => {
    const store = visiting();
    store.set(sessionAtom, signedIn('platform_owner'));
    await expect.poll(corner).not.toBe('0px');
    expect(rememberedBrand()).toBe('');
  });

  it('a look that the firm changed since the page was stored is applied as soon as it is known', async () => {
    const store = visiting();
    store.set(sessionAtom, { status: 'signedOut' });
    await expect.poll(corner).toBe('0px');
    store.set(hostTenantAtom, { ...host, brand: { cornerRadius: 'large' } });
    await expect.poll(corner).toBe('18px');
    store.set(hostTenantAtom, undefined);
    await expect.poll(rememberedBrand).toBe('');
  });
});
