import * as z from 'zod/mini';
import { Id } from './id.ts';
import { described, named } from './named.ts';

/** The AI calls of one tenant, as the platform owner lists them. */
export const TenantAiCalls = /* @__PURE__ */ named(
  'TenantAiCalls',
  /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ described('The tenant.', Id),
    name: z.string(),
    subdomain: z.string(),
    callsThisMonth: /* @__PURE__ */ described('In the last 30 days.', z.int()),
    totalCalls: z.int(),
  }),
);
export type TenantAiCalls = z.output<typeof TenantAiCalls>;
