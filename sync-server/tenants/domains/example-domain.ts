import type { TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';
import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';

/** The claim in the API documentation's example. */
export const exampleDomain: TenantDomainEntry = {
  id: '019600aa-0000-7000-8000-0000000000d1',
  tenantId: exampleProfile.id,
  domain: 'calculators.northwind.example',
  state: 'pending',
  record: { type: 'TXT', name: '_calculators.calculators.northwind.example', value: 'calculators-verify=5f0c…' },
  observed: [],
  checkedAt: null,
  verifiedAt: null,
  failingSince: null,
  suspendsAt: null,
  lostAt: null,
  expiresAt: new Date('2026-01-18T09:00:00.000Z'),
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};
