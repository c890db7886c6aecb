import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
let tenant: OfficeTenant;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  office.setClock(new Date());
  tenant = await office.tenant();
});

async function invoice(lines: readonly (readonly [kind: string, amount: string])[], amount: string, status = 'paid'): Promise<string> {
  const id = randomUUID();
  await office.sql(
    `insert into invoices (id, tenant_id, number, amount, status, lines, created_at, paid_at)
     values ($1::uuid, $2::uuid, $1::text, $3, $4::invoice_status, $5::jsonb, now(),
       case when $4::text = 'paid' then now() end)`,
    [
      id,
      tenant.id,
      amount,
      status,
      JSON.stringify(lines.map(([kind, of]) => ({ kind, description: kind === 'tax' ? 'Tax 19 %' : kind, amount: of }))),
    ],
  );
  return id;
}

const refund = (id: string, amountCents: number) =>
  office.call(owner, 'POST', `/api/admin/invoices/${id}/refund`, { amountCents, reason: 'Wrong plan' });
const notes = () =>
  office.sql<{ lines: readonly { kind: string; description: string; amount: string }[] }>(
    `select lines from invoices where tenant_id = $1::uuid and kind = 'credit_note' order by number`,
    [tenant.id],
  );
const invoiced = async () => {
  const { months } = Object(json(await office.call(owner, 'GET', '/api/admin/revenue')));
  return Number(months.at(-1).invoicedCents);
};

describe('a credit note', () => {
  test('states the tax that it returns, and the parts of an invoice add up to its tax', async () => {
    const id = await invoice(
      [
        ['plan', '33.33'],
        ['tax', '6.33'],
      ],
      '39.66',
    );
    for (const cents of [1000, 1000, 1966]) expect((await refund(id, cents)).status).toBe(200);
    const amounts = (await notes()).map(({ lines }) => lines.map(({ kind, amount }) => `${kind} ${amount}`));
    // 6.33 of 39.66: 1.596…, then 3.192… − 1.59, then 6.33 − 3.19.
    expect(amounts).toEqual([
      ['credit -8.41', 'tax -1.59'],
      ['credit -8.40', 'tax -1.60'],
      ['credit -16.52', 'tax -3.14'],
    ]);
    expect((await notes())[0]?.lines[1]?.description).toBe('Tax 19 %');
  });

  test('is never larger than what is left of the invoice', async () => {
    const id = await invoice([['plan', '49.00']], '49.00');
    expect((await refund(id, 4901)).status).toBe(409);
    expect((await Promise.all([refund(id, 3000), refund(id, 3000)])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await refund(id, 1901)).status).toBe(409);
  });
});

describe('the invoiced money of a month', () => {
  test('counts an open invoice that is credited in full, and its note, once each', async () => {
    const before = await invoiced();
    const id = await invoice([['plan', '49.00']], '49.00', 'void');
    expect(await invoiced()).toBe(before);
    await office.sql(
      `insert into invoices (id, tenant_id, number, kind, credited_invoice_id, amount, status, lines, created_at, paid_at)
       values (gen_random_uuid(), $1::uuid, $2::text || 'c', 'credit_note', $2::uuid, '-49.00', 'paid', '[]', now(), now())`,
      [tenant.id, id],
    );
    expect(await invoiced()).toBe(before);
  });

  test('never counts a voided invoice, nor a note on a part of it', async () => {
    const before = await invoiced();
    const id = await invoice([['plan', '49.00']], '49.00', 'paid');
    expect((await refund(id, 1000)).status).toBe(200);
    expect(await invoiced()).toBe(before + 3900);
    await office.sql(`update invoices set status = 'void', paid_at = null where id = $1::uuid`, [id]);
    expect(await invoiced()).toBe(before);
  });
});
