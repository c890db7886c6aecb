import { randomBytes } from 'node:crypto';
import { endDomainSignIns } from '#server/identity/domains/end-domain-sign-ins.ts';
import type { Change } from '#server/sync/change.ts';
import { startClaim } from './claimed-domain.ts';

/** A domain entered in the tenant's form is a claim like any other: it serves the tenant once it is proven. */
export async function followCustomDomain(change: Change, tenantId: string, before: string | null, after: string | null): Promise<void> {
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
