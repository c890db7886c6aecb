import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

let server: Server;
let device: Device;

beforeAll(async () => {
  server = await startServer();
  device = createDevice(sizes.phone);
});
afterAll(async () => {
  await device.remove();
  await server.remove();
});

it('the largest text of the overview is painted without the component library, and the local database comes after the overview', async () => {
  const page = await device.open();
  await signIn(page, server.url, people.acmeAdmin);
  // As at a first sign-in, all files come over the network.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/chakra-root-/, async (route) => {
    await released;
    await route.continue();
  });
  const database: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/open-person-')) database.push(request.url());
  });
  await page.goto(`${server.url}/admin`);
  await page.getByText('Your plan, what your firm uses of it this month, and what you pay for it.').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const before = await largestPaint(page);
  expect(database).toEqual([]);
  release();
  await page.getByText('Professional', { exact: true }).first().waitFor();
  expect(await largestPaint(page)).toBe(before);
  await expect.poll(() => database.length).toBe(1);
});

/** Time at which the largest element so far was painted, in milliseconds of the page's own clock. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)))).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
}
