import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { tenantRowsAtom } from '../local/local-atoms.ts';
import { sessionAtom } from '../session/session-atoms.ts';
import { acme, signedIn } from '../testing/people.ts';
import { accentOf } from '../ui/theme/accent.ts';
import { applyAccent, rememberAccent, rememberedAccent } from '../ui/theme/apply-accent.ts';
import { followBrand } from './follow-brand.ts';

const accent = () => document.documentElement.style.getPropertyValue('--accent');

afterEach(() => {
  applyAccent(undefined);
  rememberAccent(undefined);
});

function branded(color: string | undefined) {
  const store = createStore();
  followBrand(store);
  store.set(sessionAtom, signedIn('user'));
  store.set(tenantRowsAtom, [{ ...acme, brand: color === undefined ? {} : { accent: color } }]);
  return store;
}

it('uses readable shades of the brand color, and at the next start before any data is read', async () => {
  branded('#ffd400');
  const { light, dark } = accentOf('#ffd400');
  await expect.poll(accent).toBe(`light-dark(${light.accent}, ${dark.accent})`);
  applyAccent(undefined);
  applyAccent(rememberedAccent());
  expect(accent()).toBe(`light-dark(${light.accent}, ${dark.accent})`);
});

it('returns to the product’s own color where a brand has none', async () => {
  const store = branded('#ffd400');
  await expect.poll(accent).not.toBe('');
  store.set(tenantRowsAtom, [{ ...acme, brand: {} }]);
  await expect.poll(accent).toBe('');
  expect(rememberedAccent()).toBeUndefined();
});

it('keeps the color of the brand chosen last', async () => {
  const store = branded('#ffd400');
  store.set(tenantRowsAtom, [{ ...acme, brand: { accent: '#12395b' } }]);
  await expect.poll(accent).toContain('#12395b');
});

it('ignores a color stored by an earlier version', () => {
  rememberAccent(['#ffd400']);
  expect(rememberedAccent()).toBeUndefined();
});
