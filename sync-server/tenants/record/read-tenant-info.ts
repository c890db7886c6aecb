import { calculatorsInForce } from '#contract/calculators/calculators-in-force.ts';
import { planRightNames } from '#contract/money/plan-right-names.ts';
import { accessTexts } from '#contract/people/access.ts';
import { TenantInfo, TenantNamed } from '#contract/tenants/tenant-info.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { calculatorLimitOf, isRunning } from '#server/core/access/calculator-limit.ts';
import { type Caller, isAdminOf } from '#server/core/access/caller.ts';
import { includesRight } from '#server/core/access/tenant-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { readTerms } from '#server/money/subscriptions/bought-plan.ts';
import { exampleOwnTenant } from './example-own-tenant.ts';
import { type LoadedTenantInfo, loadTenantInfo } from './load-tenant-info.ts';

/**
 * The profile of a tenant for its portal. If no tenant is named, it is the caller's most recently created one, so that the choice is
 * predictable for a person in several tenants; a person without a tenant gets a refusal.
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
      rights: [],
      usage: { activeUsers: 3, calculators: 1, aiCallsThisMonth: 12 },
      calculatorIds: ['loan-payment'],
    },
  },
  graphql: { query: 'tenantInfo' },
  read: async ({ deps, caller }, { tenant }) => {
    const found = await loadTenantInfo(deps.db, caller, tenant, deps.clock());
    return found === undefined ? refused('NotFound', accessTexts.notFound) : done(tenantInfoOf(found, caller));
  },
});

function tenantInfoOf(found: LoadedTenantInfo, caller: Caller): TenantInfo {
  const { id, plan, contents, subscription, calculators, activeUsers, aiCallsThisMonth, trialEndsAt, createdAt, billingEmail, ...profile } =
    found;
  const { brand, assumptions } = readTenantSettings({ brand: profile.brand, assumptions: profile.assumptions });
  const calculatorLimit = calculatorLimitOf(plan?.calculatorLimit ?? null, subscription);
  const chosen = calculators.map(([calculatorId, addedAt]) => ({ calculatorId, addedAt }));
  return {
    ...profile,
    id,
    trialEndsAt: isoOf(trialEndsAt),
    createdAt: new Date(createdAt).toISOString(),
    billingEmail: caller.role === 'platform_owner' || isAdminOf(caller, id) ? billingEmail : null,
    brand,
    assumptions,
    plan: plan === null ? null : { ...plan, calculatorLimit },
    subscription:
      subscription === null
        ? null
        : {
            status: subscription.status,
            currentPeriodEnd: isoOf(subscription.currentPeriodEnd),
            cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
            resumesAt: isoOf(subscription.resumesAt),
            ...pricesOf(subscription),
            pendingPlanName: subscription.pendingPlanName,
          },
    rights: planRightNames.filter((right) => includesRight(right, { plan: contents, subscription })),
    usage: { activeUsers, calculators: calculators.length, aiCallsThisMonth },
    calculatorIds: [...calculatorsInForce(chosen, calculatorLimit)].sort(),
  };
}

function isoOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** The prices as they were bought. A subscription that has ended has none. */
function pricesOf({ status, terms }: { readonly status: string; readonly terms: unknown }) {
  const { basePrice = null, annualPrice = null, interval } = isRunning(status) ? readTerms(terms) : {};
  return { price: basePrice, yearlyPrice: interval === 'year' ? annualPrice : null };
}
