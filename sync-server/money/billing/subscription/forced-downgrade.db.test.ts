import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A month of 30 days, read at its middle. */
const start = new Date('2026-04-01T00:00:00Z');
const middle = new Date('2026-04-16T00:00:00Z');
const end = new Date('2026-05-01T00:00:00Z');
let office: Office;
let plans: Readonly<Record<'starter' | 'small' | 'professional', string>>;
let tenant: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  plans = {
    starter: await plan('Starter', '0.00'),
    small: await plan('Small', '20.00'),
    professional: await plan('Professional', '50.00'),
  };
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(middle);
  tenant = await office.tenant();
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql('update plans set is_active = false where id not in ($1::uuid, $2::uuid, $3::uuid)', Object.values(plans));
  await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, plans.professional]);
});

async function plan(name: string, price: string): Promise<string> {
  const id = randomUUID();
  await office.sql('insert into plans (id, name, base_price) values ($1::uuid, $2, $3)', [id, name, price]);
  return id;
}

interface Bought {
  readonly status: string;
  readonly isPaid: boolean;
  readonly readOnlySince?: Date;
  readonly ends?: boolean;
  readonly periodEnd?: Date;
}

async function bought({ status, isPaid, readOnlySince, ends = false, periodEnd = end }: Bought): Promise<void> {
  await office.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms, current_period_end, cancel_at_period_end, read_only_since, past_due_since)
     values ($1::uuid, $2::uuid, $3::subscription_status, '{"planName": "Professional", "basePrice": "50.00"}', $4, $5::boolean, $6, $6)`,
    [tenant.id, plans.professional, status, periodEnd, String(ends), readOnlySince ?? null],
  );
  // 50.00 for the plan, 4.00 for AI calls, and 10 % tax.
  await office.sql(
    `insert into invoices (id, tenant_id, number, amount, status, paid_at, lines, period_start, period_end) values (gen_random_uuid(), $1::uuid, $2, '59.40',
       $3::invoice_status, case when $3 = 'paid' then now() end, '[{"kind": "plan", "amount": "50.00"}, {"kind": "ai", "amount": "4.00"}, {"kind": "tax", "amount": "5.40"}]', $4, $5)`,
    [tenant.id, randomUUID().slice(0, 8), isPaid ? 'paid' : 'pending', start, end],
  );
}

const assign = async (planId: string) =>
  (await office.call(await office.person('platform_owner'), 'PUT', `/api/admin/tenants/${tenant.id}`, { planId })).status;
const invoices = () =>
  office.sql('select kind, amount, status::text from invoices where tenant_id = $1::uuid order by kind desc, created_at', [tenant.id]);
const tenantRow = async () => (await office.sql('select status::text, plan_id as plan from tenants where id = $1::uuid', [tenant.id]))[0];
const invoice = { kind: 'invoice', amount: '59.40', status: 'paid' };

describe('a downgrade that the tenant did not choose', () => {
  test('is credited when support sets the free plan: the unused half of the plan and its tax, and no AI calls', async () => {
    await bought({ status: 'active', isPaid: true });
    expect(await assign(plans.starter)).toBe(200);
    expect(await invoices()).toEqual([invoice, { kind: 'credit_note', amount: '-27.50', status: 'paid' }]);
    expect(await assign(plans.starter)).toBe(200);
    expect(await invoices()).toHaveLength(2);
  });

  test('is credited for the paid days that a pause has moved, during the pause and after it', async () => {
    await bought({ status: 'paused', isPaid: true });
    await office.sql('update subscriptions set paused_at = $2 where tenant_id = $1::uuid', [tenant.id, middle]);
    office.setClock(new Date(middle.getTime() + 10 * dayMs));
    expect(await assign(plans.starter)).toBe(200);
    expect(await invoices()).toEqual([invoice, { kind: 'credit_note', amount: '-27.50', status: 'paid' }]);
    tenant = await office.tenant();
    await office.sql('update tenants set plan_id = $2::uuid where id = $1::uuid', [tenant.id, plans.professional]);
    await bought({ status: 'active', isPaid: true, periodEnd: new Date(end.getTime() + 20 * dayMs) });
    office.setClock(new Date(middle.getTime() + 20 * dayMs));
    expect(await assign(plans.starter)).toBe(200);
    expect(await invoices()).toEqual([invoice, { kind: 'credit_note', amount: '-27.50', status: 'paid' }]);
  });

  test('is credited for no invoice of an earlier subscription when a free trial ends', async () => {
    await bought({ status: 'trialing', isPaid: true, periodEnd: new Date(end.getTime() + 60 * dayMs) });
    office.setClock(new Date(end.getTime() + 20 * dayMs));
    expect(await assign(plans.starter)).toBe(200);
    expect(await invoices()).toEqual([invoice]);
  });

  test('is credited with the difference when support sets a smaller plan, and not when it sets a larger one', async () => {
    await bought({ status: 'active', isPaid: true });
    expect(await assign(plans.small)).toBe(200);
    // Half of 50.00 − 20.00, and its tax.
    expect(await invoices()).toEqual([invoice, { kind: 'credit_note', amount: '-16.50', status: 'paid' }]);
    expect(await assign(plans.professional)).toBe(200);
    expect(await invoices()).toHaveLength(2);
  });

  test('is credited for the days without service when an unpaid subscription ends, and only the rest is charged', async () => {
    await bought({ status: 'past_due', isPaid: false, readOnlySince: middle, ends: true });
    office.setClock(new Date(end.getTime() + dayMs));
    await office.sweep();
    expect(await invoices()).toEqual([
      { ...invoice, status: expect.any(String) },
      { kind: 'credit_note', amount: '-27.50', status: 'paid' },
    ]);
    const [charge] = await office.sql<{ cents: number }>(
      `select (data ->> 'amountCents')::int as cents from payment_objects where kind = 'charge' and data ->> 'tenantId' = $1`,
      [tenant.id],
    );
    expect(charge?.cents).toBe(3190);
  });

  test('is credited when a trial ends and takes a paid period with it', async () => {
    await bought({ status: 'cancelled', isPaid: true, ends: true });
    await office.sql(`update tenants set status = 'trial', trial_ends_at = $2 where id = $1::uuid`, [tenant.id, middle]);
    await office.sweep();
    expect(await tenantRow()).toEqual({ status: 'active', plan: plans.starter });
    expect(await invoices()).toEqual([invoice, { kind: 'credit_note', amount: '-27.50', status: 'paid' }]);
  });

  test('is not credited when the tenant cancelled and its period is over', async () => {
    await bought({ status: 'active', isPaid: true, ends: true });
    office.setClock(new Date(end.getTime() + dayMs));
    await office.sweep();
    expect(await tenantRow()).toEqual({ status: 'active', plan: plans.starter });
    expect(await invoices()).toEqual([invoice]);
  });
});

describe('taking the free plan', () => {
  test('[R-SUB-10] ends a trial at once, also when it is the plan of the trial', async () => {
    for (const before of [plans.professional, plans.starter]) {
      await office.sql(`update tenants set status = 'trial', trial_ends_at = $2, plan_id = $3::uuid where id = $1::uuid`, [
        tenant.id,
        end,
        before,
      ]);
      expect((await office.call(admin, 'POST', '/api/create-subscription', { planId: plans.starter })).text).toBe('{}');
      expect(await tenantRow()).toEqual({ status: 'active', plan: plans.starter });
    }
  });
});
