import { domainClaimHours, domainTexts } from '#contract/tenants/tenant-domains.ts';
import { tenantTexts } from '#contract/tenants/tenants.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { lockUntilCommit } from '#server/core/data/lock-until-commit.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

/** Unproven claims from before this moment have expired. */
export function claimsSince(now: Date): Date {
  return new Date(now.getTime() - domainClaimHours * 60 * 60 * 1000);
}

/** Changes of the claims of one domain happen one after another. */
export function lockDomain(tx: Tx, domain: string): Promise<void> {
  return lockUntilCommit(tx, `domain:${domain}`);
}

/**
 * The product's own hosts belong to no tenant, and a domain that a tenant has proven to no other. A claim without proof excludes nobody:
 * otherwise anyone could keep a tenant from its own domain. Needs the platform's rights, because it reads claims of other tenants.
 */
export async function refuseTakenDomain(
  { tx, isOwnHost }: Pick<Change, 'tx' | 'isOwnHost'>,
  tenantId: string,
  domain: string,
): Promise<Refused<'DomainTaken'> | undefined> {
  if (isOwnHost(domain)) return refused('DomainTaken', domainTexts.ownProduct);
  await lockDomain(tx, domain);
  const proven = await tx.tenantDomain.count({ where: { domain, tenantId: { not: tenantId }, verifiedAt: { not: null } } });
  return proven > 0 ? refused('DomainTaken', tenantTexts.domainTaken) : undefined;
}

/** For the platform owner's forms, which show one domain for one tenant only, proven or not. */
export async function refuseShownDomain(
  change: Pick<Change, 'tx' | 'isOwnHost'>,
  tenantId: string,
  domain: string,
): Promise<Refused<'DomainTaken'> | undefined> {
  const taken = await refuseTakenDomain(change, tenantId, domain);
  if (taken !== undefined) return taken;
  const shown = await change.tx.tenant.count({ where: { customDomain: domain, id: { not: tenantId } } });
  return shown > 0 ? refused('DomainTaken', tenantTexts.domainTaken) : undefined;
}

/** Starts a claim, or returns the running one; an expired claim starts again with another proof. */
export async function startClaim(change: Change, tenantId: string, domain: string, proof: string): Promise<string> {
  const { tx, now } = change;
  const ended = [{ createdAt: { lte: claimsSince(now) } }, { lostAt: { not: null } }];
  await tx.tenantDomain.deleteMany({ where: { domain, tenantId, verifiedAt: null, OR: ended } });
  const running = await tx.tenantDomain.findUnique({ where: { tenantId_domain: { tenantId, domain } }, select: { id: true } });
  if (running !== null) return running.id;
  const id = change.newId();
  await tx.tenantDomain.create({ data: { id, tenantId, domain, proof, createdAt: now } });
  change.audit('domains.claim', { kind: 'tenantDomain', id, tenantId }, undefined, { domain });
  return id;
}
