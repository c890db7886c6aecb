import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import type { Database } from '#server/core/data/database.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { countAgain } from './count-again.ts';
import { countViews } from './count-views.ts';
import { forgetViews } from './forget-views.ts';

const platform = { as: 'platform' } as const;
const now = new Date('2026-05-20T13:45:00.000Z');
const config = { name: 'Spring', components: [], globalStyles: defaultGlobalStyles, seo: { title: '', description: '', keywords: '' } };
let server: Office;
let db: Database;
let tenantId: string;

beforeAll(async () => {
  server = await openOffice();
  db = server.services.db;
});
afterAll(() => server.close());
beforeEach(async () => {
  tenantId = await tenantWith({});
});

async function tenantWith(settings: object): Promise<string> {
  const id = server.services.newId();
  await db.inTransaction(platform, (tx) => tx.tenant.create({ data: { id, name: 'Acme', subdomain: `f-${id}`, settings } }));
  return id;
}

/** A page with a counted view at each of the given moments. */
async function pageOf(owner: string | null, moments: readonly string[]): Promise<string> {
  const id = server.services.newId();
  const tenant = storedTenant(owner);
  await db.inTransaction(platform, async (tx) => {
    await tx.landingPage.create({ data: { id, tenantId: tenant, name: 'Spring', config } });
    for (const moment of moments) {
      const view = { id: server.services.newId(), tenantId: tenant, landingPageId: id, sessionId: 's', visitorId: moment };
      await tx.landingPageView.create({ data: { ...view, createdAt: new Date(moment) } });
      await tx.uncountedDay.create({
        data: { id: server.services.newId(), tenantId: tenant, landingPageId: id, day: new Date(moment.slice(0, 10)) },
      });
    }
  });
  await countViews(db);
  return id;
}

async function keptOf(page: string): Promise<readonly string[]> {
  const rows = await db.reading(platform, (tx) =>
    tx.landingPageView.findMany({ where: { landingPageId: page }, orderBy: { createdAt: 'asc' } }),
  );
  return rows.map(({ createdAt }) => createdAt.toISOString());
}

async function countsOf(page: string): Promise<readonly string[]> {
  const rows = await db.reading(platform, (tx) =>
    tx.landingPageCount.findMany({ where: { landingPageId: page, dimension: 'page' }, orderBy: { day: 'asc' } }),
  );
  return rows.map(({ day, events }) => `${day.toISOString().slice(0, 10)}: ${events}`);
}

async function keepFor(days: unknown): Promise<void> {
  await db.query(platform, 'update tenants set settings = $2::jsonb where id = $1::uuid', [tenantId, JSON.stringify({ visitDays: days })]);
}

async function count(page: string): Promise<void> {
  await db.inTransaction(platform, (tx) => countAgain({ tx, now }, page));
  await countViews(db);
}

// 90 days before 20 May 2026 is 19 February, 7 days before it is 13 May, and 1 day before it is 19 May.
const beforeNinety = '2026-02-18T23:59:59.999Z';
const atNinety = '2026-02-19T00:00:00.000Z';
const beforeSeven = '2026-05-12T23:59:59.999Z';
const atSeven = '2026-05-13T00:00:00.000Z';
const all = [beforeNinety, atNinety, beforeSeven, atSeven];

describe('single visits', () => {
  test('[R-ENT-27] are kept for the days that their firm chose, and on pages of the platform for 90, and the counts stay', async () => {
    const chosen = { 90: await tenantWith({ visitDays: 90 }), 7: await tenantWith({ visitDays: 7 }) };
    const pages = [await pageOf(chosen[90], all), await pageOf(chosen[7], all), await pageOf(tenantId, all), await pageOf(null, all)];
    await forgetViews(db, now);
    expect(await Promise.all(pages.map(keptOf))).toEqual([
      [atNinety, beforeSeven, atSeven],
      [atSeven],
      [atNinety, beforeSeven, atSeven],
      [atNinety, beforeSeven, atSeven],
    ]);
    for (const page of pages) expect(await countsOf(page)).toEqual(['2026-02-18: 1', '2026-02-19: 1', '2026-05-12: 1', '2026-05-13: 1']);
  });

  test('are deleted by a shorter setting at the next run', async () => {
    const page = await pageOf(tenantId, all);
    await forgetViews(db, now);
    expect(await keptOf(page)).toEqual([atNinety, beforeSeven, atSeven]);
    await keepFor(7);
    await forgetViews(db, now);
    expect(await keptOf(page)).toEqual([atSeven]);
    await keepFor(1);
    await forgetViews(db, now);
    expect(await keptOf(page)).toEqual([]);
  });

  for (const [stored, kept] of [
    [null, [atNinety, beforeSeven, atSeven]],
    ['7', [atNinety, beforeSeven, atSeven]],
    [7.5, [atNinety, beforeSeven, atSeven]],
    [400, [atNinety, beforeSeven, atSeven]],
    [0, []],
  ] as const)
    test(`of a firm with the stored setting ${JSON.stringify(stored)} are kept within the bounds`, async () => {
      const page = await pageOf(tenantId, all);
      await keepFor(stored);
      await forgetViews(db, now);
      expect(await keptOf(page)).toEqual(kept);
    });

  test('that were deleted stay counted when the setting becomes longer and the funnel changes', async () => {
    const page = await pageOf(tenantId, all);
    await keepFor(7);
    await forgetViews(db, now);
    await keepFor(90);
    await count(page);
    expect(await countsOf(page)).toEqual(['2026-02-18: 1', '2026-02-19: 1', '2026-05-12: 1', '2026-05-13: 1']);
  });

  test('that are deleted between a change of the funnel and its count stay counted', async () => {
    const page = await pageOf(tenantId, all);
    await db.inTransaction(platform, (tx) => countAgain({ tx, now }, page));
    await keepFor(7);
    await forgetViews(db, now);
    await countViews(db);
    expect(await countsOf(page)).toEqual(['2026-02-18: 1', '2026-02-19: 1', '2026-05-12: 1', '2026-05-13: 1']);
  });
});
