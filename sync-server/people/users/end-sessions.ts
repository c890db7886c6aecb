import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';

/** Ends every session of a person. The next request with an old cookie counts as a visitor's. */
export async function endSessions(tx: Tx, userId: string): Promise<void> {
  await withPlatformRights(tx, () => tx.session.deleteMany({ where: { userId } }));
}
