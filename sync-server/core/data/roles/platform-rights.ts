import type { Tx } from '#server/core/data/database.ts';

/**
 * Runs the part of a tenant's transaction that reaches beyond the tenant: ending a person's sessions, or removing a person without any
 * tenant left. The calling code has already checked that the caller may. Afterwards the previous rights apply again; a fault rolls back the
 * whole transaction, including the settings.
 */
export async function withPlatformRights<Value>(tx: Tx, work: () => Promise<Value>): Promise<Value> {
  const [before] = await tx.$queryRaw<{ role: string }[]>`
    select current_setting('role') as role, set_config('role', 'reckoner_platform', true)`;
  const value = await work();
  if (before !== undefined && before.role !== 'reckoner_platform') await tx.$queryRaw`select set_config('role', ${before.role}, true)`;
  return value;
}
