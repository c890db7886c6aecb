import { type TenantSummary, tenant } from '#contract/tenants/tenant.ts';
import { exampleOf } from '#server/core/operations/example-of.ts';

export const exampleProfile = {
  id: '019600aa-0000-7000-8000-000000000001',
  name: tenant.fields.name.example,
  subdomain: tenant.fields.subdomain.example,
} as const;

/** The tenant in the API documentation's example for a platform owner. */
export const exampleTenant: TenantSummary = exampleOf(tenant, exampleProfile.id);
