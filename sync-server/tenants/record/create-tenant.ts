import { CreateTenant, TenantSummary } from '#contract/tenants/tenant.ts';
import { tenantTexts, trialDays } from '#contract/tenants/tenants.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleTenant } from '#server/core/tenant-summaries/example-tenant.ts';
import { tenantSummary, touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { syncCustomDomain } from '#server/tenants/domains/custom-domain.ts';
import { refuseTenantForm } from './tenant-form.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A new tenant is active by default; a trial without an end date lasts the default number of days. */
export const createTenant = defineOperation({
  name: 'tenants.create',
  id: 'createTenant',
  summary: 'Create a tenant',
  input: CreateTenant,
  output: TenantSummary,
  rest: { method: 'POST', path: '/api/admin/tenants', example: exampleTenant },
  queued: { type: 'tenants.create' },
  change: async (change, input) => {
    const { tx, now } = change;
    const { id = change.newId(), subdomain, customDomain, status, trialEndsAt } = input;
    if ((await tx.tenant.count({ where: { id } })) > 0) return refused('Conflict', tenantTexts.idTaken);
    const problem = await refuseTenantForm(change, id, input);
    if (problem !== undefined) return problem;
    const standardEnd = status === 'trial' ? new Date(now.getTime() + trialDays * dayMs) : null;
    await tx.tenant.create({ data: { ...input, id, trialEndsAt: trialEndsAt ?? standardEnd, createdAt: now } });
    await tx.releasedSubdomain.deleteMany({ where: { subdomain } });
    await syncCustomDomain(change, id, null, customDomain);
    touchTenant(change, id);
    const created = await tenantSummary(tx, id);
    change.audit('tenants.create', { kind: 'tenant', id, tenantId: id }, undefined, created);
    return done(created);
  },
});
