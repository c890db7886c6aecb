import { domainClaimHours, domainTexts } from '#contract/tenants/tenant-domains.ts';
import { tenantTexts } from '#contract/tenants/tenants.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { takeTurns } from '#server/data/take-turns.ts';
import type { Change } from '#server/sync/change.ts';

/** Unproven claims from before this moment have expired. */
export function claimsSince(now: Date): Date {
  return new Date(now.getTime() - domainClaimHours * 60 * 60 * 1000);
}

/**
 * One domain belongs to one tenant, and the product's own hosts to none. Needs the platform's rights, because it reads claims of other
 * tenants and deletes an expired claim.
 */
export async function refuseTakenDomain(
  { tx, now, isOwnHost }: Pick<Change, 'tx' | 'now' | 'isOwnHost'>,
  tenantId: string,
  domain: string,
): Promise<Refused<'DomainTaken'> | undefined> {
  if (isOwnHost(domain)) return refused('DomainTaken', domainTexts.ownProduct);
  await takeTurns(tx, `domain:${domain}`);
  await tx.tenantDomain.deleteMany({
    where: { domain, tenantId: { not: tenantId }, verifiedAt: null, createdAt: { lte: claimsSince(now) } },
  });
  const claims = await tx.tenantDomain.count({ where: { domain, tenantId: { not: tenantId } } });
  const shown = await tx.tenant.count({ where: { customDomain: domain, id: { not: tenantId } } });
  return claims + shown > 0 ? refused('DomainTaken', tenantTexts.domainTaken) : undefined;
}

/** Starts a claim, or returns the running one; an expired claim starts again with another proof. */
export async function startClaim(change: Change, tenantId: string, domain: string, proof: string): Promise<string> {
  const { tx, now } = change;
  await tx.tenantDomain.deleteMany({ where: { domain, tenantId, verifiedAt: null, createdAt: { lte: claimsSince(now) } } });
  const running = await tx.tenantDomain.findUnique({ where: { domain }, select: { id: true } });
  if (running !== null) return running.id;
  const id = change.newId();
  await tx.tenantDomain.create({ data: { id, tenantId, domain, proof, createdAt: now } });
  change.audit('domains.claim', { kind: 'tenantDomain', id, tenantId }, undefined, { domain });
  return id;
}
