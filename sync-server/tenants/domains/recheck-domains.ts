import {
  domainRecheckHours,
  domainReminderDays,
  domainTexts,
  domainWaitingHours,
  domainWaitingRecheckHours,
  type TenantDomainEntry,
} from '#contract/tenants/tenant-domains.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Log } from '#server/core/http/log.ts';
import { mailAdministrators } from '#server/core/mail-queue/mail-administrators.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { claimsSince } from './claimed-domain.ts';
import { lookUpProof } from './look-up-proof.ts';
import { recordLookUp } from './record-look-up.ts';
import type { ResolveTxt } from './resolve-txt.ts';

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

/** The job: ends expired claims, looks up the waiting ones, and checks the proof of each proven domain once a day. */
export async function recheckDomains(deps: RecheckDeps): Promise<Rechecked> {
  const expired = await expireClaims(deps);
  const hoursAgo = (hours: number): Date => new Date(deps.clock().getTime() - hours * hourMs);
  const due = await deps.db.query<DueDomain>(
    { as: 'platform' },
    `select id, domain from tenant_domains
     where lost_at is null and (checked_at is null or checked_at <= case when verified_at is null then $2::timestamptz else $1::timestamptz end)
     order by checked_at nulls first, id limit $3`,
    [hoursAgo(domainRecheckHours), hoursAgo(domainWaitingRecheckHours), most],
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
async function recheck({ db, changes, clock, resolveTxt, log }: RecheckDeps, { id, domain }: DueDomain): Promise<void> {
  try {
    const answer = await lookUpProof(resolveTxt, domain);
    const recorded = await changes.runAsPlatform(platformActor('recheck-domains', clock(), undefined), async (change) => {
      const outcome = await recordLookUp(change, id, answer);
      if (outcome.ok) await (outcome.value.verifiedAt === null ? remindOfRecord : remind)(change, outcome.value);
      return outcome;
    });
    if (recorded.ok || recorded.code !== 'LimitReached') return;
    // Not due again before the next interval, although nothing was recorded.
    const data = { checkedAt: clock() };
    await db.inTransaction({ as: 'platform' }, (tx) => tx.tenantDomain.update({ where: { id }, data, select: { id: true } }));
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
  await mailAdministrators(change, `domain-failing:${id}:${failingSince.getTime()}:${passed}`, tenantId, {
    subject: isOver ? domainTexts.suspendedSubject(domain) : domainTexts.failingSubject(domain),
    paragraphs: [isOver ? domainTexts.suspended(domain) : domainTexts.failing(domain, suspendsAt.toISOString().slice(0, 10))],
  });
}

/** Reminds the administrators of a record that was never found, once for each of the times. */
async function remindOfRecord(change: Change, { id, tenantId, domain, record, createdAt, expiresAt }: TenantDomainEntry): Promise<void> {
  const passed = domainWaitingHours.filter((hours) => change.now.getTime() - createdAt.getTime() >= hours * hourMs).length;
  const { count } = await change.tx.tenantDomain.updateMany({
    where: { id, reminderCount: { lt: passed } },
    data: { reminderCount: passed },
  });
  if (count === 0 || expiresAt === null) return;
  await mailAdministrators(change, `domain-waiting:${id}:${passed}`, tenantId, {
    subject: domainTexts.waitingSubject(domain),
    paragraphs: [domainTexts.waiting(domain, `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`), domainTexts.record(record)],
  });
}

/** Deletes claims that were never proven, and those that ended a while ago; forms with such a domain no longer show it. */
async function expireClaims({ changes, clock }: RecheckDeps): Promise<number> {
  const outcome = await changes.runAsPlatform(platformActor('expire-claims', clock(), undefined), async (change) => {
    const { tx, now } = change;
    const claims = await tx.$queryRaw<{ id: string; tenantId: string; domain: string }[]>`
      delete from tenant_domains where verified_at is null and coalesce(lost_at, created_at) <= ${claimsSince(now)}
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
