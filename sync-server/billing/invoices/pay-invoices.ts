import { billingAccountTexts, PaidInvoices, SubscriptionOf } from '#contract/billing/billing.ts';
import { done, refused } from '#contract/values/outcome.ts';
import type { Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import type { BillingDeps } from '../provider/payment-provider.ts';
import { billedTenant } from '../subscription/open-subscription.ts';
import { chargeOpenInvoices } from './charge-invoices.ts';

export const payInvoices = defineOperation({
  name: 'billing.manage',
  id: 'payInvoices',
  summary: 'Charge the open invoices of a tenant again, now',
  input: SubscriptionOf,
  output: PaidInvoices,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/invoices/pay', example: { paid: 1, open: 0 } },
  graphql: { mutation: 'payInvoices' },
  run: async ({ deps, caller }: Reading<BillingDeps>, input) => {
    const found = await deps.changes.run(caller, (change) => billedTenant(change, input));
    if (!found.ok) return found;
    const before = await countOpen(deps, found.value);
    if (before === 0) return refused('Conflict', billingAccountTexts.nothingOpen);
    await chargeOpenInvoices(deps, found.value);
    const open = await countOpen(deps, found.value);
    return open === before ? refused('Conflict', billingAccountTexts.stillOpen) : done({ paid: before - open, open });
  },
});

async function countOpen({ db }: BillingDeps, tenantId: string): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    { as: 'platform' },
    `select count(*)::int as open from invoices where tenant_id = $1::uuid and status = 'pending' and kind = 'invoice'`,
    [tenantId],
  );
  return row?.open ?? 0;
}
