import type { Tx } from './database.ts';

/**
 * Lets changes that want the same name take turns until the commit: whoever comes second sees what the first has written. The unique index
 * behind it stays the last word.
 */
export async function takeTurns(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
