import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { TenantUsage, UsageOf } from '#contract/stats.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import { readAiUsage } from '#server/ai-usage/read-ai-usage.ts';
import { newestTeamOf } from '#server/tenants/own-tenant.ts';
import type { StatsDeps } from './read-stats.ts';

type UsageRefusal = AccessRefusal['code'];

/** AI usage and invoices of a tenant; without one named it is the newest that the caller administers. */
export async function tenantUsage(
  { db, clock }: StatsDeps,
  principal: Principal,
  { tenant }: UsageOf,
): Promise<Outcome<TenantUsage, UsageRefusal>> {
  const refusal = authorise('tenants.usage', principal, tenant === undefined ? {} : { tenantId: tenant });
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  return db.reading(scopeOf(principal), async (tx): Promise<Outcome<TenantUsage, UsageRefusal>> => {
    const tenantId = tenant ?? (await newestTeamOf(tx, principal));
    const known = tenantId === undefined ? null : await tx.tenant.findUnique({ where: { id: tenantId }, select: { id: true } });
    if (known === null) return refused('NotFound', accessTexts.notFound);
    const aiUsage = await readAiUsage(tx, [known.id], clock());
    const invoices = await tx.invoice.findMany({
      where: { tenantId: known.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, number: true, amount: true, currency: true, status: true, dueDate: true, paidAt: true, createdAt: true },
    });
    return done({ aiUsage, invoices });
  });
}
