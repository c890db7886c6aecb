import { forgetAiCalls } from '#server/ai-usage/forget-ai-calls.ts';
import { applyTaxRate } from '#server/billing/invoices/apply-tax-rate.ts';
import { billOverage } from '#server/billing/invoices/bill-overage.ts';
import { chargeForgotten } from '#server/billing/invoices/charge-invoices.ts';
import { reconcilePayments } from '#server/billing/provider/reconcile-payments.ts';
import { applyDueChanges } from '#server/billing/subscription/apply-due-changes.ts';
import { purgeTombstones } from '#server/deletion/tombstone.ts';
import { recheckDomains } from '#server/domains/recheck-domains.ts';
import { forgetKeys } from '#server/http/requests/idempotency.ts';
import { expireInvitations } from '#server/invitations/expire-invitations.ts';
import { publishOnTime } from '#server/landing-pages/publish-on-time.ts';
import { forgetMails } from '#server/mail/forget-mails.ts';
import { countViews } from '#server/page-views/count-views.ts';
import { forgetViews } from '#server/page-views/forget-views.ts';
import type { Job } from '#server/scheduler/scheduler.ts';
import { cleanUp } from '#server/sync/streams/clean-up.ts';
import type { Parts } from './create-parts.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** Short enough that payments and period ends are processed soon after they happen. */
const billingEveryMs = 5 * minuteMs;
/** A page appears and disappears at most this long after its time. */
const pagesEveryMs = 10 * 1000;

/** Everything that the server does without being asked, once over all processes. */
export function scheduledJobs({ services, query, identity, limiter }: Parts): readonly Job[] {
  const { db, clock } = services;
  return [
    { name: 'sessions', everyMs: hourMs, run: identity.sweep },
    { name: 'buckets', everyMs: hourMs, run: limiter.sweep },
    { name: 'keys', everyMs: hourMs, run: () => forgetKeys({ query, clock }) },
    { name: 'mails', everyMs: hourMs, run: () => forgetMails({ db, clock }) },
    { name: 'invitations', everyMs: hourMs, run: () => expireInvitations(services) },
    { name: 'subscriptions', everyMs: billingEveryMs, run: () => applyDueChanges(services) },
    { name: 'payments', everyMs: billingEveryMs, run: () => chargeForgotten(services) },
    { name: 'overage', everyMs: billingEveryMs, run: () => billOverage(services) },
    { name: 'ai-calls', everyMs: hourMs, run: () => forgetAiCalls({ db, clock }) },
    { name: 'reconciliation', everyMs: billingEveryMs, run: () => reconcilePayments(services) },
    { name: 'tax-rate', everyMs: billingEveryMs, run: () => applyTaxRate(services) },
    { name: 'tombstones', everyMs: hourMs, run: () => purgeTombstones(db, clock()) },
    { name: 'domains', everyMs: hourMs, run: () => recheckDomains(services) },
    { name: 'page-schedule', everyMs: pagesEveryMs, run: () => publishOnTime(services) },
    { name: 'page-counts', everyMs: minuteMs, run: () => countViews(db) },
    { name: 'page-views', everyMs: hourMs, run: () => forgetViews(db, clock()) },
    { name: 'sync', everyMs: hourMs, run: () => cleanUp({ db, clock }) },
  ];
}
