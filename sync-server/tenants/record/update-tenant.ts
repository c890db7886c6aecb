import { accessTexts } from '#contract/people/access.ts';
import { TenantSummary, tenant, UpdateTenant } from '#contract/tenants/tenant.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { Prisma } from '#server/core/data/client.ts';
import { columnsOf } from '#server/core/data/columns-of.ts';
import { definedIn } from '#server/core/data/defined-in.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { exampleTenant } from '#server/core/tenant-summaries/example-tenant.ts';
import { tenantSummary, touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { applyAssignedPlan } from '#server/money/billing/reports/apply-assigned-plan.ts';
import { syncCustomDomain } from '#server/tenants/domains/custom-domain.ts';
import { refuseTenantForm } from './tenant-form.ts';

/** Every field that a request may set. */
const editable = columnsOf(tenant.written, Prisma.TenantScalarFieldEnum);

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
    const { id, ...given } = input;
    await tx.$queryRaw`select 1 from tenants where id = ${id}::uuid for no key update`;
    const before = await tx.tenant.findUnique({ where: { id }, select: editable });
    if (before === null) return refused('NotFound', accessTexts.notFound);
    const problem = await refuseTenantForm(change, id, input, before);
    if (problem !== undefined) return problem;
    // The owner who gives a name approves it.
    const isRenamed = given.name !== undefined && given.name !== before.name;
    const after = await tx.tenant.update({
      where: { id },
      data: { ...definedIn(given), ...(isRenamed ? { nameHeldAt: null, nameRefusal: null } : {}) },
      select: editable,
    });
    if (JSON.stringify(before) === JSON.stringify(after)) return done(await tenantSummary(tx, id));
    if (before.subdomain !== after.subdomain) await moveSubdomain(change, before.subdomain, after.subdomain);
    await syncCustomDomain(change, id, before.customDomain, after.customDomain);
    if (before.planId !== after.planId && after.planId !== null) await applyAssignedPlan(change, id, after.planId);
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
