import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeSets } from '#calculators/figures/set.ts';
import { readAiUsage } from '#server/calculators/ai-usage/read-ai-usage.ts';
import { firstSetUpMs } from '#server/calculators/selection/may-add.ts';
import type { Database } from '#server/core/data/database.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { demoPassword, demoPeople } from './demo.ts';
import { seedDemo } from './seed.ts';
import type { SeedChange } from './seed-change.ts';
import { type SeededCalculator, storeCatalog } from './store-catalog.ts';

const now = new Date('2026-03-17T09:00:00.000Z');
const options = {
  size: 'small' as const,
  issuer: 'http://localhost:4000/idp',
  passwordHashes: new Map(demoPeople.map(({ email }) => [email, `hash of ${email}`])),
};

function calculators(count: number): readonly SeededCalculator[] {
  return Array.from({ length: count }, (_, sortOrder) => ({
    id: `calculator-${sortOrder}`,
    title: `Calculator ${sortOrder}`,
    description: 'About',
    category: 'Loans',
    suite: 'financial',
    icon: 'calculator',
    isActive: sortOrder !== 7,
    sortOrder,
  }));
}

async function change<T>(
  db: Database,
  work: (change: SeedChange) => Promise<T>,
): Promise<{ readonly value: T; readonly touched: readonly string[] }> {
  const touched: string[] = [];
  const value = await db.inTransaction({ as: 'platform' }, (tx) =>
    work({ tx, now, newId: randomUUID, touch: (stream, kind, id) => touched.push(`${stream} ${kind} ${id}`) }),
  );
  return { value, touched };
}

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

describe('the catalog in the database', () => {
  test('takes new and changed calculators and numbers only those', async () => {
    const first = await change(office.database.db, (it) => storeCatalog(it, calculators(8)));
    expect(first.value).toHaveLength(8);
    expect(first.touched).toContain('platform calculator calculator-0');
    const again = await change(office.database.db, (it) => storeCatalog(it, calculators(8)));
    expect(again).toEqual({ value: [], touched: [] });
    const renamed = await change(office.database.db, (it) =>
      storeCatalog(
        it,
        calculators(8).map((row) => (row.sortOrder === 3 ? { ...row, title: 'New' } : row)),
      ),
    );
    expect(renamed.touched).toEqual(['platform calculator calculator-3']);
  });

  test('keeps a calculator that the build no longer has, inactive', async () => {
    await change(office.database.db, (it) => storeCatalog(it, calculators(9)));
    const { value } = await change(office.database.db, (it) => storeCatalog(it, calculators(8)));
    expect(value).toContain('calculator-8');
    const row = await office.database.db.reading({ as: 'platform' }, (tx) => tx.calculator.findUnique({ where: { id: 'calculator-8' } }));
    expect(row?.isActive).toBe(false);
  });
});

