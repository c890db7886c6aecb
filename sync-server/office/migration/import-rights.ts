import type { Tx } from '#server/core/data/database.ts';

/**
 * Runs the part of a transaction that writes the contents of a script, under a role that may only insert into and update four tables.
 * Afterwards the previous rights apply again; a fault rolls back the whole transaction, including the setting.
 */
export async function withImportRights<Value>(tx: Tx, work: () => Promise<Value>): Promise<Value> {
  const [before] = await tx.$queryRaw<{ role: string }[]>`
    select current_setting('role') as role, set_config('role', 'reckoner_import', true)`;
  const value = await work();
  await tx.$queryRaw`select set_config('role', ${before?.role ?? 'none'}, true)`;
  return value;
}
