import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { tenantMeta } from '#contract/tenants/tenant-meta.ts';
import { learnHostTenant } from './learn-host-tenant.ts';
import { hostTenantAtom, sessionAtom } from './session-atoms.ts';
import { tenantOfHost } from './tenant-of-host.ts';

/** The tenant as a stored page names it. */
const stored = { name: 'Birch Advisory', brand: { accent: '#0f766e' } };
const meta = document.createElement('meta');
let controller: object | null;

beforeEach(() => {
  meta.name = tenantMeta;
  meta.content = stored.name;
  meta.dataset.brand = JSON.stringify(stored.brand);
  document.head.append(meta);
  controller = {};
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(Object.create(null, { controller: { get: () => controller } }));
});
afterEach(() => {
  meta.remove();
  deviceStore.removeItem('firm');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A visitor opens the page while the server answers with this manifest. */
function visiting(manifest: () => Response) {
  const asked = vi.fn(manifest);
  answering({ '/manifest.webmanifest': asked });
  const store = createStore();
  store.set(hostTenantAtom, tenantOfHost());
  learnHostTenant(store);
  return { store, asked, leave: () => store.set(sessionAtom, { status: 'signedOut' }) };
}

it('a visitor of a stored page gets the firm as it is now, and so does the next start without a network', async () => {
  const now = { name: 'Birch & Partners', brand: { headerColor: '#ffd400', logoText: 'Birch' } };
  const { store, leave } = visiting(() => Response.json({ ...now, id: '/', icons: [] }));
  expect(store.get(hostTenantAtom)).toEqual(stored);
  leave();
  await expect.poll(() => store.get(hostTenantAtom)).toEqual(now);
  expect(tenantOfHost()).toEqual(now);
});

it('a page that comes from the server is current: it asks nothing, and what was learned earlier does not count', () => {
  deviceStore.setItem('firm', JSON.stringify({ name: 'Older', brand: {} }));
  controller = null;
  const { store, asked, leave } = visiting(() => Response.json({ name: 'Other', brand: {} }));
  leave();
  expect(store.get(hostTenantAtom)).toEqual(stored);
  expect(asked).not.toHaveBeenCalled();
});

it('a person who is signed in has the row of the firm, and nothing is asked', () => {
  const { store, asked } = visiting(() => Response.json({ name: 'Other', brand: {} }));
  store.set(sessionAtom, signedIn('user'));
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['the server cannot be reached', () => Response.error()],
  ['something else answers', () => new Response('<html>')],
  ['the firm is the same', () => Response.json({ ...stored })],
])('the firm stays if %s', async (_name, answer) => {
  const { store, asked, leave } = visiting(answer);
  const before = store.get(hostTenantAtom);
  leave();
  await expect.poll(() => asked.mock.results.length).toBe(1);
  await Promise.resolve();
  expect(store.get(hostTenantAtom)).toBe(before);
  expect(deviceStore.getItem('firm')).toBeNull();
});

it('a firm that is gone leaves the stored page', async () => {
  const { store, leave } = visiting(() => Response.json({ name: 'Financial Calculators', id: '/' }));
  leave();
  await expect.poll(() => store.get(hostTenantAtom)).toBeUndefined();
  expect(tenantOfHost()).toBeUndefined();
});

it('a remembered firm that cannot be read does not stop the start', () => {
  deviceStore.setItem('firm', '{"name":');
  expect(tenantOfHost()).toEqual(stored);
});
