import { defineDomain } from '#server/core/faces/define-domain.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import { deleteTenantAndReassign, deleteTenantWithUsers } from './delete-tenant.ts';
import { purgeTombstones } from './tombstone.ts';

type ClockedDatabase = Pick<BaseDeps, 'db' | 'clock'>;

const hourMs = 60 * 60 * 1000;

export const deletionFace = defineDomain({
  name: 'deletion',
  operations: [deleteTenantWithUsers, deleteTenantAndReassign],
  jobs: [{ name: 'tombstones', everyMs: hourMs, run: ({ db, clock }: ClockedDatabase) => purgeTombstones(db, clock()) }],
  tables: {
    tenant_tombstones: { others: { restore: 'a tenant that comes back leaves no tombstone' } },
  },
});
