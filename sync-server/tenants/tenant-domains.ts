import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import {
  type ClaimDomain,
  domainProof,
  domainTexts,
  type OfOwnTenant,
  type TenantDomainEntry,
  type VerifyDomain,
} from '#contract/tenant-domains.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { type Caller, isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database, Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';
import type { ShortList } from '#server/http/cut-rows.ts';
import type { Change, Changes } from '#server/sync/change.ts';
import { refuseTakenDomain, startClaim } from './claimed-domain.ts';
import { newProof } from './custom-domain.ts';
import { domainEntry, domainRow } from './domain-entry.ts';
import { newestTeamOf } from './own-tenant.ts';
import type { ResolveTxt } from './resolve-txt.ts';
import { settleLookUp } from './settle-look-up.ts';

/** How claims of domains are found, ordered and cut. */
export const claimList: ShortList<TenantDomainEntry> = {
  keys: { createdAt: ({ createdAt }) => createdAt.toISOString(), domain: ({ domain }) => domain },
  usual: { field: 'createdAt', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ domain }) => domain,
};

export type DomainRefusal = AccessRefusal['code'] | 'DomainTaken' | 'LimitReached' | 'Expired';

export async function listDomains(
  { db }: { readonly db: Database },
  principal: Principal,
  { tenant }: OfOwnTenant,
): Promise<Outcome<readonly TenantDomainEntry[], DomainRefusal>> {
  const refusal = authorise('domains.list', principal, tenant === undefined ? {} : { tenantId: tenant });
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  return db.reading(scopeOf(principal), async (tx): Promise<Outcome<readonly TenantDomainEntry[], DomainRefusal>> => {
    const tenantId = await knownTenant(tx, principal, tenant);
    if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
    const rows = await tx.tenantDomain.findMany({ where: { tenantId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    return done(rows.map(domainEntry));
  });
}

async function knownTenant(tx: Tx, caller: Caller, tenant: string | undefined): Promise<string | undefined> {
  const tenantId = tenant ?? (await newestTeamOf(tx, caller));
  if (tenantId === undefined) return undefined;
  return (await tx.tenant.count({ where: { id: tenantId } })) > 0 ? tenantId : undefined;
}

/** Claims a domain for a tenant. The claim holds it for others until its time is over; it serves nobody before it is proven. */
export async function claimDomain(change: Change, { tenant, domain }: ClaimDomain): Promise<Outcome<TenantDomainEntry, DomainRefusal>> {
  const { tx, caller } = change;
  const refusal = authorise('domains.claim', caller, tenant === undefined ? {} : { tenantId: tenant });
  if (refusal !== undefined) return refusal;
  const tenantId = await knownTenant(tx, caller, tenant);
  if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
  const held = authorise('domains.claim', caller, { tenantId });
  if (held !== undefined) return held;
  if (caller.role !== 'platform_owner' && !(await planAllowsDomain(tx, tenantId))) return refused('LimitReached', domainTexts.noPlan);
  const taken = await withPlatformRights(tx, () => refuseTakenDomain(change, tenantId, domain));
  if (taken !== undefined) return taken;
  const id = await startClaim(change, tenantId, domain, newProof());
  return done(domainEntry(await domainRow(tx, id)));
}

/** The terms of a running subscription decide before the plan as it stands today. A tenant without a plan is not held back. */
async function planAllowsDomain(tx: Tx, tenantId: string): Promise<boolean> {
  const tenant = await tx.tenant.findUnique({
    where: { id: tenantId },
    select: { plan: { select: { customDomain: true } }, subscription: { select: { status: true, terms: true } } },
  });
  const { plan = null, subscription = null } = tenant ?? {};
  const terms = subscription === null || ['incomplete', 'cancelled'].includes(subscription.status) ? null : subscription.terms;
  if (typeof terms === 'object' && terms !== null && 'customDomain' in terms) return terms.customDomain === true;
  return plan?.customDomain ?? true;
}

export interface VerifyDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly resolveTxt: ResolveTxt;
}

/** Looks the proof up and says how the claim stands. The look-up happens outside any transaction. */
export async function verifyDomain(
  { db, changes, resolveTxt }: VerifyDeps,
  principal: Principal,
  { id }: VerifyDomain,
): Promise<Outcome<TenantDomainEntry, DomainRefusal>> {
  const refusal = authorise('domains.verify', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const claim = await db.reading(scopeOf(principal), (tx) => tx.tenantDomain.findUnique({ where: { id } }));
  if (claim === null) return refused('NotFound', accessTexts.notFound);
  const denied = authorise('domains.verify', principal, { tenantId: claim.tenantId });
  if (denied !== undefined) return denied;
  const answer = await resolveTxt(`${domainProof.record}.${claim.domain}`, claim.domain);
  return changes.run(principal, (change) => settleLookUp(change, id, answer));
}
