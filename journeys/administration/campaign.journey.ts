import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminTablet, startAdminTablet } from '../bench/admin-tablet.ts';
import { killDatabase } from '../bench/database-kill.ts';
import { deviceIdOf, outboxOf } from '../bench/device-storage.ts';
import { card, expectStatus } from '../bench/management.ts';

const isLong = process.env.CAMPAIGN === 'long';
const kills = isLong ? { server: 30, database: 5 } : { server: 3, database: 1 };
/** Longest time between two faults. During it the administrator clicks and the server works. */
const quietMs = isLong ? 4_000 : 1_500;
const withinMs = isLong ? 25 * 60_000 : 3 * 60_000;
const saved = 'All changes saved';
const clicked = 8;

describe('an administrator who clicks while server, database, and network fail', () => {
  let tablet: AdminTablet;
  let page: Page;

  beforeAll(async () => {
    tablet = await startAdminTablet();
    page = tablet.page;
  });

  afterAll(async () => {
    await tablet.remove();
  });

  it(
    `[sync-7] counts the same clicks, accepted changes, log rows and changed rows after ${kills.server} kills of the server, ${kills.database} of its database and spoiled answers`,
    async () => {
      const titles = (await shown()).filter((title) => /^[\w ]+$/.test(title)).slice(0, clicked);
      const changesBefore = await changesOfRows();
      const enabled = new Set(await stored());
      const spoiled = tablet.proxy.spoil('POST /graphql');
      let isBreaking = true;
      let clicks = 0;
      const clicking = (async () => {
        for (; isBreaking; clicks += 1) {
          const title = titles[clicks % titles.length] ?? '';
          await card(page, title).click();
          if (enabled.has(title)) enabled.delete(title);
          else enabled.add(title);
          await wait(50 + Math.random() * 250);
        }
      })();
      for (const fault of faults()) {
        await wait(Math.random() * quietMs);
        if (fault === 'database') await killDatabase(tablet.server);
        else {
          await tablet.server.kill();
          await tablet.server.start();
        }
      }
      await wait(quietMs);
      isBreaking = false;
      await clicking;
      spoiled.stop();
      await expectStatus(page, saved);

      const outbox = await outboxOf(page);
      const logged = await tablet.records.commands(await deviceIdOf(page));
      const changed = (await changesOfRows()) - changesBefore;
      const count = { clicks, accepted: stateCount(outbox, 'accepted'), logged: logged.length, changed };
      console.info(
        `Campaign: ${JSON.stringify({ ...count, kills, answers: spoiled.answers(), cut: spoiled.cuts(), doubled: spoiled.doubled() })}`,
      );
      expect(count).toEqual({ clicks, accepted: clicks, logged: clicks, changed: clicks });
      expect(stateCount(logged, 'accepted')).toBe(clicks);
      expect(logged.map(({ id }) => id)).toEqual(outbox.map(({ id }) => id));
      expect(spoiled.cuts()).toBeGreaterThan(0);
      expect(spoiled.doubled()).toBeGreaterThan(0);
      const wanted = [...enabled].sort();
      await expect.poll(stored).toEqual(wanted);
      await expect.poll(shown).toEqual(wanted);
      await page.reload();
      await expectStatus(page, saved);
      await expect.poll(shown, { timeout: 30_000 }).toEqual(wanted);
    },
    withinMs,
  );

  /** Spreads the kills of the database evenly between those of the server. */
  function faults(): readonly ('server' | 'database')[] {
    const share = Math.ceil(kills.server / kills.database);
    return Array.from({ length: kills.server }, (_, at) => at).flatMap((at) =>
      at % share === share - 1 ? (['server', 'database'] as const) : (['server'] as const),
    );
  }

  async function shown(): Promise<readonly string[]> {
    return (await page.locator('.management__card[aria-pressed="true"] b').allTextContents()).sort();
  }

  async function stored(): Promise<readonly string[]> {
    const rows = await tablet.records.query<{ title: string }>(
      `select c.title from tenant_calculators t join calculators c on c.id = t.calculator_id join tenants n on n.id = t.tenant_id
       where n.subdomain = 'acme' and t.is_enabled`,
    );
    return rows.map(({ title }) => title).sort();
  }

  async function changesOfRows(): Promise<number> {
    const [row] = await tablet.records.query<{ changes: number }>(
      `select coalesce(sum(s.version), 0)::int as changes from sync_row s join tenants n on s.stream = 'tenant:' || n.id
       where n.subdomain = 'acme' and s.kind = 'tenantCalculator'`,
    );
    return row?.changes ?? 0;
  }
});

function stateCount(commands: readonly { readonly state: string }[], state: string): number {
  return commands.filter((command) => command.state === state).length;
}
