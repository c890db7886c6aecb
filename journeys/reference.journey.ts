import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restTable } from '#server/wiring/rest-table.ts';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

describe('the API reference', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  const errors: string[] = [];
  const hosts = new Set<string>();

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (fault) => errors.push(String(fault)));
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  it('lists every call, without an error, a report of the policy, or a request to another host', async () => {
    await page.goto(`${server.url}/api/docs`);
    const search = page.getByRole('searchbox', { name: 'Search calls' });
    await search.waitFor();
    for (const { method, path } of restTable) {
      await search.fill(`${method} ${path}`);
      await callOf(method, path).waitFor();
    }
    await search.fill('no such call');
    // The webhook below the calls is none of them.
    await page.locator('.opblock:not([id^="operations-webhooks-"])').first().waitFor({ state: 'detached' });
    await search.fill('Create a plan');
    const shown = callOf('POST', '/api/admin/plans');
    await shown.locator('.opblock-summary-control').click();
    await shown.getByText('Request body').waitFor();
    expect(errors).toEqual([]);
    expect(device.drainViolations()).toEqual([]);
    expect([...hosts]).toEqual([new URL(server.url).host]);
  });

  it('tries a call with the session of the reader, also one that changes something', async () => {
    await signIn(page, server.url, people.acmeAdmin);
    errors.length = 0;
    await page.goto(`${server.url}/api/docs`);
    expect(await tryCall('GET', '/api/auth/user')).toContain(people.acmeAdmin);
    const info = JSON.parse(await tryCall('GET', '/api/tenant/info'));
    const answer = await tryCall('POST', '/api/admin/tenants/{tenantId}/calculators/{calculatorId}', {
      tenantId: info.id,
      calculatorId: info.calculatorIds[0],
    });
    expect(JSON.parse(answer).current).toBe(info.usage.calculators);
    expect(device.drainViolations()).toEqual([]);
    expect(errors).toEqual([]);
  });

  function callOf(method: string, path: string): Locator {
    return page.locator(`.opblock-${method.toLowerCase()}`, { has: page.locator(`[data-path="${path}"]`) });
  }

  /** The server's answer to a call. */
  async function tryCall(method: string, path: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
    await page.getByRole('searchbox', { name: 'Search calls' }).fill(`${method} ${path}`);
    const call = callOf(method, path);
    await call.locator('.opblock-summary-control').click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    for (const [name, value] of Object.entries(values)) await call.getByPlaceholder(name).fill(value);
    await call.getByRole('button', { name: 'Execute' }).click();
    const body = call.locator('.live-responses-table .highlight-code code');
    await body.first().waitFor();
    return body.first().innerText();
  }
});
