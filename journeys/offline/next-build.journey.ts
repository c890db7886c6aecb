import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/browser.ts';
import { card, expectPressed, expectStatus, openManagement } from '../bench/management.ts';
import { type ReachedServer, startReachedServer } from '../bench/network/reached-server.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';
import { createDeployment, type Deployment } from '../bench/two-builds.ts';

/** The steps run in order, and each one depends on the one before. */
describe('a device with two open tabs while the server gets the next build', () => {
  let deployment: Deployment;
  let reached: ReachedServer;
  let device: Device;
  let calculator: Page;
  let management: Page;
  let oldFiles: readonly string[];

  beforeAll(async () => {
    deployment = createDeployment();
    oldFiles = readdirSync(join(deployment.folder, 'app', 'assets'));
    reached = await startReachedServer({ BUILD_DIR: deployment.folder });
    device = createDevice();
    management = await device.open();
    await signIn(management, reached.url, people.acmeAdmin);
    await waitUntilInstalled(management);
    await openManagement(management, reached.url);
    await expectStatus(management, 'All changes saved');
    calculator = await device.open();
    await calculator.goto(`${reached.url}/calculators/heloc`);
    await calculator.getByRole('textbox', { name: 'Home value' }).fill('987654');
  });

  afterAll(async () => {
    await device.remove();
    await reached.remove();
    deployment.remove();
  });

  it('[sync-36] keeps every file of the old build, and offers the new one within a minute of the check', async () => {
    await deployment.deployNext();
    await reached.server.kill();
    await reached.server.start();
    for (const name of oldFiles) expect((await fetch(`${reached.url}/assets/${name}`)).status, name).toBe(200);
    await management.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    for (const tab of [calculator, management]) await tab.getByRole('button', { name: 'Update now' }).waitFor({ timeout: 60_000 });
  });

  it('[sync-36] updates both tabs once, and keeps the entries and the waiting change', async () => {
    const pushes = reached.proxy.hold('"pushCommands"');
    await card(management, 'Mortgage Payment').click();
    await expectStatus(management, '1 change waiting');
    const loads = [calculator, management].map(countLoads);
    await calculator.getByRole('button', { name: 'Update now' }).click();
    for (const tab of [calculator, management])
      await tab.waitForFunction(() => 'isNextBuild' in globalThis && document.querySelector('#main') !== null);
    await expectPressed(management, 'Mortgage Payment', false);
    await expectStatus(management, '1 change waiting');
    await expect.poll(() => calculator.getByRole('textbox', { name: 'Home value' }).inputValue()).toBe('987,654');
    pushes.release();
    await expectStatus(management, 'All changes saved');
    await expectPressed(management, 'Mortgage Payment', false);
    expect(loads.map((count) => count())).toEqual([1, 1]);
  });
});

/** Counts how often the tab loads a page from now on. */
function countLoads(tab: Page): () => number {
  let loads = 0;
  tab.on('load', () => {
    loads += 1;
  });
  return () => loads;
}
