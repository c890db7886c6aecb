import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';

/** Ends every session and signs every device out. The next request with an old cookie is nobody's. */
export function endAccess(tx: Tx, userId: string, now: Date): Promise<void> {
  return withPlatformRights(tx, async () => {
    await tx.session.deleteMany({ where: { userId } });
    await tx.device.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
  });
}
