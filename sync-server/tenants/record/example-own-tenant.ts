import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';

/** The tenant in the API documentation's example for a member. */
export const exampleOwnTenant = {
  ...exampleProfile,
  customDomain: null,
  status: 'active',
  trialEndsAt: null,
  createdAt: '2026-01-15T09:00:00.000Z',
} as const;
