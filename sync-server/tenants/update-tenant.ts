import { accessTexts } from '#contract/people/access.ts';
import { TenantSummary } from '#contract/tenants/tenant-summary.ts';
import { UpdateTenant } from '#contract/tenants/tenants.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { followPlan } from '#server/billing/provider/follow-plan.ts';
import { followCustomDomain } from '#server/domains/custom-domain.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { definedIn } from '#server/plans/defined-in.ts';
import type { Change } from '#server/sync/change.ts';
import { ownerStream } from '#server/sync/streams/stream-names.ts';
import { exampleTenant } from '#server/tenant-summaries/example-tenant.ts';
import { tenantSummary, touchTenant } from '#server/tenant-summaries/tenant-summaries.ts';
import { refuseTenantForm } from './tenant-form.ts';

const editable = {
  name: true,
  subdomain: true,
  customDomain: true,
  planId: true,
  templateId: true,
  status: true,
  trialEndsAt: true,
  billingEmail: true,
} as const;

/** Any part of the form. Missing and unchanged fields are not written. */
export const updateTenant = defineOperation({
  name: 'tenants.update',
  id: 'updateTenant',
  summary: 'Edit a tenant; what is left out stays as it is',
  input: UpdateTenant,
  output: TenantSummary,
  object: ({ id }) => ({ tenantId: id }),
  rest: { method: 'PUT', path: '/api/admin/tenants/{id}', example: exampleTenant },
  queued: { type: 'tenants.update', row: ({ id }) => ({ stream: ownerStream, kind: 'tenantHead', id }) },
  change: async (change, input) => {
    const { tx } = change;
    const { id, trialEndsAt, ...rest } = input;
    await tx.$queryRaw`select 1 from tenants where id = ${id}::uuid for no key update`;
    const before = await tx.tenant.findUnique({ where: { id }, select: editable });
    if (before === null) return refused('NotFound', accessTexts.notFound);
    const problem = await refuseTenantForm(change, id, input, before);
    if (problem !== undefined) return problem;
    const ends = typeof trialEndsAt === 'string' ? new Date(trialEndsAt) : trialEndsAt;
    const after = await tx.tenant.update({ where: { id }, data: definedIn({ ...rest, trialEndsAt: ends }), select: editable });
    if (JSON.stringify(before) === JSON.stringify(after)) return done(await tenantSummary(tx, id));
    if (before.subdomain !== after.subdomain) await moveSubdomain(change, before.subdomain, after.subdomain);
    await followCustomDomain(change, id, before.customDomain, after.customDomain);
    if (before.planId !== after.planId && after.planId !== null) await followPlan(change, id, after.planId);
    touchTenant(change, id);
    change.audit('tenants.update', { kind: 'tenant', id, tenantId: id }, before, after);
    return done(await tenantSummary(tx, id));
  },
});

/** The name that was given up is reserved from now on. */
export async function moveSubdomain({ tx, now }: Pick<Change, 'tx' | 'now'>, left: string, taken: string): Promise<void> {
  await tx.releasedSubdomain.deleteMany({ where: { subdomain: taken } });
  await tx.releasedSubdomain.upsert({
    where: { subdomain: left },
    create: { subdomain: left, releasedAt: now },
    update: { releasedAt: now },
  });
}
