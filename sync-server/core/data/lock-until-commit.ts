import type { Tx } from './database.ts';

/**
 * Serializes changes that want the same name until the commit: the second one sees what the first has written. The unique index remains the
 * final guarantee.
 */
export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
