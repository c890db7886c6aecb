import { planTooSmall } from '#contract/calculators/calculators.ts';
import { planTexts } from '#contract/money/plans.ts';
import type { TenantStatus } from '#contract/people/roles.ts';
import { isReserved, subdomainTexts } from '#contract/tenants/subdomain.ts';
import { releasedSubdomainDays, tenantTexts } from '#contract/tenants/tenants.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { refuseSmallerPlan } from '#server/calculators/selection/refuse-smaller-plan.ts';
import type { Tx } from '#server/core/data/database.ts';
import { lockUntilCommit } from '#server/core/data/lock-until-commit.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { refuseShownDomain } from '#server/tenants/domains/claimed-domain.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The fields of a tenant's form. An undefined one was not sent. */
export interface TenantForm {
  readonly subdomain?: string | undefined;
  readonly customDomain?: string | null | undefined;
  readonly planId?: string | null | undefined;
  readonly templateId?: string | null | undefined;
  readonly status?: TenantStatus | undefined;
  readonly trialEndsAt?: string | null | undefined;
}

export interface TenantBefore {
  readonly subdomain: string;
  readonly customDomain: string | null;
  readonly planId: string | null;
  readonly templateId: string | null;
  readonly status: TenantStatus;
  readonly trialEndsAt: Date | null;
}

export type FormRefusal = Refused<'InputInvalid' | 'SubdomainTaken' | 'DomainTaken' | 'LimitReached'>;

/** Refuses a valid form because of its changes: names already taken, references that do not fit. */
export async function refuseTenantForm(
  change: Pick<Change, 'tx' | 'now' | 'isOwnHost'>,
  tenantId: string,
  form: TenantForm,
  before?: TenantBefore,
): Promise<FormRefusal | undefined> {
  const { tx, now } = change;
  const { subdomain, customDomain, planId, templateId } = form;
  if (subdomain !== undefined && subdomain !== before?.subdomain) {
    // A tenant that has had its name since before it was reserved keeps it.
    if (isReserved(subdomain)) return refused('InputInvalid', subdomainTexts.reserved, { subdomain: subdomainTexts.reserved });
    const taken = await refuseTakenSubdomain(tx, now, tenantId, subdomain);
    if (taken !== undefined) return taken;
  }
  if (typeof customDomain === 'string' && customDomain !== before?.customDomain) {
    const taken = await refuseShownDomain(change, tenantId, customDomain);
    if (taken !== undefined) return refused(taken.code, taken.message, { customDomain: taken.message });
  }
  if (typeof planId === 'string' && planId !== before?.planId) {
    const plan = await tx.plan.findUnique({ where: { id: planId }, select: { calculatorLimit: true } });
    if (plan === null) return refused('InputInvalid', planTexts.unknown, { planId: planTexts.unknown });
    const tooSmall = await refuseSmallerPlan(tx, tenantId, plan.calculatorLimit, planTooSmall.tenant);
    if (tooSmall !== undefined) return refused(tooSmall.code, tooSmall.message, { planId: tooSmall.message });
  }
  if (typeof templateId === 'string' && templateId !== before?.templateId && (await tx.template.count({ where: { id: templateId } })) === 0)
    return refused('InputInvalid', tenantTexts.unknownTemplate, { templateId: tenantTexts.unknownTemplate });
  return refusePastTrial(now, form, before);
}

/** A name that its tenant gave up is reserved, but a tenant may take its own former name back. */
export async function refuseTakenSubdomain(
  tx: Tx,
  now: Date,
  tenantId: string,
  subdomain: string,
): Promise<Refused<'SubdomainTaken'> | undefined> {
  await lockUntilCommit(tx, `subdomain:${subdomain}`);
  const taken = refused('SubdomainTaken', subdomainTexts.taken, { subdomain: subdomainTexts.taken });
  if ((await tx.tenant.count({ where: { subdomain, id: { not: tenantId } } })) > 0) return taken;
  const keptSince = new Date(now.getTime() - releasedSubdomainDays * dayMs);
  if ((await tx.releasedSubdomain.count({ where: { subdomain, releasedAt: { gt: keptSince } } })) === 0) return undefined;
  const ownFormer = await tx.auditRecord.count({
    where: { tenantId, action: 'tenants.update', before: { path: ['subdomain'], equals: subdomain } },
  });
  return ownFormer > 0 ? undefined : taken;
}

function refusePastTrial(now: Date, form: TenantForm, before: TenantBefore | undefined): Refused<'InputInvalid'> | undefined {
  const { trialEndsAt } = form;
  const status = form.status ?? before?.status ?? 'active';
  if (status !== 'trial' || typeof trialEndsAt !== 'string') return undefined;
  const ends = Date.parse(trialEndsAt);
  if (ends === before?.trialEndsAt?.getTime() || ends > now.getTime()) return undefined;
  return refused('InputInvalid', tenantTexts.trialInPast, { trialEndsAt: tenantTexts.trialInPast });
}
