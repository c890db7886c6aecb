import { expect, it } from 'vitest';
import { pendingSignOutKey } from '#app/session/sign-out/pending-sign-out.ts';
import { signInAddress } from './sign-in-address.ts';

it('leads back to the page and its search', () => {
  expect(signInAddress({ pathname: '/admin/calculators', search: '' })).toBe('/api/login?returnTo=%2Fadmin%2Fcalculators');
  expect(signInAddress({ pathname: '/customer-portal', search: '?shelf=Tax' })).toBe(
    '/api/login?returnTo=%2Fcustomer-portal%3Fshelf%3DTax',
  );
  expect(signInAddress({ pathname: '/', search: '' })).toBe('/api/login');
});

it('leaves the figures of a shared link out of the sign-in address', () => {
  const here = new URL('https://firm.example/calculators/heloc#homeValue=500000');
  expect(signInAddress(here)).toBe('/api/login?returnTo=%2Fcalculators%2Fheloc');
});

it('asks for the password after a sign-out that the server has not heard of', () => {
  const storage = { getItem: (key: string) => (key === pendingSignOutKey ? 'mark' : null) };
  expect(signInAddress({ pathname: '/', search: '' }, storage)).toBe('/api/login?prompt=login');
  expect(signInAddress({ pathname: '/acme', search: '' }, storage)).toBe('/api/login?prompt=login&returnTo=%2Facme');
});
