import { BillingDetails, billingDetails, SetBillingDetails } from '#contract/money/billing-details.ts';
import { done } from '#contract/values/outcome.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleOf } from '#server/core/operations/example-of.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { billingDetailsOf } from './terms/invoice-parties.ts';
import { billedTenant } from './terms/open-subscription.ts';

const { id: _, ...exampleDetails } = exampleOf(billingDetails, exampleProfile.id);

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
    example: exampleDetails,
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
    change.effect('billing.customer', `billing.customer:${change.newId()}`, { tenantId }, tenantId);
    touchTenant(change, tenantId);
    const [old, now] = [
      { ...billingDetailsOf(before.settings), billingEmail: before.billingEmail },
      { ...billing, billingEmail },
    ];
    change.audit('billing.manage', { kind: 'tenant', id: tenantId, tenantId }, old, now);
    return done(billing);
  },
});
