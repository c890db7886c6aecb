import type { TenantStatus } from '#contract/people/roles.ts';
import type { Tx } from '#server/core/data/database.ts';

export interface LockedTenant {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly status: TenantStatus;
}

interface LockedRow extends LockedTenant {
  readonly written: string;
}

/**
 * Locks tenants for their deletion, in the order of their ids. Returns 'changed' after waiting for another change of the same tenant,
 * because the person who asked for the deletion has not seen its effects, such as people who have just moved in. A deleted tenant is
 * missing.
 */
export async function lockTenants(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, LockedTenant> | 'changed'> {
  const wanted = [...ids];
  const seen = await tx.$queryRaw<{ id: string; written: string }[]>`
    select id, xmin::text as written from tenants where id = any(${wanted}::uuid[])`;
  const locked = await tx.$queryRaw<LockedRow[]>`
    select id, name, subdomain, status::text as status, xmin::text as written from tenants
    where id = any(${wanted}::uuid[]) order by id for update`;
  const writtenById = new Map(seen.map(({ id, written }) => [id, written]));
  if (locked.some(({ id, written }) => writtenById.get(id) !== written)) return 'changed';
  return new Map(locked.map(({ written: _, ...tenant }) => [tenant.id, tenant]));
}
