import type { Invoice } from '#contract/billing/billing.ts';
import type { TenantUsage } from '#contract/billing/stats.ts';
import { t } from '#contract/language/t.ts';
import { settingDefaults } from '#contract/tenants/settings.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';

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
    buyer: { tenantName: name, email: billingEmail, company: '', address: '', taxId: '' },
    seller: settingDefaults.seller,
    periodStart: null,
    periodEnd: null,
  };
}
