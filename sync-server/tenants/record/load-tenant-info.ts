import type { TenantStatus } from '#contract/people/roles.ts';
import { endOfLastMonth } from '#server/calculators/ai-usage/read-ai-usage.ts';
import type { BoughtTerms } from '#server/core/access/calculator-limit.ts';
import { type Caller, scopeOf } from '#server/core/access/caller.ts';
import type { Database } from '#server/core/data/database.ts';
import { prepared } from '#server/core/data/prepared.ts';

/** A tenant's profile as returned by the database. Times are texts. */
export interface LoadedTenantInfo {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly customDomain: string | null;
  readonly status: TenantStatus;
  readonly trialEndsAt: string | null;
  readonly createdAt: string;
  readonly billingEmail: string | null;
  readonly brand: unknown;
  readonly assumptions: unknown;
  readonly plan: {
    readonly id: string;
    readonly name: string;
    readonly basePrice: string;
    readonly annualPrice: string | null;
    readonly calculatorLimit: number | null;
    readonly aiCallsIncluded: number;
  } | null;
  /** The fields of the plan that grant rights. */
  readonly contents: unknown;
  readonly subscription:
    | (BoughtTerms & {
        readonly currentPeriodEnd: string | null;
        readonly cancelAtPeriodEnd: boolean;
        readonly resumesAt: string | null;
        readonly pendingPlanName: string | null;
      })
    | null;
  /** With the time of their selection, in milliseconds since 1970. There are many, and pairs take half as long to read as objects. */
  readonly calculators: readonly (readonly [calculatorId: string, addedAt: number])[];
  readonly activeUsers: number;
  readonly aiCallsThisMonth: number;
}

/**
 * Every start of the portal needs this, so all of it is one statement. Its row is one column of JSON, which the driver reads faster than a
 * column for each field. If no tenant is named, it is the caller's newest one.
 */
const statement = prepared(`select row_to_json(found) as info from (
  select t.id, t.name, t.subdomain, t.custom_domain as "customDomain", t.status::text as status, t.trial_ends_at as "trialEndsAt",
    t.created_at as "createdAt", t.billing_email as "billingEmail", t.settings -> 'brand' as brand,
    t.settings -> 'assumptions' as assumptions,
    (select jsonb_build_object('id', p.id, 'name', p.name, 'basePrice', p.base_price, 'annualPrice', p.annual_price,
       'calculatorLimit', p.calculator_limit, 'aiCallsIncluded', p.ai_calls_included)
     from plans p where p.id = t.plan_id) as plan,
    (select jsonb_build_object('customDomain', p.custom_domain, 'whiteLabel', p.white_label, 'prioritySupport', p.priority_support)
     from plans p where p.id = t.plan_id) as contents,
    (select jsonb_build_object('status', s.status, 'terms', s.terms, 'currentPeriodEnd', s.current_period_end,
       'cancelAtPeriodEnd', s.cancel_at_period_end, 'resumesAt', s.resumes_at, 'pendingPlanName', (select q.name from plans q where q.id = s.pending_plan_id))
     from subscriptions s where s.tenant_id = t.id) as subscription,
    (select coalesce(json_agg(json_build_array(c.calculator_id, (extract(epoch from c.added_at) * 1000)::bigint)), '[]'::json)
     from tenant_calculators c where c.tenant_id = t.id and c.is_enabled) as calculators,
    (select count(*)::int from users_to_tenants m join users u on u.id = m.user_id where m.tenant_id = t.id and u.is_active) as "activeUsers",
    (select coalesce(sum(a.calls_count), 0)::float8 from ai_usage a
     where a.tenant_id = t.id and a.billing_period_start > $4::timestamptz and a.billing_period_start <= $5::timestamptz) as "aiCallsThisMonth"
  from tenants t
  where t.id = coalesce($1::uuid, (
    select m.tenant_id from users_to_tenants m join tenants n on n.id = m.tenant_id
    where m.user_id = $2::uuid and m.tenant_id = any($3::uuid[]) order by n.created_at desc, m.tenant_id desc limit 1))) found`);

export async function loadTenantInfo(
  db: Database,
  caller: Caller,
  tenant: string | undefined,
  now: Date,
): Promise<LoadedTenantInfo | undefined> {
  const own = caller.memberships.map(({ tenantId }) => tenantId);
  const values = [tenant ?? null, caller.userId, own, endOfLastMonth(now), now];
  const [found] = await db.query<{ readonly info: LoadedTenantInfo }>(scopeOf(caller), statement, values);
  return found?.info;
}
