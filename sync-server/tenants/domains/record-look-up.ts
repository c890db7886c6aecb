import {
  type DomainState,
  domainStateOf,
  domainSuspensionDays,
  domainTexts,
  type TenantDomainEntry,
  type TxtAnswer,
} from '#contract/tenants/tenant-domains.ts';
import { tenantTexts } from '#contract/tenants/tenants.ts';
import { done, type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { includesRight, rightColumns } from '#server/core/access/tenant-rights.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { endDomainSignIns } from '#server/people/identity/domains/end-domain-sign-ins.ts';
import { claimsSince, lockDomain, refuseTakenDomain } from './claimed-domain.ts';
import { domainEntry, domainRow } from './domain-entry.ts';
import { endOtherClaims } from './end-other-claims.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Stores the result of a look-up. With the tenant's own proof the domain serves the tenant. A proven domain whose proof is gone serves for
 * another week and is then suspended, which ends the sign-ins there; it still belongs to the tenant, and serves again once the proof is
 * back. The first tenant with a proof gets the domain, and the claims of the others end.
 */
export async function recordLookUp(
  change: Change,
  id: string,
  answer: TxtAnswer,
): Promise<Outcome<TenantDomainEntry, 'Expired' | 'DomainTaken' | 'LimitReached'>> {
  const { tx, now } = change;
  const claimed = await tx.tenantDomain.findUnique({ where: { id }, select: { domain: true } });
  if (claimed !== null) await lockDomain(tx, claimed.domain);
  await tx.$queryRaw`select 1 from tenant_domains where id = ${id}::uuid for update`;
  const current = await tx.tenantDomain.findUnique({ where: { id } });
  // The claim ended during the look-up.
  if (current === null) return refused('Expired', domainTexts.expired);
  const { tenantId, domain, verifiedAt } = current;
  if (verifiedAt === null && current.createdAt <= claimsSince(now)) return refused('Expired', domainTexts.expired);
  if (current.lostAt !== null) return refused('DomainTaken', tenantTexts.domainTaken);
  // A resolver without an answer does not show that a proof is gone.
  if (verifiedAt !== null && answer.kind === 'no_answer') return done(domainEntry(current));
  const seen = domainStateOf(answer, current.proof);
  const isProven = seen === 'valid';
  const locked = isProven && current.state !== 'valid' ? await refuseWithoutPlan(change, tenantId) : undefined;
  if (locked !== undefined) return locked;
  const taken = isProven ? await withPlatformRights(tx, () => refuseTakenDomain(change, tenantId, domain)) : undefined;
  if (taken !== undefined) return taken;
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
    await endOtherClaims(change, tenantId, domain);
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

/** A domain begins to serve only while the plan includes it. One that serves already goes on. The platform owner may verify any domain. */
async function refuseWithoutPlan({ tx, caller }: Change, tenantId: string): Promise<Refused<'LimitReached'> | undefined> {
  if (caller.role === 'platform_owner') return undefined;
  const columns = { plan: { select: { ...rightColumns.plan.select, name: true } }, subscription: rightColumns.subscription } as const;
  const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: columns });
  return includesRight('customDomain', tenant) ? undefined : refused('LimitReached', domainTexts.planWithout(tenant.plan?.name ?? ''));
}

function isOver(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= domainSuspensionDays * dayMs;
}
