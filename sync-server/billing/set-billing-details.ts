import { BillingDetails, SetBillingDetails } from '#contract/billing/billing.ts';
import { done } from '#contract/values/outcome.ts';
import { withPlatformRights } from '#server/data/roles/platform-rights.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-summaries.ts';
import { billingDetailsOf } from './invoices/invoice-parties.ts';
import { billedTenant } from './subscription/open-subscription.ts';

/** Invoices written from now on show the new details; existing ones do not change. */
export const setBillingDetails = defineOperation({
  name: 'billing.manage',
  id: 'setBillingDetails',
  summary: 'Set the billing address, the tax id and the billing email of a tenant',
  input: SetBillingDetails,
  output: BillingDetails,
  object: ofNamedTenant,
  rest: {
    method: 'PUT',
    path: '/api/tenant/billing',
    example: { company: 'Northwind Advisors LLC', address: '1 Main Street', taxId: '' },
  },
  graphql: { mutation: 'setBillingDetails' },
  change: async (change, { tenant, billingEmail, ...billing }) => {
    const found = await billedTenant(change, { tenant });
    if (!found.ok) return found;
    const tenantId = found.value;
    const { tx } = change;
    await tx.$queryRaw`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
    const before = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { settings: true, billingEmail: true } });
    const settings = { ...Object(before.settings), billing };
    await withPlatformRights(tx, () => tx.tenant.updateMany({ where: { id: tenantId }, data: { settings, billingEmail } }));
    touchTenant(change, tenantId);
    const [old, now] = [
      { ...billingDetailsOf(before.settings), billingEmail: before.billingEmail },
      { ...billing, billingEmail },
    ];
    change.audit('billing.manage', { kind: 'tenant', id: tenantId, tenantId }, old, now);
    return done(billing);
  },
});
