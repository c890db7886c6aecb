import * as z from 'zod/mini';
import { deleteActions, deleteSteps } from '#contract/tenants/tenants.ts';

const id = z.string();

const ChangingAdmin = z.object({ kind: z.literal('change-admin'), id, newAdminId: z.string() });
export type ChangingAdmin = z.infer<typeof ChangingAdmin>;

const Deleting = z.object({
  kind: z.literal('delete'),
  id,
  step: z.enum(deleteSteps),
  action: z.enum(deleteActions),
  targetTenantId: z.string(),
});
export type Deleting = z.infer<typeof Deleting>;

const Restoring = z.object({ kind: z.literal('restore'), id, name: z.string() });
export type Restoring = z.infer<typeof Restoring>;

/** The open dialog over the list of tenants, with its entries. It survives a new sign-in. */
export const TenantDialog = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create') }),
  z.object({ kind: z.literal('edit'), id }),
  z.object({ kind: z.literal('refuse-name'), id }),
  ChangingAdmin,
  Deleting,
  Restoring,
]);
export type TenantDialog = z.infer<typeof TenantDialog>;
