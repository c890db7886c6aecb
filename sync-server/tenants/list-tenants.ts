import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { TenantHead } from '#contract/tenants.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, type ListPage, type ListParameters, listCut, listPage } from '#server/http/list-page.ts';
import { tenantHeads } from './tenant-heads.ts';

/** Every tenant, the newest first. */
export async function listTenants(
  { db }: { readonly db: Database },
  principal: Principal,
  parameters: ListParameters = {},
): Promise<Outcome<ListPage<TenantHead>, AccessRefusal['code'] | 'InputInvalid'>> {
  const refusal = authorise('tenants.list', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const cut = listCut(parameters, { createdAt: 'time', name: 'text', subdomain: 'text' }, { field: 'createdAt', direction: 'desc' });
  if (!cut.ok) return cut;
  const { where, ...order } = cutQuery(cut.value);
  const { q } = cut.value;
  const contains = { contains: likeText(q ?? ''), mode: 'insensitive' } as const;
  const matching = q === undefined ? {} : { OR: [{ name: contains }, { subdomain: contains }, { customDomain: contains }] };
  return db.reading(scopeOf(principal), async (tx) => {
    const total = await tx.tenant.count({ where: matching });
    return done(listPage<TenantHead>(await tenantHeads(tx, { where: { AND: [matching, where] }, ...order }), total, cut.value));
  });
}
