import type { Tx } from '#server/data/database.ts';

/**
 * Runs the part of a transaction that writes what a script says, under a role that adds to and changes four tables and nothing else. The
 * rights of before are back afterwards; a fault rolls the whole transaction, and the setting with it, back.
 */
export async function withImportRights<Value>(tx: Tx, work: () => Promise<Value>): Promise<Value> {
  const [before] = await tx.$queryRaw<{ role: string }[]>`
    select current_setting('role') as role, set_config('role', 'reckoner_import', true)`;
  const value = await work();
  await tx.$queryRaw`select set_config('role', ${before?.role ?? 'none'}, true)`;
  return value;
}
