import { Revenue, type RevenueMonth } from '#contract/money/revenue/revenue.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ValueData, valueEventType } from '#server/money/subscriptions/record-value.ts';
import { recurringByMonth, type ValueEvent } from '#server/money/subscriptions/recurring-revenue.ts';
import { countMonths } from './count-months.ts';
import { readDeferredCents } from './read-deferred.ts';
import { readOutstanding } from './read-outstanding.ts';

const shownMonths = 12;

export const readRevenue = defineOperation({
  name: 'billing.platform',
  id: 'readRevenue',
  summary: 'Recurring revenue, invoices, payments, and AI calls of the last 12 months, with open invoices and deferred revenue',
  input: NoInput,
  output: Revenue,
  rest: {
    method: 'GET',
    path: '/api/admin/revenue',
    example: {
      months: [
        {
          month: new Date('2026-01-01T00:00:00.000Z'),
          recurringCents: 63_700,
          movements: { newCents: 9800, expansionCents: 15_000, contractionCents: 0, churnCents: -4900, reactivationCents: 4900 },
          customers: 13,
          churned: 1,
          churnPercent: 7.7,
          invoicedCents: 64_120,
          collectedCents: 59_220,
          aiCalls: 4210,
          aiCents: 420,
        },
      ],
      collectedCents: 59_220,
      outstanding: { currentCents: 4900, upTo30Cents: 0, upTo60Cents: 19_900, upTo90Cents: 0, over90Cents: 0 },
      deferredCents: 41_583,
    },
  },
  graphql: { query: 'revenue' },
  read: ({ deps, caller }) => deps.db.reading(listScopeOf(caller), async (tx) => done(await revenueAt(tx, deps.clock()))),
});

async function revenueAt(tx: Tx, now: Date): Promise<Revenue> {
  const months = await readMonths(tx, now);
  return {
    months,
    collectedCents: months.reduce((total, { collectedCents }) => total + collectedCents, 0),
    outstanding: await readOutstanding(tx, now),
    deferredCents: await readDeferredCents(tx, now),
  };
}

async function readMonths(tx: Tx, now: Date): Promise<RevenueMonth[]> {
  const starts = Array.from(
    { length: shownMonths },
    (_, place) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + place + 1 - shownMonths, 1)),
  );
  const recurring = recurringByMonth(await readValues(tx, now), [...starts, new Date(now.getTime() + 1)]);
  const counted = new Map((await countMonths(tx, starts)).map((row) => [row.month.getTime(), row]));
  return starts.flatMap((month, place) => {
    const [value, row] = [recurring[place], counted.get(month.getTime())];
    if (value === undefined || row === undefined) return [];
    const [invoicedCents, collectedCents] = [centsOf(row.invoiced), centsOf(row.collected)];
    return [{ month, ...value, invoicedCents, collectedCents, aiCalls: row.aiCalls, aiCents: centsOf(row.ai) }];
  });
}

async function readValues(tx: Tx, now: Date): Promise<ValueEvent[]> {
  const rows = await tx.billingEvent.findMany({
    where: { type: valueEventType, createdAt: { lte: now } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { tenantId: true, createdAt: true, data: true },
  });
  return rows.map(({ tenantId, createdAt: at, data }) => ({ tenantId, at, ...ValueData.parse(data) }));
}
