import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { pulledMeRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { deviceStore } from '#app/device/settings/device-store.ts';
import { bootShownAtom, chosenTenantAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import type { CurrentUser, Membership } from '#contract/people/session.ts';
import { type MeRow, TenantRow } from '#contract/sync/rows.ts';
import type { LanguageKey } from './reload-in-language.ts';
import { chooseLanguage, watchLanguage } from './watch-language.ts';

beforeEach(() => {
  for (const key of deviceStore.keys()) deviceStore.removeItem(key);
});

function remember(key: LanguageKey, language: string | undefined): void {
  if (language === undefined) deviceStore.removeItem(key);
  else deviceStore.setItem(key, language);
}

const kept = () => deviceStore.getItem('language');

function signedIn(id: string, ...memberships: readonly Membership[]) {
  const names = { email: `${id}@acme.test`, firstName: null, lastName: null, profileImageUrl: null } as const;
  const user: CurrentUser = { id, ...names, role: 'user', isActive: true, memberships: [...memberships], lease: '' };
  const store = createStore();
  store.set(sessionAtom, { status: 'signedIn', user, offlineUntil: 0 });
  watchLanguage(store, remember);
  return { store, row: { id, ...names, role: 'user', isActive: true, memberships: [] } as const };
}

/** One start of the page for this person, which sees these languages of the server in turn. */
function start(id: string, ...languages: readonly MeRow['language'][]): void {
  const { store, row } = signedIn(id);
  for (const language of languages) store.set(pulledMeRowsAtom, [{ ...row, memberships: [], language }]);
}

it('keeps a language chosen on this device until the server has it', () => {
  start('ann', undefined);
  chooseLanguage('ann', 'de', remember);
  start('ann', undefined, undefined);
  start('ann', null);
  expect(kept()).toBe('de');
  start('ann', null, 'de');
  expect(kept()).toBe('de');
});

it('prefers a language chosen on this device to the server’s earlier one, and follows a later one', () => {
  start('ann', 'de');
  expect(kept()).toBe('de');
  chooseLanguage('ann', 'en', remember);
  start('ann', 'de', 'de');
  expect(kept()).toBe('en');
  start('ann', 'en', 'de');
  expect(kept()).toBe('de');
});

it('keeps a choice made before the first pull', () => {
  chooseLanguage('ann', 'de', remember);
  start('ann', undefined);
  expect(kept()).toBe('de');
});

it('does not apply the language that another person chose on this device', () => {
  start('ann', 'de');
  start('bob', undefined);
  expect(kept()).toBe(null);
  start('ann', 'de');
  expect(kept()).toBe('de');
});

const acme: Membership = { tenantId: 'a', tenantName: 'Acme', subdomain: 'acme', role: 'user', tenantStatus: 'active' };
const birch: Membership = { ...acme, tenantId: 'b', tenantName: 'Birch', subdomain: 'birch' };
const acmeRow = TenantRow.parse({
  id: 'a',
  name: 'Acme',
  subdomain: 'acme',
  status: 'active',
  trialEndsAt: null,
  planName: null,
  calculatorLimit: null,
  customDomain: null,
  brand: {},
  assumptions: {},
  createdAt: '2026-01-01T00:00:00.000Z',
});
const birchRow: TenantRow = { ...acmeRow, id: 'b', subdomain: 'birch', brand: { language: 'de' }, createdAt: '2026-02-01T00:00:00.000Z' };

it('follows the language of a person’s only firm once its row is on the device', () => {
  const { store } = signedIn('ann', birch);
  store.set(bootShownAtom, { tenant: birchRow, enabled: undefined });
  expect(deviceStore.getItem('firmLanguage')).toBe(null);
  store.set(tenantRowsAtom, [birchRow]);
  expect(deviceStore.getItem('firmLanguage')).toBe('de');
  store.set(tenantRowsAtom, []);
  expect(deviceStore.getItem('firmLanguage')).toBe('de');
});

it('takes no firm’s language before the person has chosen one of several firms', () => {
  const { store } = signedIn('ann', acme, birch);
  store.set(tenantRowsAtom, [acmeRow, birchRow]);
  expect(deviceStore.getItem('firmLanguage')).toBe(null);
  store.set(chosenTenantAtom, 'a');
  expect(deviceStore.getItem('firmLanguage')).toBe(null);
  store.set(chosenTenantAtom, 'b');
  expect(deviceStore.getItem('firmLanguage')).toBe('de');
});
