import { expect, it } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

it('leads back to the page and its search', () => {
  expect(signInAddress({ pathname: '/admin/calculators', search: '' })).toBe('/api/login?returnTo=%2Fadmin%2Fcalculators');
  expect(signInAddress({ pathname: '/customer-portal', search: '?shelf=Tax' })).toBe(
    '/api/login?returnTo=%2Fcustomer-portal%3Fshelf%3DTax',
  );
  expect(signInAddress({ pathname: '/', search: '' })).toBe('/api/login');
});

it('keeps the figures of a shared link to itself', () => {
  const here = new URL('https://firm.example/calculators/heloc#homeValue=500000');
  expect(signInAddress(here)).toBe('/api/login?returnTo=%2Fcalculators%2Fheloc');
});
