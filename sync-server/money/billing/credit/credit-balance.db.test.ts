import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmPayment } from '#server/money/billing/payments/confirm-payment.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { seededDraws } from '#server/testing/revenue/seeded-draws.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const dayMs = 24 * 60 * 60_000;
const begin = new Date('2026-01-01T00:00:00Z');
const plans = { small: randomUUID(), large: randomUUID() };
let office: Office;
let tenant: OfficeTenant;
let admin: OfficePerson;
let owner: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  await office.sql(
    `insert into plans (id, name, base_price) values ($1::uuid, 'Professional', '49.00'), ($2::uuid, 'Enterprise', '199.00')`,
    [plans.small, plans.large],
  );
  await office.sql(
    `insert into platform_settings (key, value)
     values ('billing', '{"gracePeriodDays": 15, "firstReminderDays": 5, "finalReminderDays": 1, "taxPercent": 8.1}')`,
  );
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(begin);
  tenant = await office.tenant();
  await signIn();
  const { clientSecret } = Object(json(await office.call(admin, 'POST', '/api/create-subscription', { planId: plans.small })));
  const development = { ...office.services, development: true };
  expect(await performOperation(confirmPayment, development, admin.caller, { clientSecret })).toMatchObject({ ok: true });
});

async function signIn(): Promise<void> {
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  owner = await office.person('platform_owner');
}

async function atDay(day: number): Promise<void> {
  office.setClock(new Date(begin.getTime() + day * dayMs + 60_000));
  await office.sweep();
  while ((await office.runEffects()) > 0);
  await signIn();
}

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly cents: number;
  readonly credited: string | null;
  readonly lines: readonly { readonly kind: string; readonly description: string; readonly amount: string }[];
}
const rows = () =>
  office.sql<Row>(
    `select id, kind, status, (amount::numeric * 100)::int as cents, credited_invoice_id as credited, lines from invoices
     where tenant_id = $1::uuid order by created_at, number`,
    [tenant.id],
  );
const linesOf = async () => (await rows()).map(({ lines }) => lines.map(({ kind, amount }) => `${kind} ${amount}`));
const account = async () => Object(json(await office.call(admin, 'GET', '/api/tenant/billing')));
const refund = (id: string | undefined, amountCents: number) =>
  office.call(owner, 'POST', `/api/admin/invoices/${id}/refund`, { amountCents, reason: 'Goodwill' });
const charged = async () => {
  const [row] = await office.sql<{ cents: number }>(
    `select coalesce(sum((data ->> 'amountCents')::int), 0)::int as cents from payment_objects
     where kind = 'charge' and data ->> 'tenantId' = $1 and data ->> 'status' = 'paid'`,
    [tenant.id],
  );
  return row?.cents ?? 0;
};

describe('credit of a firm', () => {
  test('pays the next invoice after its tax, as a line, and the account shows what is left and where it came from', async () => {
    const [first] = await rows();
    expect((await refund(first?.id, 1000)).status).toBe(200);
    expect(await account()).toMatchObject({ creditCents: 1000, creditHistory: [{ cents: 1000 }], nextInvoiceCents: 5297 - 1000 });
    await atDay(31);
    expect((await linesOf()).at(-1)).toEqual(['plan 49.00', 'tax 3.97', 'balance -10.00']);
    expect((await rows()).at(-1)).toMatchObject({ status: 'paid', cents: 4297 });
    expect(await charged()).toBe(4297);
    expect(await account()).toMatchObject({ creditCents: 0, creditHistory: [{ cents: -1000 }, { cents: 1000 }] });
  });

  test('that is larger than an invoice pays all of it, and the rest waits', async () => {
    const [first] = await rows();
    await refund(first?.id, 5297);
    await atDay(31);
    const second = (await rows()).at(-1);
    expect(second).toMatchObject({ status: 'paid', cents: 0 });
    // The part that credit has paid can be credited again.
    expect((await refund(second?.id, 5297)).status).toBe(200);
    expect((await refund(second?.id, 1)).status).toBe(409);
    expect([(await account()).creditCents, await charged()]).toEqual([5297, 0]);
  });

  test('pays an upgrade, which begins at once when nothing is left to pay', async () => {
    await atDay(31);
    for (const { id, kind, cents } of await rows()) if (kind === 'invoice') await refund(id, cents);
    const asked = `/api/tenant/plan-change?planId=${plans.large}&interval=month`;
    const before = (await account()).creditCents;
    const { amountDueCents, priceCents } = Object(json(await office.call(admin, 'GET', asked)));
    expect(amountDueCents).toBeGreaterThan(0);
    const wanted = { planId: plans.large, interval: 'month', amountDueCents, priceCents };
    expect(json(await office.call(admin, 'POST', '/api/tenant/plan-change', wanted))).toMatchObject({ planName: 'Enterprise' });
    const [line] = (await rows()).at(-1)?.lines.filter(({ kind }) => kind === 'balance') ?? [];
    expect([before, line?.amount, (await account()).creditCents]).toEqual([10_594, '-105.94', 0]);
  });

  test('that an upgrade has used comes back when its card is declined, which voids the invoice', async () => {
    const [first] = await rows();
    await refund(first?.id, 1000);
    await office.call(admin, 'PUT', '/api/tenant/payment-method', { card: 'declined' });
    const asked = `/api/tenant/plan-change?planId=${plans.large}&interval=month`;
    const { amountDueCents, priceCents } = Object(json(await office.call(admin, 'GET', asked)));
    const wanted = { planId: plans.large, interval: 'month', amountDueCents, priceCents };
    expect((await office.call(admin, 'POST', '/api/tenant/plan-change', wanted)).status).toBe(409);
    expect((await rows()).at(-1)).toMatchObject({ kind: 'invoice', status: 'void' });
    expect(await account()).toMatchObject({ creditCents: 1000, creditHistory: [{ cents: 1000 }] });
  });

  // An invoice is credited in parts, months are renewed, the card is declined and accepted again.
  test.each([1, 2, 3, 4, 5, 6])('is the sum of the credits less what was applied, after every step (seed %i)', async (seed) => {
    const draws = seededDraws(seed);
    let day = 0;
    let hasApplied = false;
    for (let step = 0; step < 14; step += 1) {
      const documents = await rows();
      const invoices = documents.filter(({ kind }) => kind === 'invoice');
      const action = draws.pick(['renew', 'renew', 'credit', 'credit', 'decline', 'accept'] as const);
      const chosen = invoices[draws.upTo(invoices.length)];
      if (action === 'renew') {
        day += 31;
        await atDay(day);
      } else if (action === 'credit') await refund(chosen?.id, 1 + draws.upTo(7000));
      else await office.call(admin, 'PUT', '/api/tenant/payment-method', { card: action === 'decline' ? 'declined' : 'accepted' });
      const after = await rows();
      const paid = new Set(after.filter(({ kind, status }) => kind === 'invoice' && status === 'paid').map(({ id }) => id));
      const credited = after.reduce((sum, { credited: of, cents }) => (of !== null && paid.has(of) ? sum - cents : sum), 0);
      const applied = after
        .filter(({ status }) => status !== 'void')
        .flatMap(({ lines }) => lines)
        .reduce((sum, { kind, amount }) => (kind === 'balance' ? sum - Math.round(Number(amount) * 100) : sum), 0);
      const { creditCents, creditHistory } = await account();
      expect(credited).toBe(applied + creditCents);
      expect(creditHistory.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)).toBe(creditCents);
      expect(creditCents).toBeGreaterThanOrEqual(0);
      hasApplied ||= applied > 0;
    }
    expect(hasApplied).toBe(true);
  });
});
