import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { centsToText } from '#contract/values/amounts/cents.ts';
import { type HistoryDocument, type RevenueHistory, revenueHistory } from '#server/testing/revenue/revenue-history.ts';
import { modelRevenue } from '#server/testing/revenue/revenue-model.ts';
import { json, type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
const from = Date.parse('2026-01-05T08:30:00Z');
const now = Date.parse('2027-03-07T16:45:12Z');

beforeAll(async () => {
  office = await openOffice();
  office.setClock(new Date(now));
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const textsOf = (lines: HistoryDocument['lines']) =>
  lines.map(({ kind, cents }) => ({ kind, description: kind, amount: centsToText(cents) }));

async function writeHistory({ events, documents, subscriptions }: RevenueHistory): Promise<void> {
  for (const table of ['billing_events', 'invoices', 'subscriptions']) await office.sql(`delete from ${table}`);
  await office.sql(
    `insert into billing_events (id, tenant_id, type, data, created_at)
     select gen_random_uuid(), e."tenantId", 'subscription.value', e.data, e.at
     from jsonb_to_recordset($1::jsonb) e("tenantId" uuid, data jsonb, at timestamptz)`,
    [JSON.stringify(events.map(({ tenantId, at, ...data }) => ({ tenantId, at: moment(at), data })))],
  );
  const rows = documents.map(({ lines, start, end, due, paidAt, createdAt, ...row }) => ({
    ...row,
    amount: centsToText(lines.reduce((sum, { cents }) => sum + cents, 0)),
    lines: textsOf(lines),
    ...{ start: moment(start), until: moment(end), due: moment(due), paid: moment(paidAt), at: moment(createdAt) },
  }));
  await office.sql(
    `insert into invoices (id, tenant_id, kind, provider_invoice_id, status, amount, lines, credited_invoice_id, refund_problem, period_start,
       period_end, due_date, paid_at, created_at)
     select id, "tenantId", kind, "providerInvoiceId", status::invoice_status, amount, lines, "creditedInvoiceId", "refundProblem", start,
       until, due, paid, at
     from jsonb_to_recordset($1::jsonb) d(id uuid, "tenantId" uuid, kind text, "providerInvoiceId" text, status text, amount text, lines jsonb,
       "creditedInvoiceId" uuid, "refundProblem" text, start timestamptz, until timestamptz, due timestamptz, paid timestamptz, at timestamptz)`,
    [JSON.stringify(rows)],
  );
  const states = subscriptions.map(({ currentPeriodEnd: end, pausedAt, ...row }) => ({
    ...row,
    until: moment(end),
    paused: moment(pausedAt),
  }));
  await office.sql(
    `with read as (
       select * from jsonb_to_recordset($1::jsonb) s("tenantId" uuid, status text, until timestamptz, paused timestamptz)
     ), plan as (
       insert into plans (id, name) values (gen_random_uuid(), 'Yearly') returning id
     ), firms as (
       insert into tenants (id, name, subdomain) select "tenantId", 'Firm', left("tenantId"::text, 8) from read returning id
     )
     insert into subscriptions (tenant_id, plan_id, status, terms, current_period_end, paused_at)
     select "tenantId", plan.id, status::subscription_status, '{}', until, paused from read, plan, (select count(*) from firms) f`,
    [JSON.stringify(states)],
  );
}

describe('the figures of the platform', () => {
  test.each([1, 2, 3])('are to the cent those of a second model, from the rows of 320 firms over 14 months (seed %i)', async (seed) => {
    const history = revenueHistory({ seed, tenants: 320, from, now });
    await writeHistory(history);
    const { months, collectedCents, outstanding, deferredCents } = Object(json(await office.call(owner, 'GET', '/api/admin/revenue')));
    const model = modelRevenue(history, 12);
    const figures = months.map(({ recurringCents, movements, collectedCents: ofMonth }: (typeof model.months)[number]) => ({
      recurringCents,
      movements,
      collectedCents: ofMonth,
    }));
    expect({ months: figures, outstanding, deferredCents }).toEqual(model);
    expect(collectedCents).toBe(model.months.reduce((sum, month) => sum + month.collectedCents, 0));
    // Every figure was put to the test.
    expect(Object.values(outstanding).every((cents) => Number(cents) > 0)).toBe(true);
    expect(deferredCents).toBeGreaterThan(0);
    for (const name of ['newCents', 'expansionCents', 'contractionCents', 'churnCents', 'reactivationCents'] as const)
      expect(figures.some(({ movements }: (typeof model.months)[number]) => movements[name] !== 0)).toBe(true);
  });

  test('has movements that add up to the difference of recurring revenue', async () => {
    await writeHistory(revenueHistory({ seed: 4, tenants: 300, from, now }));
    const { months } = Object(json(await office.call(owner, 'GET', '/api/admin/revenue')));
    for (const [place, { recurringCents, movements }] of months.entries()) {
      if (place === 0) continue;
      const moved = Object.values(movements).reduce((sum: number, cents) => sum + Number(cents), 0);
      expect(moved).toBe(recurringCents - months[place - 1].recurringCents);
    }
  });
});
