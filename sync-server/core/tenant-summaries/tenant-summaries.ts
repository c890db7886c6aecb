import { TenantSummary } from '#contract/tenants/tenant.ts';
import { Prisma } from '#server/core/data/client.ts';
import { columnsOf } from '#server/core/data/columns-of.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, tenantStream } from '#server/core/sync/streams/stream-names.ts';

/** Columns of a tenant in a platform owner's lists. Ids at the payment provider are not among them. */
const columns = {
  ...columnsOf(TenantSummary.def.shape, Prisma.TenantScalarFieldEnum),
  owner: { select: { email: true, firstName: true, lastName: true } },
  plan: { select: { name: true } },
  subscription: { select: { status: true, readOnlySince: true } },
} as const satisfies Prisma.TenantSelect;

export type SummaryQuery = Pick<Prisma.TenantFindManyArgs, 'where' | 'orderBy' | 'take'>;

export async function tenantSummaries(tx: Tx, query: SummaryQuery): Promise<readonly TenantSummary[]> {
  const rows = await tx.tenant.findMany({ ...query, select: columns });
  const counted = await countsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ owner, plan, subscription, ...tenant }) => ({
    ...tenant,
    ownerName: owner === null ? null : nameOf(owner),
    planName: plan?.name ?? null,
    billingState: subscription === null ? null : billingStateOf(subscription),
    userCount: counted.get(tenant.id)?.users ?? 0,
    calculatorCount: counted.get(tenant.id)?.calculators ?? 0,
  }));
}

interface Counted {
  readonly id: string;
  readonly users: number;
  readonly calculators: number;
}

/** Each tenant's rows are counted by themselves: the query builder would count those of all tenants. */
async function countsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Counted>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<Counted[]>`
    select t.id::text as id, (select count(*)::int from users_to_tenants m where m.tenant_id = t.id) as users,
      (select count(*)::int from tenant_calculators c where c.tenant_id = t.id and c.is_enabled) as calculators
    from unnest(${[...ids]}::uuid[]) as t(id)`;
  return new Map(rows.map((row) => [row.id, row]));
}

function billingStateOf({ status, readOnlySince }: { readonly status: string; readonly readOnlySince: Date | null }) {
  if (status !== 'past_due') return null;
  return readOnlySince === null ? 'past_due' : 'read_only';
}

export async function tenantSummary(tx: Tx, id: string): Promise<TenantSummary> {
  const [summary] = await tenantSummaries(tx, { where: { id } });
  if (summary === undefined) throw new Error('A tenant that was just written is not there.');
  return summary;
}

interface Named {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

function nameOf({ email, firstName, lastName }: Named): string {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? email : name;
}

/** The streams that show a tenant itself: its own, and the platform owner's list. */
export function touchTenant(change: Change, id: string, gone = false): void {
  change.touch(tenantStream(id), 'tenant', id, gone);
  change.touch(ownerStream, 'tenantHead', id, gone);
}
