import { type BoughtTerms, calculatorLimitOf } from '#server/core/access/calculator-limit.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { keptInBatch } from '#server/core/sync/commands/kept-in-batch.ts';

/** The tenant's calculators and the plan's limit on them. */
export interface CalculatorQuota {
  /** null: no limit. */
  readonly limit: number | null;
  readonly enabled: ReadonlySet<string>;
  /** Time at which the first calculator was added; null before the first set-up. */
  readonly firstAddedAt: Date | null;
}

/** The allowance of a tenant, locked until the commit. Each change of the transaction sees the effects of the earlier ones. */
export interface OpenQuota {
  readonly limit: number | null;
  readonly enabled: Set<string>;
  firstAddedAt: Date | null;
  /** All calculators of the catalog; false: not offered. */
  readonly offered: ReadonlyMap<string, boolean>;
  /** Pending changes: true for a calculator that is on at the end of the transaction. */
  readonly unwritten: Map<string, boolean>;
}

/** Locks the tenant and reads its allowance, once per transaction. Undefined: the tenant does not exist. */
export async function openQuota(change: Change, tenantId: string): Promise<OpenQuota | undefined> {
  return (await quotaInBatch(change.batch, tenantId, () => lockQuota(change, tenantId))) ?? undefined;
}

const quotaInBatch = keptInBatch<OpenQuota | null>();

/**
 * Two transactions on one tenant's calculators wait for each other here, so together they cannot exceed the limit. The lock is a separate
 * statement, because the count must be taken after the lock was granted.
 */
async function lockQuota({ tx, lockedTenant }: Change, tenantId: string): Promise<OpenQuota | null> {
  if (lockedTenant !== tenantId) {
    const locked = await tx.$queryRaw<unknown[]>`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
    if (locked.length === 0) return null;
  }
  const [row] = await tx.$queryRaw<(Quota & { readonly offered: Readonly<Record<string, boolean>> | null })[]>`
    select ${quotaColumns}, (select jsonb_object_agg(id, is_active) from calculators) as offered ${quotaOf(tenantId)}`;
  if (row === undefined) return null;
  const { limit, enabled, firstAddedAt } = quotaFrom(row);
  return { limit, enabled: new Set(enabled), firstAddedAt, offered: new Map(Object.entries(row.offered ?? {})), unwritten: new Map() };
}

interface Quota {
  readonly planLimit: number | null;
  readonly subscription: BoughtTerms | null;
  readonly enabled: readonly string[];
  readonly firstAddedAt: Date | null;
}

export async function calculatorQuota(tx: Tx, tenantId: string): Promise<CalculatorQuota | undefined> {
  const [row] = await tx.$queryRaw<Quota[]>`select ${quotaColumns} ${quotaOf(tenantId)}`;
  return row === undefined ? undefined : quotaFrom(row);
}

const quotaColumns = Prisma.sql`p.calculator_limit as "planLimit",
  (select jsonb_build_object('status', s.status, 'terms', s.terms) from subscriptions s where s.tenant_id = t.id) as subscription,
  coalesce((select array_agg(c.calculator_id) from tenant_calculators c where c.tenant_id = t.id and c.is_enabled), '{}') as enabled,
  (select min(c.added_at) from tenant_calculators c where c.tenant_id = t.id) as "firstAddedAt"`;

function quotaOf(tenantId: string): Prisma.Sql {
  return Prisma.sql`from tenants t left join plans p on p.id = t.plan_id where t.id = ${tenantId}::uuid`;
}

function quotaFrom({ planLimit, subscription, enabled, firstAddedAt }: Quota): CalculatorQuota {
  return { limit: calculatorLimitOf(planLimit, subscription), enabled: new Set(enabled), firstAddedAt };
}
