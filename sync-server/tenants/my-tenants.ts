import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { MyTenant } from '#contract/tenant-info.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import type { ShortList } from '#server/http/cut-rows.ts';

/** How a person’s tenants are found, ordered and cut. */
export const ownTenants: ShortList<MyTenant> = {
  keys: { createdAt: ({ createdAt }) => createdAt, name: ({ name }) => name.toLowerCase() },
  usual: { field: 'createdAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name, subdomain }) => `${name} ${subdomain}`,
};

/** The tenants the caller is a member of, the most recently created first. */
export async function myTenants(
  { db }: { readonly db: Database },
  principal: Principal,
): Promise<Outcome<readonly MyTenant[], AccessRefusal['code']>> {
  const refusal = authorise('tenants.mine', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const memberships = await db.reading(scopeOf(principal), (tx) =>
    tx.membership.findMany({
      where: { userId: principal.userId, tenantId: { in: principal.memberships.map((membership) => membership.tenantId) } },
      orderBy: [{ tenant: { createdAt: 'desc' } }, { tenantId: 'desc' }],
      select: {
        role: true,
        tenant: {
          select: {
            id: true,
            name: true,
            subdomain: true,
            customDomain: true,
            status: true,
            trialEndsAt: true,
            createdAt: true,
            plan: { select: { name: true } },
          },
        },
      },
    }),
  );
  return done(
    memberships.map(({ role, tenant: { plan, trialEndsAt, createdAt, ...tenant } }) => ({
      ...tenant,
      role,
      planName: plan?.name ?? null,
      trialEndsAt: trialEndsAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
  );
}
