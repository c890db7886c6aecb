import { done } from '#contract/outcome.ts';
import { domainProof, domainRecheckHours, domainReminderDays, domainTexts, type TenantDomainEntry } from '#contract/tenant-domains.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import type { Database } from '#server/data/database.ts';
import type { Log } from '#server/http/log.ts';
import { mailMessage } from '#server/mail-queue/mail-payload.ts';
import type { Change, Changes } from '#server/sync/change.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-heads.ts';
import { claimsSince } from './claimed-domain.ts';
import type { ResolveTxt } from './resolve-txt.ts';
import { settleLookUp } from './settle-look-up.ts';

export interface RecheckDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly resolveTxt: ResolveTxt;
  readonly log: Log;
}

export interface Rechecked {
  readonly looked: number;
  /** Claims that were not proven in time. */
  readonly expired: number;
}

const [hourMs, dayMs] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];
/** Maximum per run; the next run continues where this one stopped. */
const most = 500;
const atOnce = 8;

interface DueDomain {
  readonly id: string;
  readonly domain: string;
}

/** The job: ends expired claims, and checks the proof of each proven domain once a day. */
export async function recheckDomains(deps: RecheckDeps): Promise<Rechecked> {
  const expired = await expireClaims(deps);
  const before = new Date(deps.clock().getTime() - domainRecheckHours * hourMs);
  const due = await deps.db.query<DueDomain>(
    { as: 'platform' },
    `select id, domain from tenant_domains where verified_at is not null and (checked_at is null or checked_at <= $1)
     order by checked_at nulls first, id limit $2`,
    [before, most],
  );
  let next = 0;
  async function work(): Promise<void> {
    for (let claim = due[next]; claim !== undefined; claim = due[next]) {
      next += 1;
      await recheck(deps, claim);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { looked: due.length, expired };
}

/** The look-up happens outside any transaction. A failure for one domain is logged, and the others are still checked. */
async function recheck({ changes, clock, resolveTxt, log }: RecheckDeps, { id, domain }: DueDomain): Promise<void> {
  try {
    const answer = await resolveTxt(`${domainProof.record}.${domain}`, domain);
    await changes.runAsPlatform(platformActor('recheck-domains', clock(), undefined), async (change) => {
      const settled = await settleLookUp(change, id, answer);
      if (settled.ok) await remind(change, settled.value);
      return settled;
    });
  } catch (fault) {
    log.fault('recheck-domain', fault, { domainId: id });
  }
}

/** Notifies the administrators of the tenant: when the proof is missed, when the domain stops serving, and twice more. */
async function remind(change: Change, { id, tenantId, domain, failingSince, suspendsAt }: TenantDomainEntry): Promise<void> {
  const { tx, now } = change;
  if (failingSince === null || suspendsAt === null) return;
  const passed = domainReminderDays.filter((days) => now.getTime() - failingSince.getTime() >= days * dayMs).length;
  const { count } = await tx.tenantDomain.updateMany({ where: { id, reminderCount: { lt: passed } }, data: { reminderCount: passed } });
  if (count === 0) return;
  const isOver = now >= suspendsAt;
  const admins = await tx.membership.findMany({
    where: { tenantId, role: 'tenant_admin', user: { isActive: true, role: 'tenant_admin' } },
    select: { user: { select: { id: true, email: true } } },
  });
  for (const { user } of admins) {
    mailMessage(change, `domain-failing:${id}:${failingSince.getTime()}:${passed}:${user.id}`, tenantId, {
      to: user.email,
      subject: isOver ? domainTexts.suspendedSubject(domain) : domainTexts.failingSubject(domain),
      paragraphs: [isOver ? domainTexts.suspended(domain) : domainTexts.failing(domain, suspendsAt.toISOString().slice(0, 10))],
    });
  }
}

/** Releases domains that were claimed and never proven; forms with such a domain no longer show it. */
async function expireClaims({ changes, clock }: RecheckDeps): Promise<number> {
  const outcome = await changes.runAsPlatform(platformActor('expire-claims', clock(), undefined), async (change) => {
    const { tx, now } = change;
    const claims = await tx.$queryRaw<{ id: string; tenantId: string; domain: string }[]>`
      delete from tenant_domains where verified_at is null and created_at <= ${claimsSince(now)}
      returning id, tenant_id as "tenantId", domain`;
    for (const { id, tenantId, domain } of claims) {
      const { count } = await tx.tenant.updateMany({ where: { id: tenantId, customDomain: domain }, data: { customDomain: null } });
      if (count > 0) touchTenant(change, tenantId);
      change.audit('domains.expire', { kind: 'tenantDomain', id, tenantId }, { domain });
    }
    return done(claims.length);
  });
  return outcome.ok ? outcome.value : 0;
}
