import { accessTexts } from '#contract/access.ts';
import { calculatorsInForce } from '#contract/calculators-in-force.ts';
import { done, refused } from '#contract/outcome.ts';
import { Assumptions, Brand } from '#contract/rows.ts';
import { TenantInfo, TenantNamed } from '#contract/tenant-info.ts';
import { type Caller, isAdminOf, scopeOf } from '#server/access/caller.ts';
import { aiCallsThisMonth } from '#server/ai-usage/read-ai-usage.ts';
import { calculatorLimitOf } from '#server/calculators/calculator-limit.ts';
import type { Tx } from '#server/data/database.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { exampleOwnTenant } from './example-own-tenant.ts';
import { newestTenantOf } from './own-tenant.ts';

/**
 * The profile of a tenant for its portal. Without a tenant named it is the caller's most recently created one, so that a person in
 * several tenants always knows which is meant, and a person without a tenant hears that there is none.
 */
export const readTenantInfo = defineOperation({
  name: 'tenants.info',
  id: 'readTenantInfo',
  summary: 'Profile, plan, usage and calculators of a tenant of the caller',
  input: TenantNamed,
  output: TenantInfo,
  object: ofNamedTenant,
  admission: ({ tenant }) => (tenant === undefined ? 'tenants.mine' : 'tenants.info'),
  rest: {
    method: 'GET',
    path: '/api/tenant/info',
    example: {
      ...exampleOwnTenant,
      billingEmail: 'billing@northwind.example',
      brand: { accent: '#0f766e' },
      assumptions: {},
      plan: {
        id: '019600aa-0000-7000-8000-0000000000f1',
        name: 'Starter',
        basePrice: '0.00',
        annualPrice: null,
        calculatorLimit: 5,
        aiCallsIncluded: 100,
      },
      subscription: null,
      usage: { activeUsers: 3, calculators: 1, aiCallsThisMonth: 12 },
      calculatorIds: ['loan-payment'],
    },
  },
  graphql: { query: 'tenantInfo' },
  read: async ({ deps, caller }, { tenant }) => {
    const info = await deps.db.reading(scopeOf(caller), async (tx) => {
      const id = tenant ?? (await newestTenantOf(tx, caller));
      return id === undefined ? undefined : readInfo(tx, caller, id, deps.clock());
    });
    return info === undefined ? refused('NotFound', accessTexts.notFound) : done(info);
  },
});

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
