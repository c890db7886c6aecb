import * as z from 'zod/mini';
import { Id } from '#contract/id.ts';
import type { TenantInfo } from '#contract/tenant-info.ts';
import { answerRows } from '#server/http/cut-rows.ts';
import { ListParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { myTenants, ownTenants } from './my-tenants.ts';
import { tenantInfo } from './tenant-info.ts';

const exampleTenant = {
  id: '019600aa-0000-7000-8000-000000000001',
  name: 'Northwind Advisors',
  subdomain: 'northwind',
  customDomain: null,
  status: 'active',
  trialEndsAt: null,
  createdAt: '2026-01-15T09:00:00.000Z',
} as const;

const exampleInfo: TenantInfo = {
  ...exampleTenant,
  billingEmail: 'billing@northwind.example',
  brand: { accent: '#0f766e' },
  assumptions: {},
  plan: {
    id: '019600aa-0000-7000-8000-0000000000f1',
    name: 'Starter',
    basePrice: '0.00',
    annualPrice: null,
    calculatorLimit: 5,
    aiCallsIncluded: 100,
  },
  subscription: null,
  usage: { activeUsers: 3, calculators: 1, aiCallsThisMonth: 12 },
  calculatorIds: ['loan-payment'],
};

/** The calls by which a member reads the own tenants. */
export const tenantReadCalls = [
  restEntry({
    method: 'GET',
    path: '/api/tenant/info',
    operation: 'tenants.info',
    summary: 'Profile, plan, usage and calculators of a tenant of the caller',
    example: exampleInfo,
    input: z.strictObject({ tenant: z.optional(Id) }),
    handler: ({ deps, principal }, input) => tenantInfo(deps, principal, input),
  }),
  restEntry({
    method: 'GET',
    path: '/api/tenants/my-tenants',
    operation: 'tenants.mine',
    summary: 'The tenants of the caller, the most recently created first',
    example: [{ ...exampleTenant, role: 'tenant_admin', planName: 'Starter' }],
    input: ListParameters,
    handler: async ({ deps, principal }, input) =>
      answerRows(await myTenants(deps, principal), '/api/tenants/my-tenants', input, ownTenants),
  }),
];
