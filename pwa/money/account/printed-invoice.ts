import { t } from '#contract/language/t.ts';
import type { Invoice } from '#contract/money/billing.ts';
import { noBillingDetails } from '#contract/money/billing-details.ts';
import type { TenantUsage } from '#contract/money/revenue/stats.ts';
import { seller } from '#contract/money/settings/billing-settings.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';

/** An invoice of which only the sum is known, as it is printed: with one line. */
export function printedInvoice(invoice: TenantUsage['invoices'][number], { name, billingEmail, plan }: TenantInfo): Invoice {
  return {
    ...invoice,
    kind: 'invoice',
    lines: [
      {
        kind: 'plan',
        description: plan === null ? t('Subscription') : t('Subscription to {name}', { name: plan.name }),
        amount: invoice.amount,
      },
    ],
    buyer: { tenantName: name, email: billingEmail, ...noBillingDetails },
    seller: readStored(seller, {}),
    periodStart: null,
    periodEnd: null,
  };
}
