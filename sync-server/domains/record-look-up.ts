import {
  type DomainState,
  domainStateOf,
  domainSuspensionDays,
  domainTexts,
  type TenantDomainEntry,
  type TxtAnswer,
} from '#contract/tenants/tenant-domains.ts';
import { tenantTexts } from '#contract/tenants/tenants.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { withPlatformRights } from '#server/data/roles/platform-rights.ts';
import { endDomainSignIns } from '#server/identity/domains/end-domain-sign-ins.ts';
import type { Change } from '#server/sync/change.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-summaries.ts';
import { claimsSince } from './claimed-domain.ts';
import { domainEntry, domainRow } from './domain-entry.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Stores the result of a look-up. With the tenant's own proof the domain serves the tenant. A proven domain whose proof is gone serves for
 * another week and is then suspended, which ends the sign-ins there; it still belongs to the tenant, and serves again once the proof is
 * back.
 */
export async function recordLookUp(
  change: Change,
  id: string,
  answer: TxtAnswer,
): Promise<Outcome<TenantDomainEntry, 'Expired' | 'DomainTaken'>> {
  const { tx, now } = change;
  await tx.$queryRaw`select 1 from tenant_domains where id = ${id}::uuid for update`;
  const current = await tx.tenantDomain.findUnique({ where: { id } });
  // The claim ended during the look-up.
  if (current === null) return refused('Expired', domainTexts.expired);
  const { tenantId, domain, verifiedAt } = current;
  if (verifiedAt === null && current.createdAt <= claimsSince(now)) return refused('Expired', domainTexts.expired);
  // A resolver without an answer does not show that a proof is gone.
  if (verifiedAt !== null && answer.kind === 'no_answer') return done(domainEntry(current));
  const seen = domainStateOf(answer, current.proof);
  const isProven = seen === 'valid';
  if (isProven && change.isOwnHost(domain)) return refused('DomainTaken', domainTexts.ownProduct);
  const failingSince = isProven || verifiedAt === null ? null : (current.failingSince ?? now);
  const state: DomainState = failingSince !== null && current.state === 'valid' && !isOver(failingSince, now) ? 'valid' : seen;
  await tx.tenantDomain.update({
    where: { id },
    data: {
      state,
      observed: answer.kind === 'records' ? [...answer.values] : [],
      checkedAt: now,
      verifiedAt: isProven ? (verifiedAt ?? now) : verifiedAt,
      failingSince,
      ...(isProven ? { reminderCount: 0 } : {}),
    },
  });
  if (isProven) {
    const shown = await withPlatformRights(tx, () => tx.tenant.count({ where: { customDomain: domain, id: { not: tenantId } } }));
    if (shown > 0) return refused('DomainTaken', tenantTexts.domainTaken);
    const { count } = await tx.tenant.updateMany({
      where: { id: tenantId, OR: [{ customDomain: null }, { customDomain: { not: domain } }] },
      data: { customDomain: domain },
    });
    if (count > 0) touchTenant(change, tenantId);
  }
  if (current.state === 'valid' && state !== 'valid') await endDomainSignIns(tx, tenantId, domain);
  if (state !== current.state) {
    const action = current.state === 'valid' ? 'domains.suspend' : 'domains.verify';
    change.audit(action, { kind: 'tenantDomain', id, tenantId }, { state: current.state }, { state });
  }
  return done(domainEntry(await domainRow(tx, id)));
}

function isOver(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= domainSuspensionDays * dayMs;
}
