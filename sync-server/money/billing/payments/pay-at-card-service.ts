import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { ChargeDeps } from '#server/money/billing/invoices/charge-invoices.ts';
import { objectOf } from '#server/money/billing/reports/provider-objects.ts';
import { receiveObject } from '#server/money/billing/reports/receive-object.ts';

interface PaymentAttempt {
  readonly tenantId: string;
  /** Repeated requests of one attempt charge once. */
  readonly attempt: string;
  readonly requestId: string;
  /** True if the person can answer a question of the bank. */
  readonly isPersonThere: boolean;
}

/**
 * Pays the open invoices at the card service, the oldest first, up to one whose payment the bank asks about. The answer counts as a report,
 * because the webhook may be late.
 */
export async function payAtCardService(
  { db, changes, clock, payments: { pay } }: ChargeDeps,
  { tenantId, attempt, requestId, isPersonThere }: PaymentAttempt,
): Promise<{ readonly clientSecret: string | null } | undefined> {
  if (pay === undefined) return undefined;
  const open = await db.query<{ providerInvoiceId: string }>(
    { as: 'platform' },
    `select provider_invoice_id as "providerInvoiceId" from invoices
     where tenant_id = $1::uuid and status = 'pending' and kind = 'invoice' and provider_invoice_id is not null order by created_at, id`,
    [tenantId],
  );
  for (const { providerInvoiceId } of open) {
    const answer = await pay(providerInvoiceId, { key: `billing.pay:${providerInvoiceId}:${attempt}`, isPersonThere });
    if (answer.status === 'waiting') return answer;
    const reports = answer.status === 'paid' ? answer.reports : [];
    for (const object of reports.flatMap((report) => objectOf(report) ?? []))
      await changes.runAsPlatform(platformActor(requestId, clock(), undefined), async (change) =>
        done(await receiveObject(change, object, false)),
      );
  }
  return undefined;
}
