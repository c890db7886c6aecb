import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { applyDueChanges } from './periods/apply-due-changes.ts';

const dayMs = 24 * 60 * 60 * 1000;
let office: Office;
let professional: string;
let tenant: OfficeTenant;
let admin: OfficePerson;
let start: Date;

beforeAll(async () => {
  office = await openOffice();
  await plan('Starter', '0.00', 0);
  professional = await plan('Professional', '49.00', 100);
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date('2026-01-31T09:00:00Z'));
  start = office.services.clock();
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql(`update tenants set plan_id = $2::uuid, billing_email = $3 where id = $1::uuid`, [tenant.id, professional, admin.email]);
  await office.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms, current_period_end)
     values ($1::uuid, $2::uuid, 'active', '{"planName": "Professional", "basePrice": "49.00", "aiCallsIncluded": 100}', $3)`,
    [tenant.id, professional, start],
  );
});

async function plan(name: string, price: string, calls: number): Promise<string> {
  const id = randomUUID();
  await office.sql('insert into plans (id, name, base_price, ai_calls_included) values ($1::uuid, $2, $3, $4::int)', [
    id,
    name,
    price,
    calls,
  ]);
  return id;
}

/** Moves to the given day after the start and runs the jobs and their effects. */
async function day(number: number): Promise<void> {
  office.setClock(new Date(start.getTime() + number * (dayMs + 60_000) + 60_000));
  await office.sweep();
  while ((await office.runEffects()) > 0);
}

const decline = (card: 'declined' | 'accepted') =>
  office.sql(
    `insert into payment_objects (id, kind, data) values ($1, 'card', jsonb_build_object('card', $2::text))
     on conflict (id) do update set data = excluded.data`,
    [`card:${tenant.id}`, card],
  );
const invoices = () =>
  office.sql<{ amount: string; status: string; number: string }>(
    'select amount, status::text, number from invoices where tenant_id = $1::uuid order by created_at, number',
    [tenant.id],
  );
const mails = async () => {
  const rows = await office.sql<{ subject: string }>('select subject from mail_outbox where tenant_id = $1::uuid order by created_at, id', [
    tenant.id,
  ]);
  return rows.map(({ subject }) => subject.replace(/INV-\d+/, 'INV').replace(/Tenant \w+/, 'Tenant'));
};
const rename = () => office.call(admin, 'PUT', `/api/tenant/settings?tenant=${tenant.id}`, { offlineDays: 10 });
const subscription = async () =>
  (
    await office.sql<{ status: string; end: Date }>(
      'select status::text, current_period_end as "end" from subscriptions where tenant_id = $1::uuid',
      [tenant.id],
    )
  )[0];

describe('the mails of billing', () => {
  test('reach an administrator in the language that the person has chosen, or else in that of the firm', async () => {
    const name = (await office.sql<{ name: string }>('select name from tenants where id = $1::uuid', [tenant.id]))[0]?.name ?? '';
    const subjects = async () =>
      (
        await office.sql<{ subject: string }>('select subject from mail_outbox where tenant_id = $1::uuid order by created_at, id', [
          tenant.id,
        ])
      ).map(({ subject }) => subject.replace(/INV-\d+/, 'INV').replace(name, 'Firm'));
    await office.sql(`update users set preferences = '{"language": "de"}' where id = $1::uuid`, [admin.id]);
    await day(0);
    await office.sql(`update users set preferences = '{}' where id = $1::uuid`, [admin.id]);
    await day(28);
    await office.sql(`update tenants set settings = '{"brand": {"language": "de"}}' where id = $1::uuid`, [tenant.id]);
    await day(59);
    expect(await subjects()).toEqual(['Rechnung INV für Firm', 'Invoice INV for Firm', 'Rechnung INV für Firm']);
  });
});

describe('invoices', () => {
  test('a month is invoiced and charged once, with AI calls beyond the allowance, and the 31st comes back after February', async () => {
    await office.sql(
      `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
       values (gen_random_uuid(), $1::uuid, 850, '2026-02-10', '2026-02-11')`,
      [tenant.id],
    );
    await day(0);
    await day(0);
    expect(await invoices()).toMatchObject([{ amount: '49.00', status: 'paid' }]);
    const account = await office.call(admin, 'GET', '/api/tenant/billing');
    expect([account.status, office.logged().filter((line) => line.includes('"fault"'))]).toEqual([200, []]);
    expect(json(account)).toMatchObject({
      nextInvoiceCents: 4900,
      invoices: [{ kind: 'invoice', lines: [{ kind: 'plan', amount: '49.00' }] }],
    });
    await day(28);
    expect(await invoices()).toMatchObject([{ amount: '49.00' }, { amount: '56.50', status: 'paid' }]);
    expect((await subscription())?.end.toISOString()).toBe('2026-03-31T09:00:00.000Z');
  });

  test('do not charge for AI calls of a free trial of two months, in which calls above the allowance are refused', async () => {
    await office.sql(`update subscriptions set status = 'trialing', usage_from = $2, current_period_end = $3 where tenant_id = $1::uuid`, [
      tenant.id,
      start,
      new Date('2026-03-31T09:00:00Z'),
    ]);
    // The 100 calls that are included, twice.
    for (const used of ['2026-02-10', '2026-03-20'])
      await office.sql(
        `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
         values (gen_random_uuid(), $1::uuid, 100, $2::timestamptz, $2::timestamptz + interval '1 day')`,
        [tenant.id, new Date(`${used}T00:00:00Z`)],
      );
    await day(50);
    expect(
      json(await office.call(await office.person('tenant_admin', [[tenant, 'tenant_admin']]), 'GET', '/api/tenant/billing')),
    ).toMatchObject({ nextInvoiceCents: 4900 });
    await day(60);
    expect(await invoices()).toMatchObject([{ amount: '49.00', status: 'paid' }]);
  });

  test('are numbered without gaps when many are written at once and some are rolled back', async () => {
    const { changes } = office.services;
    const { writeInvoice } = await import('./invoices/write-invoice.ts');
    const lines = [{ kind: 'plan', description: 'Month', cents: 100 }] as const;
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) =>
        changes.runAsPlatform(admin.caller, async (change) => {
          await writeInvoice(change, { tenantId: tenant.id, lines, periodStart: start, periodEnd: start });
          if (place % 3 === 0) throw new Error('taken back');
          return { ok: true, value: undefined };
        }),
      ),
    );
    const [row] = await office.sql<{ count: number; span: number }>(
      `select count(*)::int as count, max(right(number, 6)::int) - min(right(number, 6)::int) + 1 as span from invoices
       where tenant_id = $1::uuid`,
      [tenant.id],
    );
    expect(row).toEqual({ count: 13, span: 13 });
  });

  test('a provider that gives no answer after charging does not charge twice', async () => {
    const { chargeOpenInvoices } = await import('./invoices/charge-invoices.ts');
    office.setClock(start);
    await office.sweep();
    const { payments } = office.services;
    let isFirst = true;
    const charge: typeof payments.charge = async (wanted) => {
      const answer = (await payments.charge?.(wanted)) ?? 'declined';
      if (isFirst) {
        isFirst = false;
        throw new Error('timeout');
      }
      return answer;
    };
    const deps = { ...office.services, db: office.database.db, payments: { ...payments, charge } };
    await expect(chargeOpenInvoices(deps, tenant.id)).rejects.toThrow('timeout');
    expect(await invoices()).toMatchObject([{ status: 'pending' }]);
    await Promise.all([chargeOpenInvoices(deps, tenant.id), chargeOpenInvoices(deps, tenant.id)]);
    expect(await invoices()).toMatchObject([{ status: 'paid' }]);
    expect(await office.sql(`select id from payment_objects where kind = 'charge' and data ->> 'tenantId' = $1`, [tenant.id])).toHaveLength(
      1,
    );
  });
});

describe('dunning', () => {
  test('a failed payment is reminded 5 and 1 days before the grace of 15 days ends, then the tenant is read-only until it is paid', async () => {
    await decline('declined');
    for (const number of [0, 1, 9]) await day(number);
    expect(await mails()).toEqual(['Invoice INV for Tenant', 'A payment for Tenant failed']);
    expect((await rename()).status).toBe(200);
    for (const number of [10, 11, 13, 14, 14]) await day(number);
    expect((await mails()).slice(2)).toEqual([
      'Reminder: an invoice of Tenant is unpaid',
      'Final reminder: an invoice of Tenant is unpaid',
    ]);
    expect((await rename()).status).toBe(200);
    await day(15);
    expect((await rename()).text).toContain('suspended');
    expect((await mails()).slice(4)).toEqual(['Tenant is read-only']);
    expect(await invoices()).toMatchObject([{ status: 'pending' }]);
    await decline('accepted');
    expect((await office.call(admin, 'POST', '/api/tenant/invoices/pay', {})).status).toBe(200);
    expect(await invoices()).toMatchObject([{ status: 'paid' }]);
    expect((await rename()).status).toBe(200);
  });

  test('can be paused for a tenant, and its grace period resumes where it stopped', async () => {
    /** A new sign-in, because a session that is unused for days ends. */
    const asOwner = async (method: string, path: string, body?: object) =>
      office.call(await office.person('platform_owner'), method, path, body);
    await decline('declined');
    await day(0);
    await day(5);
    expect((await asOwner('PUT', `/api/admin/tenants/${tenant.id}/dunning`, { isPaused: true })).status).toBe(200);
    await day(20);
    expect(await mails()).toHaveLength(2);
    expect((await asOwner('PUT', `/api/admin/tenants/${tenant.id}/dunning`, { isPaused: false })).status).toBe(200);
    await day(24);
    expect(await mails()).toHaveLength(2);
    await day(26);
    expect(await mails()).toHaveLength(3);
    const log = json(await asOwner('GET', `/api/admin/billing-events?tenant=${tenant.id}`));
    expect(JSON.stringify(log)).toContain('billing.firstReminder');
  });
});

test('a subscription that cannot be billed keeps no other one from being billed, and the job reports it', async () => {
  const others = [tenant, await office.tenant(), await office.tenant()].map(({ id }) => id).sort();
  for (const id of others)
    await office.sql(
      `insert into subscriptions (tenant_id, plan_id, status, terms, current_period_end)
       values ($1::uuid, $2::uuid, 'active', '{"planName": "Professional", "basePrice": "49.00"}', $3) on conflict do nothing`,
      [id, professional, start],
    );
  // The first one in their order.
  await office.sql(`update subscriptions set terms = '{"basePrice": "a lot"}' where tenant_id = $1::uuid`, [others[0] ?? '']);
  const { clock, changes, payments } = office.services;
  await expect(applyDueChanges({ clock, changes, payments })).rejects.toThrow();
  const billed = await office.sql<{ id: string }>(
    'select tenant_id::text as id from invoices where tenant_id = any($1::text[]::uuid[]) order by tenant_id',
    [`{${others.join(',')}}`],
  );
  expect(billed.map(({ id }) => id)).toEqual(others.slice(1));
  await office.sql('delete from subscriptions where tenant_id = $1::uuid', [others[0] ?? '']);
});

describe('the end of a trial', () => {
  test('puts the tenant on the free plan, locks no member out, and is mailed once after its reminder', async () => {
    const trial = await office.tenant({ status: 'trial' });
    await office.sql(`update tenants set plan_id = $2::uuid, trial_ends_at = $3, billing_email = 'x@example.com' where id = $1::uuid`, [
      trial.id,
      professional,
      new Date(start.getTime() + 14 * dayMs),
    ]);
    await day(13);
    const state = () =>
      office.sql('select t.status::text, p.base_price as price from tenants t join plans p on p.id = t.plan_id where t.id = $1::uuid', [
        trial.id,
      ]);
    expect(await state()).toEqual([{ status: 'trial', price: '49.00' }]);
    await day(14);
    await day(15);
    expect(await state()).toEqual([{ status: 'active', price: '0.00' }]);
    expect(await office.sql('select subject from mail_outbox where tenant_id = $1::uuid order by created_at, subject', [trial.id])).toEqual(
      [{ subject: 'Your trial ends tomorrow' }, { subject: 'Your trial has ended' }],
    );
  });
});
