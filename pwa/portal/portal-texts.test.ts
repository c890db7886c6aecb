import { expect, it } from 'vitest';
import { portalTexts, tenantAddress } from './portal-texts.ts';

it('[R-PORT-01] joins the subdomain and the host, once', () => {
  expect(tenantAddress('acme', 'reckoner.example')).toBe('acme.reckoner.example');
  expect(tenantAddress('acme', 'www.reckoner.example')).toBe('acme.reckoner.example');
  expect(tenantAddress('acme', 'acme.reckoner.example:3000')).toBe('acme.reckoner.example:3000');
});

it('[R-PORT-02] [R-PORT-03] [R-PORT-04] [R-PORT-16] says its texts letter for letter', () => {
  expect(portalTexts).toEqual({
    calculators: 'Financial Calculators',
    account: 'Account Management',
    backToAdmin: 'Back to Admin',
    help: 'Need help? Contact your administrator for support.',
  });
});
