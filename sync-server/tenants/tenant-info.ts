import { accessTexts } from '#contract/access.ts';
import { calculatorsInForce } from '#contract/calculators-in-force.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { Assumptions, Brand } from '#contract/rows.ts';
import type { TenantInfo } from '#contract/tenant-info.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { type Caller, isAdminOf, isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import { aiCallsThisMonth } from '#server/ai-usage/read-ai-usage.ts';
import { calculatorLimitOf } from '#server/calculators/calculator-limit.ts';
import type { Database, Tx } from '#server/data/database.ts';
import { newestTenantOf } from './own-tenant.ts';

export interface TenantReadDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/**
 * The profile of a tenant for its portal. Without a tenant named it is the caller's most recently created one, so that a person in
 * several tenants always knows which is meant.
 */
export async function tenantInfo(
  { db, clock }: TenantReadDeps,
  principal: Principal,
  { tenant }: { readonly tenant?: string | undefined },
): Promise<Outcome<TenantInfo, AccessRefusal['code']>> {
  const refusal = authorise('tenants.info', principal, tenant === undefined ? {} : { tenantId: tenant });
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  if (refusal !== undefined) return tenant === undefined ? refused('NotFound', accessTexts.notFound) : refusal;
  const info = await db.reading(scopeOf(principal), async (tx) => {
    const id = tenant ?? (await newestTenantOf(tx, principal));
    return id === undefined ? undefined : readInfo(tx, principal, id, clock());
  });
  return info === undefined ? refused('NotFound', accessTexts.notFound) : done(info);
}

async function readInfo(tx: Tx, caller: Caller, tenantId: string, now: Date): Promise<TenantInfo | undefined> {
  const tenant = await tx.tenant.findUnique({
    where: { id: tenantId },
    select: {
      id: true,
      name: true,
      subdomain: true,
      customDomain: true,
      status: true,
      trialEndsAt: true,
      createdAt: true,
      billingEmail: true,
      settings: true,
      plan: { select: { id: true, name: true, basePrice: true, annualPrice: true, calculatorLimit: true, aiCallsIncluded: true } },
      subscription: { select: { status: true, terms: true, currentPeriodEnd: true, cancelAtPeriodEnd: true, resumesAt: true } },
      calculators: { where: { isEnabled: true }, select: { calculatorId: true, addedAt: true }, orderBy: { calculatorId: 'asc' } },
    },
  });
  if (tenant === null) return undefined;
  const activeUsers = await tx.membership.count({ where: { tenantId, user: { isActive: true } } });
  const { settings, plan, subscription, calculators, trialEndsAt, createdAt, billingEmail, ...profile } = tenant;
  const calculatorLimit = calculatorLimitOf(plan?.calculatorLimit ?? null, subscription);
  return {
    ...profile,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    billingEmail: caller.role === 'platform_owner' || isAdminOf(caller, tenantId) ? billingEmail : null,
    brand: Brand.safeParse(member(settings, 'brand')).data ?? {},
    assumptions: Assumptions.safeParse(member(settings, 'assumptions')).data ?? {},
    plan: plan === null ? null : { ...plan, calculatorLimit },
    subscription:
      subscription === null
        ? null
        : {
            status: subscription.status,
            currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
            cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
            resumesAt: subscription.resumesAt?.toISOString() ?? null,
          },
    usage: { activeUsers, calculators: calculators.length, aiCallsThisMonth: await aiCallsThisMonth(tx, tenantId, now) },
    calculatorIds: [...calculatorsInForce(calculators, calculatorLimit)].sort(),
  };
}

function member(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}
