import { TenantSummary } from '#contract/tenants/tenant-summary.ts';
import { nullsOf } from '#server/operations/nulls-of.ts';

export const exampleProfile = {
  id: '019600aa-0000-7000-8000-000000000001',
  name: 'Northwind Advisors',
  subdomain: 'northwind',
} as const;

/** The tenant in the API documentation's example for a platform owner. */
export const exampleTenant: TenantSummary = {
  ...nullsOf(TenantSummary),
  ...exampleProfile,
  ownerId: '019600aa-0000-7000-8000-00000000000a',
  ownerName: 'Ann Archer',
  planId: '019600aa-0000-7000-8000-0000000000f1',
  planName: 'Starter',
  status: 'active',
  billingEmail: 'billing@northwind.example',
  userCount: 3,
  calculatorCount: 5,
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};
