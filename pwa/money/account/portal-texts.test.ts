import { expect, it } from 'vitest';
import { portalTexts, tenantAddress } from './portal-texts.ts';

it('[R-PORT-01] joins the subdomain and the host, once', () => {
  const acme = { subdomain: 'acme', customDomain: null };
  expect(tenantAddress(acme, 'reckoner.example')).toBe('acme.reckoner.example');
  expect(tenantAddress(acme, 'www.reckoner.example')).toBe('acme.reckoner.example');
  expect(tenantAddress(acme, 'acme.reckoner.example:3000')).toBe('acme.reckoner.example:3000');
});

it('[R-PORT-01] shows a custom domain only on a page loaded from it, so never an unproven one', () => {
  const acme = { subdomain: 'acme', customDomain: 'plan.acme.example' };
  expect(tenantAddress(acme, 'reckoner.example')).toBe('acme.reckoner.example');
  expect(tenantAddress(acme, 'plan.acme.example')).toBe('plan.acme.example');
});

it('[R-PORT-02] [R-PORT-03] [R-PORT-04] [R-PORT-16] has its texts letter for letter', () => {
  expect(portalTexts).toMatchObject({
    calculators: 'Financial Calculators',
    account: 'Account Management',
    backToAdmin: 'Back to Admin',
    help: 'Need help? Contact your administrator for support.',
  });
});
