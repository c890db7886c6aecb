import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { calculatorRowsAtom, tenantCalculatorRowsAtom, tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import type { CurrentUser, Membership } from '#contract/people/session.ts';
import { TenantRow } from '#contract/sync/rows.ts';
import {
  bootShownAtom,
  brandAtom,
  chosenTenantAtom,
  connectionAtom,
  enabledCalculatorsAtom,
  hostTenantAtom,
  isListComingAtom,
  sessionAtom,
  tenantAtom,
  tenantNameAtom,
} from './session-atoms.ts';

const acme: Membership = { tenantId: 'a', tenantName: 'Acme Wealth', subdomain: 'acme', role: 'user', tenantStatus: 'active' };
const birch: Membership = { ...acme, tenantId: 'b', tenantName: 'Birch Advisory', subdomain: 'birch' };

const tenant = TenantRow.parse({
  id: 'a',
  name: 'Acme Wealth Partners',
  subdomain: 'acme',
  status: 'active',
  trialEndsAt: null,
  planName: null,
  calculatorLimit: null,
  customDomain: null,
  brand: { logoText: 'Acme', accent: '#0f766e' },
  assumptions: {},
  createdAt: '2026-01-01T00:00:00.000Z',
});

function member(...memberships: readonly Membership[]): CurrentUser {
  return {
    id: 'u',
    email: 'user@acme.test',
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    role: 'user',
    isActive: true,
    memberships: [...memberships],
    lease: '',
  };
}

it.each([
  ['the only membership names it', [acme], 'Acme Wealth'],
  ['one of several memberships does not', [acme, birch], undefined],
  ['nothing does for a person without any', [], undefined],
])('the name of the firm on a device without the row of the tenant: %s', (_name, memberships, name) => {
  const store = createStore();
  store.set(sessionAtom, { status: 'signedIn', user: member(...memberships), offlineUntil: 0 });
  expect(store.get(tenantNameAtom)).toBe(name);
});

it('the text of the logo takes precedence over the name of the tenant', () => {
  const store = createStore();
  store.set(sessionAtom, { status: 'signedIn', user: member(acme), offlineUntil: 0 });
  store.set(bootShownAtom, { tenant, enabled: undefined });
  expect(store.get(tenantNameAtom)).toBe('Acme');
  store.set(bootShownAtom, { tenant: { ...tenant, brand: {} }, enabled: undefined });
  expect(store.get(tenantNameAtom)).toBe('Acme Wealth Partners');
});

it.each([
  ['nobody is signed in', undefined, false],
  ['a person without any tenant is', [], false],
  ['a member is', [acme], true],
])('before the first pull, a list of calculators is expected or not: %s', (_name, memberships, isComing) => {
  const store = createStore();
  if (memberships !== undefined) store.set(sessionAtom, { status: 'signedIn', user: member(...memberships), offlineUntil: 0 });
  expect(store.get(isListComingAtom)).toBe(isComing);
  store.set(connectionAtom, { ...store.get(connectionAtom), ready: true });
  expect(store.get(isListComingAtom)).toBe(false);
});

it('the platform owner’s screens keep the brand of the platform, whichever tenant is open', () => {
  const store = createStore();
  store.set(sessionAtom, { status: 'signedIn', user: { ...member(), role: 'platform_owner' }, offlineUntil: 0 });
  store.set(tenantRowsAtom, [tenant]);
  expect([store.get(brandAtom), store.get(tenantNameAtom), store.get(tenantAtom)]).toEqual([{}, undefined, undefined]);
  store.set(chosenTenantAtom, 'a');
  expect([store.get(brandAtom), store.get(tenantNameAtom), store.get(tenantAtom)?.id]).toEqual([{}, undefined, 'a']);
});

it('a visitor gets the firm of the host, a person their own firm, and a platform owner none', () => {
  const store = createStore();
  const shown = () => [store.get(tenantNameAtom), store.get(brandAtom)];
  const host = { name: 'Birch Advisory', brand: { headerColor: '#ffd400' } };
  store.set(hostTenantAtom, host);
  expect(shown()).toEqual(['Birch Advisory', host.brand]);
  store.set(sessionAtom, { status: 'signedIn', user: member(acme), offlineUntil: 0 });
  expect(shown()).toEqual(['Birch Advisory', host.brand]);
  store.set(tenantRowsAtom, [tenant]);
  expect(shown()).toEqual(['Acme', tenant.brand]);
  store.set(tenantRowsAtom, []);
  store.set(sessionAtom, { status: 'signedOut' });
  expect(shown()).toEqual(['Birch Advisory', host.brand]);
  store.set(hostTenantAtom, { ...host, brand: { logoText: 'Birch' } });
  expect(shown()).toEqual(['Birch', { logoText: 'Birch' }]);
  store.set(sessionAtom, { status: 'signedIn', user: { ...member(), role: 'platform_owner' }, offlineUntil: 0 });
  expect(shown()).toEqual([undefined, {}]);
});

it('if a firm has more calculators than its plan allows, those added first are shown', () => {
  const store = createStore();
  const chosen = ['one', 'two', 'three'].map((calculatorId, place) => ({
    id: `a:${calculatorId}`,
    tenantId: 'a',
    calculatorId,
    isEnabled: true,
    addedAt: `2026-01-0${3 - place}T00:00:00.000Z`,
  }));
  const about = { title: '', description: '', category: '', suite: '', icon: '', isActive: true, sortOrder: 0 };
  store.set(sessionAtom, { status: 'signedIn', user: member(acme), offlineUntil: 0 });
  store.set(tenantRowsAtom, [{ ...tenant, calculatorLimit: 2 }]);
  store.set(
    calculatorRowsAtom,
    chosen.map(({ calculatorId }) => ({ ...about, id: calculatorId })),
  );
  store.set(tenantCalculatorRowsAtom, chosen);
  expect([...(store.get(enabledCalculatorsAtom) ?? [])].sort()).toEqual(['three', 'two']);
});
