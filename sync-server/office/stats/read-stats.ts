import { changePercent, type RecentTenant, Stats } from '#contract/money/revenue/stats.ts';
import { monthWindowDays } from '#contract/money/settings/settings.ts';
import { unitsOfOne } from '#contract/values/amounts/currency.ts';
import { done } from '#contract/values/outcome.ts';
import { readAiUsage } from '#server/calculators/ai-usage/read-ai-usage.ts';
import { administeredTenants, type Caller, listScopeOf } from '#server/core/access/caller.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const readStats = defineOperation({
  name: 'stats.read',
  id: 'readStats',
  summary: 'The figures of the dashboard: the platform’s for its owner, those of their own tenants for an administrator',
  input: NoInput,
  output: Stats,
  rest: {
    method: 'GET',
    path: '/api/admin/stats',
    example: {
      totalTenants: 12,
      monthlyRevenue: 637,
      ai: { totalCalls: 4210, callsThisMonth: 812 },
      users: 48,
      calculators: 310,
      changes: { totalTenants: 9.1, monthlyRevenue: 8.3, aiCalls: null, users: 4.3 },
      recentTenants: [
        {
          id: '019600aa-0000-7000-8000-000000000001',
          name: 'Northwind Advisors',
          subdomain: 'northwind',
          status: 'active',
          planName: 'Starter',
          createdAt: new Date('2026-01-15T09:00:00.000Z'),
        },
      ],
    },
  },
  graphql: { query: 'stats' },
  read: async ({ deps, caller }) =>
    done(await deps.db.reading(listScopeOf(caller), (tx) => countStats(tx, tenantsInView(caller), deps.clock()))),
});

/** null: all of them. */
function tenantsInView(caller: Caller): readonly string[] | null {
  if (caller.role === 'platform_owner') return null;
  return administeredTenants(caller);
}

interface FiguresRow {
  readonly tenants: number;
  readonly tenantsBefore: number;
  readonly revenue: number;
  readonly revenueBefore: number;
  readonly users: number;
  readonly usersBefore: number;
  readonly calculators: number;
}

async function countStats(tx: Tx, inView: readonly string[] | null, now: Date): Promise<Stats> {
  const since = new Date(now.getTime() - monthWindowDays * dayMs);
  const earlier = new Date(since.getTime() - monthWindowDays * dayMs);
  const [all, ids] = [inView === null, [...(inView ?? [])]];
  const [row] = await tx.$queryRaw<FiguresRow[]>`
    with mine as (select id, created_at from tenants where ${all}::boolean or id = any(${ids}::uuid[])),
      billed as (
        select amount::numeric - case kind when 'invoice' then balance_cents else 0 end / ${unitsOfOne()}::numeric as amount, created_at from invoices
        where (${all}::boolean or tenant_id = any(${ids}::uuid[])) and status not in ('void', 'uncollectible') and created_at > ${earlier} and created_at <= ${now}
      ), revenue as (
        select coalesce(sum(amount) filter (where created_at > ${since}), 0)::float8 as now,
          coalesce(sum(amount) filter (where created_at <= ${since}), 0)::float8 as before from billed
      )
    select (select count(*)::int from mine) as tenants,
      (select count(*)::int from mine where created_at <= ${since}) as "tenantsBefore",
      revenue.now as revenue, revenue.before as "revenueBefore",
      (${activePeople(inView)}) as users,
      (${activePeople(inView, since)}) as "usersBefore",
      (select count(*)::int from tenant_calculators where is_enabled and tenant_id in (select id from mine)) as calculators
    from revenue`;
  if (row === undefined) throw new Error('Counting answered no row.');
  const aiCalls = (await readAiUsage(tx, inView, now)).map(({ callsCount }) => callsCount);
  const [callsThisMonth = 0, callsBefore = 0] = aiCalls;
  return {
    totalTenants: row.tenants,
    monthlyRevenue: row.revenue,
    ai: { totalCalls: aiCalls.reduce((total, calls) => total + calls, 0), callsThisMonth },
    users: row.users,
    calculators: row.calculators,
    changes: {
      totalTenants: changePercent(row.tenantsBefore, row.tenants),
      monthlyRevenue: changePercent(row.revenueBefore, row.revenue),
      aiCalls: changePercent(callsBefore, callsThisMonth),
      users: changePercent(row.usersBefore, row.users),
    },
    recentTenants: await recentTenants(tx, inView),
  };
}

/** Counts active people by an index alone: of all tenants, or of some. */
function activePeople(inView: readonly string[] | null, until?: Date): Prisma.Sql {
  const earlier = until === undefined ? Prisma.empty : Prisma.sql`and u.created_at <= ${until}::timestamptz`;
  const ofTenants =
    inView === null
      ? Prisma.empty
      : Prisma.sql`and u.id in (select user_id from users_to_tenants where tenant_id = any(${[...inView]}::uuid[]))`;
  return Prisma.sql`select count(*)::int from users u where u.is_active ${earlier} ${ofTenants}`;
}

async function recentTenants(tx: Tx, inView: readonly string[] | null): Promise<RecentTenant[]> {
  const rows = await tx.tenant.findMany({
    where: inView === null ? {} : { id: { in: [...inView] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 3,
    select: { id: true, name: true, subdomain: true, status: true, createdAt: true, plan: { select: { name: true } } },
  });
  return rows.map(({ plan, ...tenant }) => ({ ...tenant, planName: plan?.name ?? null }));
}
