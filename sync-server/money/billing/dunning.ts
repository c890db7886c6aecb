import { BillingEventsOf, BillingLogEntry, DunningState, PauseDunning, planChangeTexts } from '#contract/money/billing.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { writeSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { resumeDunning } from './invoices/record-payment.ts';
import { billingColumns, loadBilling } from './terms/load-billing.ts';

/** While a subscription is paused, unpaid invoices cause no reminders and the grace period does not end. */
export const pauseDunning = defineOperation({
  name: 'billing.adjust',
  id: 'pauseDunning',
  summary: 'Pause or resume the reminders of unpaid invoices of a tenant',
  input: PauseDunning,
  output: DunningState,
  rest: { method: 'PUT', path: '/api/admin/tenants/{id}/dunning', example: { isPaused: true, pastDueSince: null, isReadOnly: false } },
  graphql: { mutation: 'pauseDunning' },
  change: async (change, { id: tenantId, isPaused }) => {
    const { tx, now } = change;
    await tx.$queryRaw`select 1 from subscriptions where tenant_id = ${tenantId}::uuid for update`;
    if ((await tx.tenant.count({ where: { id: tenantId } })) === 0) return refused('NotFound', accessTexts.notFound);
    const state = await loadBilling(tx, tenantId);
    if (state === undefined) return refused('Conflict', planChangeTexts.noSubscription);
    const after = isPaused ? { ...state, dunningPausedAt: state.dunningPausedAt ?? now } : resumeDunning(state, now);
    await writeSubscription(change, tenantId, billingColumns(after));
    const type = isPaused ? 'dunning.paused' : 'dunning.resumed';
    await tx.billingEvent.create({ data: { id: change.newId(), tenantId, type, data: {}, processedAt: now, createdAt: now } });
    touchTenant(change, tenantId);
    change.audit('billing.adjust', { kind: 'tenant', id: tenantId, tenantId }, { isPaused: !isPaused }, { isPaused });
    return done({ isPaused, pastDueSince: after.pastDueSince, isReadOnly: after.readOnlySince !== null });
  },
});

/** Older invoices are in the database. */
const shownEvents = 2000;

const list: ShortList<BillingLogEntry> = {
  keys: { createdAt: ({ createdAt }) => createdAt.toISOString(), type: ({ type }) => type },
  usual: { field: 'createdAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ type }) => type,
};

export const listBillingEvents = defineList({
  name: 'billing.platform',
  id: 'listBillingEvents',
  summary: 'The latest steps of billing and dunning, of one tenant or of all, the newest first',
  input: BillingEventsOf,
  row: BillingLogEntry,
  rest: {
    method: 'GET',
    path: '/api/admin/billing-events',
    example: {
      id: '019600aa-0000-7000-8000-0000000000c1',
      tenantId: '019600aa-0000-7000-8000-000000000001',
      type: 'billing.firstReminder',
      data: { status: 'past_due' },
      createdAt: new Date('2026-01-11T00:00:00.000Z'),
    },
  },
  graphql: { query: 'billingEvents' },
  list,
  rows: ({ deps }, { tenant }) =>
    deps.db.reading({ as: 'platform' }, async (tx): Promise<Outcome<readonly BillingLogEntry[], 'NotFound'>> => {
      if (tenant !== undefined && (await tx.tenant.count({ where: { id: tenant } })) === 0)
        return refused('NotFound', accessTexts.notFound);
      return done(
        await tx.billingEvent.findMany({
          where: tenant === undefined ? {} : { tenantId: tenant },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: shownEvents,
          select: { id: true, tenantId: true, type: true, data: true, createdAt: true },
        }),
      );
    }),
});
