import type { Tx } from '#server/data/database.ts';
import { type BoughtTerms, calculatorLimitOf } from './calculator-limit.ts';

/** What the plan leaves for a tenant, read behind the tenant's lock. */
export interface CalculatorRoom {
  /** null: no limit. */
  readonly limit: number | null;
  readonly enabled: ReadonlySet<string>;
  /** When the first calculator was ever added; null before the first set-up. */
  readonly firstAddedAt: Date | null;
}

/**
 * Locks the tenant and reads its room. Two changes of one tenant's calculators take turns here, so the limit cannot be passed by both.
 * The lock is a statement of its own: what is counted must be counted after it was granted. Undefined: there is no such tenant.
 */
export async function lockCalculatorRoom(tx: Tx, tenantId: string): Promise<CalculatorRoom | undefined> {
  const locked = await tx.$queryRaw<unknown[]>`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
  return locked.length === 0 ? undefined : calculatorRoom(tx, tenantId);
}

interface RoomRow {
  readonly planLimit: number | null;
  readonly subscription: BoughtTerms | null;
  readonly enabled: readonly string[];
  readonly firstAddedAt: Date | null;
}

export async function calculatorRoom(tx: Tx, tenantId: string): Promise<CalculatorRoom | undefined> {
  const [row] = await tx.$queryRaw<RoomRow[]>`
    select p.calculator_limit as "planLimit",
      (select jsonb_build_object('status', s.status, 'terms', s.terms) from subscriptions s where s.tenant_id = t.id) as subscription,
      coalesce((select array_agg(c.calculator_id) from tenant_calculators c where c.tenant_id = t.id and c.is_enabled), '{}') as enabled,
      (select min(c.added_at) from tenant_calculators c where c.tenant_id = t.id) as "firstAddedAt"
    from tenants t left join plans p on p.id = t.plan_id
    where t.id = ${tenantId}::uuid`;
  if (row === undefined) return undefined;
  return { limit: calculatorLimitOf(row.planLimit, row.subscription), enabled: new Set(row.enabled), firstAddedAt: row.firstAddedAt };
}