describe('the demonstration', () => {
  test('is filled once', async () => {
    const first = await change(office.database.db, (it) => seedDemo(it, options));
    expect(first.value).toBe(true);
    expect(first.touched.length).toBeGreaterThan(30);
    const second = await change(office.database.db, (it) => seedDemo(it, options));
    expect(second).toEqual({ value: false, touched: [] });
  });

  test('[R-PLAN-17] holds the three plans of the specification', async () => {
    const plans = await office.database.db.reading({ as: 'platform' }, (tx) => tx.plan.findMany({ orderBy: { sortOrder: 'asc' } }));
    expect(
      plans.map(({ name, basePrice, calculatorLimit, aiCallsIncluded, customDomain }) => [
        name,
        basePrice,
        calculatorLimit,
        aiCallsIncluded,
        customDomain,
      ]),
    ).toEqual([
      ['Starter', '0.00', 5, 100, false],
      ['Professional', '49.00', null, 1000, true],
      ['Enterprise', '199.00', null, 0, true],
    ]);
    expect(plans[2]).toMatchObject({ whiteLabel: true, prioritySupport: true, settings: { aiUnlimited: true } });
  });

  test('leaves Acme the newest complete law, and fixes the year of Birch', async () => {
    const tenants = await office.database.db.reading({ as: 'platform' }, (tx) =>
      tx.tenant.findMany({ orderBy: { subdomain: 'asc' }, select: { subdomain: true, settings: true } }),
    );
    expect(tenants).toEqual([
      { subdomain: 'acme', settings: expect.not.objectContaining({ assumptions: expect.anything() }) },
      { subdomain: 'birch', settings: { assumptions: { figures: completeSets.toSorted().findLast((set) => set !== 'spec') } } },
    ]);
  });

  test('gives Acme every active calculator and Birch the five of its plan', async () => {
    const counts = await office.database.db.reading({ as: 'platform' }, (tx) =>
      tx.tenant.findMany({ select: { subdomain: true, _count: { select: { calculators: true } } }, orderBy: { subdomain: 'asc' } }),
    );
    expect(counts).toEqual([
      { subdomain: 'acme', _count: { calculators: 7 } },
      { subdomain: 'birch', _count: { calculators: 5 } },
    ]);
  });

  test('[R-ADM-31] has AI calls in this month of 30 days and in the two before', async () => {
    const periods = await office.database.db.reading({ as: 'platform' }, (tx) => readAiUsage(tx, null, now));
    expect(periods.map(({ callsCount, cost }) => [callsCount, cost])).toEqual([
      [238, '2.38'],
      [655, '6.55'],
      [412, '4.12'],
    ]);
  });

  test('is past its first set-up, in which any member adds calculators', async () => {
    const [newest] = await office.database.db.query<{ addedAt: Date }>(
      { as: 'platform' },
      'select max(added_at) as "addedAt" from tenant_calculators',
      [],
    );
    expect(Date.now() - (newest?.addedAt.getTime() ?? Number.NaN)).toBeGreaterThan(firstSetUpMs);
  });

  test('gives each person an account that signs them in, with their role in their tenant', async () => {
    const people = await office.database.db.reading({ as: 'platform' }, (tx) =>
      tx.user.findMany({ include: { identities: true, memberships: { include: { tenant: true } } } }),
    );
    const accounts = await office.database.db.reading({ as: 'platform' }, (tx) => tx.account.findMany());
    expect(people.map(({ email }) => email).sort()).toEqual(demoPeople.map(({ email }) => email).sort());
    for (const expected of demoPeople) {
      const person = people.find(({ email }) => email === expected.email);
      const account = accounts.find(({ email }) => email === expected.email);
      expect(person).toMatchObject({ role: expected.role, isActive: true });
      expect(person?.memberships.map(({ role, tenant }) => [tenant.subdomain, role])).toEqual(
        expected.tenant === null ? [] : [[expected.tenant, expected.role]],
      );
      expect(person?.identities.map(({ issuer, subject }) => [issuer, subject])).toEqual([[options.issuer, account?.id]]);
      expect(account).toMatchObject({ passwordHash: `hash of ${expected.email}`, emailVerified: true });
    }
  });

  test('numbers every row that replicates', async () => {
    const fresh = await openOffice();
    try {
      await change(fresh.database.db, (it) => storeCatalog(it, calculators(8)));
      const { touched } = await change(fresh.database.db, (it) => seedDemo(it, options));
      const numbered = (kind: string): number => new Set(touched.filter((entry) => entry.split(' ')[1] === kind)).size;
      const rows = await fresh.database.db.reading({ as: 'platform' }, async (tx) => ({
        tenantCalculator: await tx.tenantCalculator.count(),
        tenantHead: await tx.tenant.count(),
        coupon: await tx.coupon.count(),
        me: await tx.user.count(),
        user: await tx.membership.count(),
      }));
      for (const [kind, count] of Object.entries(rows)) expect(numbered(kind), kind).toBe(count);
      for (const kind of ['invitation', 'invoice', 'aiUsage', 'plan', 'template']) expect(numbered(kind), kind).toBeGreaterThan(0);
    } finally {
      await fresh.close();
    }
  });

  test('has a password that the rules of sign-up accept', () => {
    expect(demoPassword).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{8,}$/);
  });
});
