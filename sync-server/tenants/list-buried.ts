import { done, type Outcome } from '#contract/outcome.ts';
import type { BuriedTenant } from '#contract/tenants.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Principal } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import type { ShortList } from '#server/http/cut-rows.ts';
import { textOf } from './kept-rows.ts';
import { openTombstone } from './tombstone.ts';

/** How deleted tenants are found, ordered and cut. */
export const buriedList: ShortList<BuriedTenant> = {
  keys: { deletedAt: ({ deletedAt }) => deletedAt.toISOString(), name: ({ name }) => name.toLowerCase() },
  usual: { field: 'deletedAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name, subdomain }) => `${name} ${subdomain}`,
};

/** The deleted tenants that can still be brought back, the latest first. */
export async function listBuried(
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  principal: Principal,
): Promise<Outcome<readonly BuriedTenant[], AccessRefusal['code']>> {
  const refusal = authorise('tenants.list', principal);
  if (refusal !== undefined) return refusal;
  // Opening one may make the key at first need, so the transaction may write.
  return db.inTransaction({ as: 'platform' }, async (tx) => {
    const stones = await tx.tenantTombstone.findMany({
      where: { purgeAfter: { gt: clock() } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const buried: BuriedTenant[] = [];
    for (const { tenantId, payload, createdAt, purgeAfter } of stones) {
      const [tenant = {}] = (await openTombstone(tx, payload)).tenants ?? [];
      buried.push({ id: tenantId, name: textOf(tenant, 'name'), subdomain: textOf(tenant, 'subdomain'), deletedAt: createdAt, purgeAfter });
    }
    return done(buried);
  });
}
