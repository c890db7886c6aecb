import { BuriedTenant } from '#contract/tenants/tenants.ts';
import { done } from '#contract/values/outcome.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';
import { openTombstone } from '#server/tenants/deletion/tombstone.ts';
import { textOf } from './kept-rows.ts';

/** Search, sorting, and paging of deleted tenants. */
const list: ShortList<BuriedTenant> = {
  keys: { deletedAt: ({ deletedAt }) => deletedAt.toISOString(), name: ({ name }) => name.toLowerCase() },
  usual: { field: 'deletedAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name, subdomain }) => `${name} ${subdomain}`,
};

export const listDeletedTenants = defineList({
  name: 'tenants.list',
  id: 'listDeletedTenants',
  summary: 'The deleted tenants that can still be brought back, the latest first',
  input: NoInput,
  row: BuriedTenant,
  rest: {
    method: 'GET',
    path: '/api/admin/deleted-tenants',
    example: {
      ...exampleProfile,
      deletedAt: new Date('2026-01-15T09:00:00.000Z'),
      purgeAfter: new Date('2026-02-14T09:00:00.000Z'),
    },
  },
  graphql: { query: 'deletedTenants' },
  list,
  // Decrypting a tombstone may create the key on first use, so the transaction may write.
  rows: ({ deps }) =>
    deps.db.inTransaction({ as: 'platform' }, async (tx) => {
      const stones = await tx.tenantTombstone.findMany({
        where: { purgeAfter: { gt: deps.clock() } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      const buried: BuriedTenant[] = [];
      for (const { tenantId, payload, createdAt, purgeAfter } of stones) {
        const [tenant = {}] = (await openTombstone(tx, payload)).tenants ?? [];
        buried.push({
          id: tenantId,
          name: textOf(tenant, 'name'),
          subdomain: textOf(tenant, 'subdomain'),
          deletedAt: createdAt,
          purgeAfter,
        });
      }
      return done(buried);
    }),
});
