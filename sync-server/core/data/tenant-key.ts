/**
 * The tenant of the platform's own rows. `tenant_id` leads every key, so it has a value everywhere. Its row in `tenants` only keeps the
 * foreign keys true: a policy hides it from all roles of the server.
 */
export const platformTenantId = '00000000-0000-0000-0000-000000000000';

/** `tenant_id` as it is stored. Null: the row belongs to the platform. */
export function storedTenant(tenantId: string | null): string {
  return tenantId ?? platformTenantId;
}

/** The tenant of a stored row; null for the platform's own. */
export function tenantOf(stored: string): string | null {
  return stored === platformTenantId ? null : stored;
}

/** The primary key of a row, in the form of the query builder. */
export function keyOf(tenantId: string | null, id: string) {
  return { tenantId_id: { tenantId: storedTenant(tenantId), id } } as const;
}
