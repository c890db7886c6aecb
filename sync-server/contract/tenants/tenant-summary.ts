import * as z from 'zod/mini';
import { TenantStatus } from '../people/roles.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { described, named } from '../values/named.ts';

/** One entry of GET /api/admin/tenants. */
export const TenantSummary = /* @__PURE__ */ named(
  'Tenant',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    subdomain: z.string(),
    customDomain: z.nullable(z.string()),
    ownerId: z.nullable(Id),
    ownerName: /* @__PURE__ */ described(
      'Name of the person who administers it, or the address where no name is known.',
      z.nullable(z.string()),
    ),
    planId: z.nullable(Id),
    planName: z.nullable(z.string()),
    templateId: z.nullable(Id),
    status: TenantStatus,
    trialEndsAt: z.nullable(DateTime),
    billingEmail: z.nullable(z.string()),
    userCount: z.int(),
    calculatorCount: z.int(),
    createdAt: DateTime,
  }),
  'A tenant as the platform owner administers it.',
);
export type TenantSummary = z.output<typeof TenantSummary>;
