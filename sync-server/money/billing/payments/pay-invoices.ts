import { billingAccountTexts, PaidInvoices, SubscriptionOf } from '#contract/money/billing.ts';
import { done, refused } from '#contract/values/outcome.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { chargeOpenInvoices } from '#server/money/billing/invoices/charge-invoices.ts';
import type { BillingDeps } from '#server/money/billing/provider/payment-provider.ts';
import { billedTenant } from '#server/money/billing/terms/open-subscription.ts';
import { payAtCardService } from './pay-at-card-service.ts';

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
    const found = await deps.changes.run(caller, async (change) => {
      const tenant = await billedTenant(change, input);
      return tenant.ok ? done({ tenantId: tenant.value, attempt: change.newId() }) : tenant;
    });
    if (!found.ok) return found;
    const { tenantId, attempt } = found.value;
    const before = await countOpen(deps, tenantId);
    if (before === 0) return refused('Conflict', billingAccountTexts.nothingOpen);
    const waiting = await payAtCardService(deps, { tenantId, attempt, requestId: caller.requestId, isPersonThere: true });
    await chargeOpenInvoices(deps, tenantId);
    const open = await countOpen(deps, tenantId);
    if (waiting !== undefined) {
      const { publishableKey } = deps.payments;
      const key = publishableKey === undefined ? {} : { publishableKey };
      return done({ paid: before - open, open, isWaiting: true, clientSecret: waiting.clientSecret, ...key });
    }
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
