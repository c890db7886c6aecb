import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDevice, type Device } from './bench/browser.ts';
import { type Server, startServer } from './bench/server.ts';

const Errors = z.object({ installabilityErrors: z.array(z.object({ errorId: z.string() })) });
const AppId = z.object({ appId: z.string() });

let server: Server;
let device: Device;
let page: Page;

beforeAll(async () => {
  server = await startServer();
  device = createDevice();
  page = await device.open();
});
afterAll(async () => {
  await device.remove();
  await server.remove();
});

/** Opens the address and waits until the browser knows the app by this id. Answers what keeps the app from being installed. */
async function installing(address: string, id: string): Promise<readonly string[]> {
  await page.goto(address);
  const devtools = await page.context().newCDPSession(page);
  // The app links the manifest when it starts, and the browser then reads it.
  await expect.poll(async () => AppId.parse(await devtools.send('Page.getAppId')).appId, { timeout: 20_000 }).toBe(id);
  const { installabilityErrors } = Errors.parse(await devtools.send('Page.getInstallabilityErrors'));
  await devtools.detach();
  return installabilityErrors.map(({ errorId }) => errorId);
}

describe('the app of each tenant', () => {
  it('can be installed by host and by path without an error, each under an id of its own', async () => {
    const hostOf = (subdomain: string) => server.url.replace('localhost', `${subdomain}.localhost`);
    const ids = [`${hostOf('acme')}/`, `${hostOf('birch')}/`, `${server.url}/acme`, `${server.url}/birch`, `${server.url}/`];
    // The address of each app is its id.
    for (const id of ids) expect(await installing(id, id), id).toEqual([]);
  });
});
