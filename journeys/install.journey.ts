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

/** The answer of the browser about installing the app of an address. */
async function installing(address: string): Promise<{ readonly errors: readonly string[]; readonly appId: string }> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = Errors.parse(await devtools.send('Page.getInstallabilityErrors'));
  const { appId } = AppId.parse(await devtools.send('Page.getAppId'));
  await devtools.detach();
  return { errors: installabilityErrors.map(({ errorId }) => errorId), appId };
}

describe('the app of each tenant', () => {
  it('can be installed by host and by path without an error, each under an id of its own', async () => {
    const hostOf = (subdomain: string) => server.url.replace('localhost', `${subdomain}.localhost`);
    const addresses = [`${hostOf('acme')}/`, `${hostOf('birch')}/`, `${server.url}/acme`, `${server.url}/birch`, `${server.url}/`];
    const found = [];
    for (const address of addresses) found.push(await installing(address));
    expect(found.flatMap(({ errors }) => errors)).toEqual([]);
    expect(found.map(({ appId }) => appId)).toEqual([
      `${hostOf('acme')}/`,
      `${hostOf('birch')}/`,
      `${server.url}/acme`,
      `${server.url}/birch`,
      `${server.url}/`,
    ]);
  });
});
