import { expect, it } from 'vitest';
import { tenantInPath } from './installed-app.ts';

it.each([
  ['/acme', 'acme'],
  ['/acme/', 'acme'],
  ['/acme/deep', 'acme'],
  ['/', undefined],
  ['/customer-portal', undefined],
  ['/calculators/mortgage-payment', undefined],
  ['/admin/calculators', undefined],
])('reads the tenant of the installed app at %s as %s', (path, tenant) => {
  expect(tenantInPath(path)).toBe(tenant);
});
