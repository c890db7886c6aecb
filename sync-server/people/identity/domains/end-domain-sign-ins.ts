import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';

/**
 * A tenant's own domain stops serving: the consents and sessions there end with it. The name may have another holder by the time it serves
 * again, so everybody is asked again.
 */
export async function endDomainSignIns(tx: Tx, tenantId: string, domain: string): Promise<void> {
  await withPlatformRights(tx, async () => {
    await tx.domainConsent.deleteMany({ where: { domain: { tenantId, domain } } });
    await tx.session.deleteMany({ where: { confinedTo: tenantId, host: domain } });
  });
}
