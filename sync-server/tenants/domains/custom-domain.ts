import { randomBytes } from 'node:crypto';
import type { Change } from '#server/core/sync/changes/change.ts';
import { endDomainSignIns } from '#server/people/identity/domains/end-domain-sign-ins.ts';
import { startClaim } from './claimed-domain.ts';

/** A domain entered in the tenant's form is a claim like any other: it serves the tenant once it is proven. */
export async function syncCustomDomain(change: Change, tenantId: string, before: string | null, after: string | null): Promise<void> {
  if (before === after) return;
  if (before !== null) {
    await endDomainSignIns(change.tx, tenantId, before);
    await change.tx.tenantDomain.deleteMany({ where: { tenantId, domain: before } });
  }
  if (after !== null) await startClaim(change, tenantId, after, newProof());
}

/** 160 random bits: only a person in control of the domain can publish them there. */
export function newProof(): string {
  return randomBytes(20).toString('hex');
}
