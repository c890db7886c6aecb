import { accessTexts } from '#contract/people/access.ts';
import { TenantSummary } from '#contract/tenants/tenant.ts';
import { ApproveFirmName, RefuseFirmName } from '#contract/tenants/tenants.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { mailOwners } from '#server/core/mail-queue/mail-owners.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { exampleTenant } from '#server/core/tenant-summaries/example-tenant.ts';
import { tenantSummary, touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';

export const approveFirmName = defineOperation({
  name: 'tenants.judgeName',
  id: 'approveFirmName',
  summary: 'Approve the name of a firm that was held because it reads like a known brand',
  input: ApproveFirmName,
  output: TenantSummary,
  object: ({ id }) => ({ tenantId: id }),
  rest: { method: 'POST', path: '/api/admin/tenants/{id}/approve-name', example: exampleTenant },
  graphql: { mutation: 'approveFirmName' },
  change: (change, { id }) => judge(change, id, 'tenants.approveName', { nameHeldAt: null, nameRefusal: null }),
});

export const refuseFirmName = defineOperation({
  name: 'tenants.judgeName',
  id: 'refuseFirmName',
  summary: 'Refuse the name of a firm with a reason; its invitations and pages stay blocked',
  input: RefuseFirmName,
  output: TenantSummary,
  object: ({ id }) => ({ tenantId: id }),
  rest: {
    method: 'POST',
    path: '/api/admin/tenants/{id}/refuse-name',
    example: { ...exampleTenant, nameHeldAt: exampleTenant.createdAt, nameRefusal: 'It is the name of a bank.' },
  },
  graphql: { mutation: 'refuseFirmName' },
  change: (change, { id, reason }) => judge(change, id, 'tenants.refuseName', { nameHeldAt: change.now, nameRefusal: reason }),
});

interface Judged {
  readonly nameHeldAt: Date | null;
  readonly nameRefusal: string | null;
}

async function judge(change: Change, id: string, action: string, data: Judged): Promise<Outcome<TenantSummary, 'NotFound'>> {
  const before = await change.tx.tenant.findUnique({ where: { id }, select: { name: true, nameHeldAt: true, nameRefusal: true } });
  if (before === null) return refused('NotFound', accessTexts.notFound);
  await change.tx.tenant.update({ where: { id }, data, select: { id: true } });
  touchTenant(change, id);
  change.audit(action, { kind: 'tenant', id, tenantId: id }, before, { name: before.name, ...data });
  return done(await tenantSummary(change.tx, id));
}

/** Asks the platform owners to look at a name. Needs the platform's rights. */
export async function notifyOwnersOfName(change: Change, tenantId: string, name: string): Promise<void> {
  await mailOwners(change, `firm-name:${tenantId}:${change.now.getTime()}`, {
    subject: mailTexts.nameHeldSubject(name),
    paragraphs: [mailTexts.nameHeld(name)],
    button: { label: mailTexts.abuseTenantButton, path: '/admin/tenants' },
  });
}
