import { ChangePaymentMethod, PaymentMethodChange } from '#contract/money/billing.ts';
import { done } from '#contract/values/outcome.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { chargeOpenInvoices } from '#server/money/billing/invoices/charge-invoices.ts';
import type { BillingDeps } from '#server/money/billing/provider/payment-provider.ts';
import { billedTenant } from '#server/money/billing/terms/open-subscription.ts';

/** A new payment method immediately pays all open invoices. */
export const changePaymentMethod = defineOperation({
  name: 'billing.manage',
  id: 'changePaymentMethod',
  summary: 'Change the payment method of a tenant',
  input: ChangePaymentMethod,
  output: PaymentMethodChange,
  object: ofNamedTenant,
  rest: {
    method: 'PUT',
    path: '/api/tenant/payment-method',
    example: { clientSecret: null, paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 } },
  },
  graphql: { mutation: 'changePaymentMethod' },
  run: async ({ deps, caller }: Reading<BillingDeps>, { tenant, card = 'accepted' }) => {
    const found = await deps.changes.run(caller, async (change) => {
      const billed = await billedTenant(change, { tenant });
      if (!billed.ok) return billed;
      const where = { id: billed.value };
      const { paymentCustomerId } = await withPlatformRights(change.tx, () =>
        change.tx.tenant.findUniqueOrThrow({ where, select: { paymentCustomerId: true } }),
      );
      return done({ tenantId: billed.value, customerId: paymentCustomerId });
    });
    if (!found.ok) return found;
    const { tenantId, customerId } = found.value;
    const { clientSecret, paymentMethod } = await deps.payments.changeCard({ tenantId, customerId, card });
    if (paymentMethod !== null) {
      await deps.changes.run(caller, async (change) => {
        await withPlatformRights(change.tx, () => change.tx.tenant.updateMany({ where: { id: tenantId }, data: { paymentMethod } }));
        change.audit('billing.manage', { kind: 'tenant', id: tenantId, tenantId }, undefined, { paymentMethod });
        return done(undefined);
      });
      await chargeOpenInvoices(deps, tenantId);
    }
    const { publishableKey } = deps.payments;
    return done({ clientSecret, paymentMethod, ...(publishableKey === undefined ? {} : { publishableKey }) });
  },
});
