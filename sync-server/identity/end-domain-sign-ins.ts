import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';

/**
 * A tenant's own domain stops serving: what people agreed to there ends with it, and so do their sessions. Who holds the name may be
 * another by the time it serves again, so everybody is asked again.
 */
export async function endDomainSignIns(tx: Tx, tenantId: string, domain: string): Promise<void> {
  await withPlatformRights(tx, async () => {
    await tx.domainConsent.deleteMany({ where: { domain: { tenantId, domain } } });
    await tx.session.deleteMany({ where: { confinedTo: tenantId, host: domain } });
  });
}
