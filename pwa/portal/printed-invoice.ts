import type { Invoice } from '#contract/billing.ts';
import type { TenantUsage } from '#contract/stats.ts';
import type { TenantInfo } from '#contract/tenant-info.ts';

/** An invoice of which only the sum is known, as it is printed: with one line. */
export function printedInvoice(invoice: TenantUsage['invoices'][number], { name, billingEmail, plan }: TenantInfo): Invoice {
  return {
    ...invoice,
    kind: 'invoice',
    lines: [{ kind: 'plan', description: plan === null ? 'Subscription' : `Subscription to ${plan.name}`, amount: invoice.amount }],
    buyer: { tenantName: name, email: billingEmail, company: '', address: '', taxId: '' },
    periodStart: null,
    periodEnd: null,
  };
}
