import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/core/data/postgres/embedded-postgres.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { type FaultProxy, startFaultProxy } from '../bench/network/fault-proxy.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';
import { createNextRelease, earlierRelease, nextMigration, type Release } from '../bench/releases.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';
import { buildNextApp } from '../bench/two-builds.ts';

/** An upgrade of one process at a time, and back. The steps run in order, and each one depends on the one before. */
describe('two releases on one database', () => {
  let postgres: EmbeddedPostgres;
  let next: Release;
  let proxy: FaultProxy;
  let earlier: Server;
  let later: Server;
  let records: ServerRecords;
  let adminDevice: Device;
  let userDevice: Device;
  let admin: Page;
  let user: Page;
  let oldFiles: readonly string[];
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-database-'));

  const startRelease = async (release: string): Promise<Server> => {
    const addresses = { DATABASE_URL: serverUrlOf(postgres.url), DATABASE_OWNER_URL: postgres.url };
    return startServer({ ...addresses, PUBLIC_URL: proxy.url }, release);
  };
  const readiness = async ({ url }: Server): Promise<string> => (await fetch(`${url}/readyz`)).text();

  beforeAll(async () => {
    const started = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
    if (!started.ok) throw new Error(started.message);
    postgres = started.value;
    next = createNextRelease();
    await buildNextApp(join(next.folder, 'dist'));
    oldFiles = readdirSync(join(earlierRelease, 'dist/app/assets'));
    proxy = await startFaultProxy();
    earlier = await startRelease(earlierRelease);
    proxy.aim(Number(new URL(earlier.url).port));
    records = openRecords({ ...earlier, databaseUrl: postgres.url });
    [adminDevice, userDevice] = [createDevice(), createDevice()];
    admin = await adminDevice.open();
    await signIn(admin, proxy.url, people.acmeAdmin);
    await openManagement(admin, proxy.url);
    await expectStatus(admin, 'All changes saved');
    await waitUntilInstalled(admin);
  }, 240_000);

  afterAll(async () => {
    await records.close();
    for (const device of [adminDevice, userDevice]) await device.remove();
    await proxy.close();
    for (const server of [earlier, later]) await server.remove();
    await postgres.stop();
    next.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the next release starts beside the earlier one and adds its migration, and both are ready', async () => {
    later = await startRelease(next.folder);
    expect(await records.query(`select 1 from _prisma_migrations where migration_name = '${nextMigration}'`)).toHaveLength(1);
    for (const server of [earlier, later]) await expect.poll(() => readiness(server)).toBe('ready');
  });

  it('the earlier release goes on writing on the schema of the next one', async () => {
    await card(admin, 'Car Lease Payment').click();
    await expectPressed(admin, 'Car Lease Payment', false);
    await expectStatus(admin, 'All changes saved');
    await expect.poll(isEnabled('auto-lease')).toBe(false);
  });

  it('a change that waits on a device of the earlier release is accepted by the next one', async () => {
    await proxy.down();
    await card(admin, 'Mortgage Payment').click();
    await expectStatus(admin, '1 change waiting');
    await earlier.kill();
    proxy.aim(Number(new URL(later.url).port));
    await proxy.up();
    await expectStatus(admin, 'All changes saved');
    await expect.poll(isEnabled('mortgage-payment')).toBe(false);
    expect(await admin.evaluate(() => 'isNextBuild' in globalThis)).toBe(false);
  });

  it('every file of the earlier release is served by the next one, to tabs that are still open', async () => {
    expect(oldFiles.length).toBeGreaterThan(50);
    for (const name of oldFiles) expect((await fetch(`${proxy.url}/assets/${name}`)).status, name).toBe(200);
  });

  it('a device of the next release sees what devices of the earlier one have changed', async () => {
    user = await userDevice.open();
    await signIn(user, proxy.url, people.acmeUser);
    await expectStatus(user, 'All changes saved');
    await user.goto(`${proxy.url}/?shelf=Real+Estate`);
    await user.locator('.browser__link').first().waitFor();
    expect(await user.evaluate(() => 'isNextBuild' in globalThis)).toBe(true);
    expect(await user.locator('.browser__link b', { hasText: /^Mortgage Payment$/ }).count()).toBe(0);
  });

  it('the release is taken back: the earlier one starts on the newer schema, and serves devices of both', async () => {
    await later.kill();
    await earlier.start();
    proxy.aim(Number(new URL(earlier.url).port));
    await expect.poll(() => readiness(earlier)).toBe('ready');
    await card(admin, 'Mortgage Payment').click();
    await expectStatus(admin, 'All changes saved');
    await expect.poll(isEnabled('mortgage-payment')).toBe(true);
    await user.locator('.browser__link b', { hasText: /^Mortgage Payment$/ }).waitFor({ timeout: 60_000 });
  });

  /** A calculator is enabled unless its tenant has removed it. */
  function isEnabled(calculator: string): () => Promise<boolean> {
    return async () => {
      const [row] = await records.query<{ enabled: boolean }>(
        `select exists (select 1 from tenant_calculators c join tenants t on t.id = c.tenant_id
         where t.subdomain = 'acme' and c.calculator_id = $1 and c.is_enabled) as enabled`,
        [calculator],
      );
      return row?.enabled ?? false;
    };
  }
});
