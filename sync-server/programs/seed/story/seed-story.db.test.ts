import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AbTestEvidence } from '#contract/pages/ab-tests.ts';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { checkPage } from '#contract/pages/page-view/check-page.ts';
import { isWebsiteOrigin } from '#contract/tenants/embedding.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';
import { countViews } from '#server/pages/page-views/count-views.ts';
import type { PasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { fillDatabase } from '#server/programs/seed/fill-database.ts';
import { type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

const now = new Date('2026-11-18T14:30:00.000Z');
const hasher: PasswordHasher = { hash: async (password) => `hash of ${password}`, verify: async () => false };

let office: Office;
let owner: OfficePerson;
beforeAll(async () => {
  office = await openOffice({ stoppedAt: now });
  await fill(office);
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());

async function fill({ database, services }: Office): Promise<void> {
  await fillDatabase({
    db: database.db,
    clock: () => now,
    newId: services.newId,
    hasher,
    demoIssuer: 'http://localhost:4000/idp',
    demoSize: 'full',
  });
  await countViews(database.db);
}

const rows = <Row extends object>(sql: string): Promise<readonly Row[]> => office.sql<Row>(sql);
const count = async (sql: string): Promise<number> => Number((await rows<{ count: string }>(`select count(*) as count ${sql}`))[0]?.count);
const ofAcme = `tenant_id = (select id from tenants where subdomain = 'acme')`;

describe('the past of the demonstration', () => {
  test('shows Acme at work', async () => {
    expect({
      people: await count(`from users_to_tenants where ${ofAcme}`),
      invoices: await count(`from invoices where ${ofAcme}`),
      late: await count(`from invoices where ${ofAcme} and status = 'pending' and due_date < '${now.toISOString()}'`),
      live: await count(`from landing_pages where ${ofAcme} and is_published`),
      scheduled: await count(`from landing_pages where ${ofAcme} and publish_at > '${now.toISOString()}'`),
      pages: await count(`from landing_pages where ${ofAcme}`),
      leads: await count(`from form_submissions where ${ofAcme}`),
      running: await count(`from ab_tests where ${ofAcme} and status = 'running'`),
      decided: await count(`from ab_tests where ${ofAcme} and status = 'completed' and winner_variant is not null`),
      proven: await count(`from tenant_domains where ${ofAcme} and state = 'valid'`),
      waiting: await count(`from tenant_domains where ${ofAcme} and verified_at is null`),
      failedDeliveries: await count(`from webhook_deliveries where ${ofAcme} and state = 'failed'`),
      funnels: await count(`from (select distinct landing_page_id from funnel_steps where ${ofAcme}) f`),
      visitedDays: await count(`from (select distinct day from landing_page_counts where ${ofAcme}) d`),
    }).toEqual({
      people: 9,
      invoices: 14,
      late: 1,
      live: 2,
      scheduled: 1,
      pages: 4,
      leads: 42,
      running: 1,
      decided: 1,
      proven: 1,
      waiting: 1,
      failedDeliveries: 1,
      funnels: 2,
      visitedDays: 90,
    });
  });

  test('shows a platform of 24 tenants over 14 months on three plans', async () => {
    expect(await count('from tenants')).toBe(24);
    expect(await count(`from tenants where status = 'trial'`)).toBe(2);
    expect(await count(`from subscriptions where status = 'cancelled'`)).toBe(3);
    expect(await count(`from subscriptions where status = 'past_due'`)).toBe(3);
    expect(await count('from coupon_redemptions')).toBe(2);
    expect(await count('from leads')).toBe(8);
    expect(await count('from audit_log')).toBe(500);
    expect(await count('from (select distinct plan_id from tenants) p')).toBe(3);
    const [oldest] = await rows<{ at: Date }>('select min(created_at) as at from tenants');
    const months = (now.getTime() - (oldest?.at.getTime() ?? 0)) / (30.44 * 24 * 3600 * 1000);
    expect(months).toBeGreaterThan(13);
    expect(months).toBeLessThan(14.5);
  });

  test('leaves Birch empty for the first view', async () => {
    const ofBirch = `tenant_id = (select id from tenants where subdomain = 'birch')`;
    for (const table of ['landing_pages', 'form_submissions', 'invoices', 'ab_tests', 'tenant_domains', 'webhooks', 'ai_usage'])
      expect([table, await count(`from ${table} where ${ofBirch}`)]).toEqual([table, 0]);
  });

  test('holds invoices whose lines add up to their amounts, numbered without a gap in the order of time', async () => {
    const invoices = await rows<{ number: string; amount: string; lines: unknown; start: Date; end: Date }>(
      'select number, amount, lines, period_start as start, period_end as "end" from invoices order by created_at, number',
    );
    const Lines = z.array(z.object({ amount: z.string() }));
    for (const { number, amount, lines, start, end } of invoices) {
      expect([number, Lines.parse(lines).reduce((sum, line) => sum + centsOf(line.amount), 0)]).toEqual([number, centsOf(amount)]);
      expect(start < end).toBe(true);
    }
    expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, at) => `INV-${String(at + 1).padStart(6, '0')}`));
    expect(await rows(`select last from invoice_series where name = 'INV'`)).toEqual([{ last: invoices.length }]);
  });

  test('leaves no step of billing that was due before today', async () => {
    const before = await count('from invoices');
    await office.sweep();
    expect(await count('from invoices')).toBe(before);
    expect(await count(`from invoices where status = 'pending'`)).toBe(3);
    expect(await count(`from tenants where status = 'trial'`)).toBe(2);
  });

  test('has pages that may be published, and settings and tests that their schemas accept', async () => {
    const pages = await rows<{ name: string; config: unknown }>(
      'select name, config from landing_pages where is_published or publish_at is not null',
    );
    for (const { name, config } of pages)
      expect([name, checkPage(PageConfig.parse(config)).filter(({ kind }) => kind === 'error')]).toEqual([name, []]);
    const [acme] = await rows<{ settings: unknown }>(`select settings from tenants where subdomain = 'acme'`);
    const { embedding } = readTenantSettings(acme?.settings);
    expect(embedding.origins?.map(isWebsiteOrigin)).toEqual([true, true]);
    const [decided] = await rows<{ evidence: unknown }>(`select evidence from ab_tests where status = 'completed'`);
    const { isSplitAlarm, low, controlVisitors, variantVisitors, variantSuccesses } = AbTestEvidence.parse(decided?.evidence);
    expect([isSplitAlarm, low > 0]).toEqual([false, true]);
    const counted = await rows<{ visitors: number; successes: number }>(
      `select sum(visitors) filter (where dimension = 'variant')::int as visitors,
         sum(visitors) filter (where dimension = 'goal' and value = (select winner_variant::text from ab_tests where status = 'completed'))::int as successes
       from landing_page_counts where value in (select v.id::text from ab_test_variants v join ab_tests t on t.id = v.test_id where t.status = 'completed')`,
    );
    expect(counted).toEqual([{ visitors: controlVisitors + variantVisitors, successes: variantSuccesses }]);
  });

  test('counts as many sent forms as pages have leads', async () => {
    const sent = await rows<{ sent: number }>(`select sum(events)::int as sent from landing_page_counts where dimension = 'event'`);
    expect(sent).toEqual([{ sent: await count('from form_submissions where landing_page_id is not null') }]);
  });

  test('has an audit trail whose chains are intact', async () => {
    const chains = await rows<{ id: string | null }>(
      `select distinct nullif(tenant_id, '00000000-0000-0000-0000-000000000000') as id from audit_log`,
    );
    for (const { id } of chains) {
      const answer = await office.call(owner, 'GET', `/api/admin/audit/chain?tenant=${id ?? 'platform'}`);
      expect(JSON.parse(answer.text)).toMatchObject({ brokenAt: null });
    }
  });

  test('is the same in every run', async () => {
    const other = await openOffice({ stoppedAt: now });
    try {
      await fill(other);
      const story = `select t.subdomain, i.number, i.amount, i.status::text, i.created_at as at from invoices i join tenants t on t.id = i.tenant_id
        union all select '', dimension, sum(events)::text, '', day from landing_page_counts where dimension in ('page', 'event') group by dimension, day
        union all select '', email, '', role::text, created_at from users where email not like '%@example.com' and email not like 'p%@%.example' order by 1, 2, 5`;
      expect(await other.sql(story)).toEqual(await office.sql(story));
    } finally {
      await other.close();
    }
  });

  test('names every person once', async () => {
    expect(await count('from (select lower(email) from users group by 1 having count(*) > 1) twice')).toBe(0);
  });
});
