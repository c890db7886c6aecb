import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn, waitUntilInstalled } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';
import { openRecords } from '../bench/server-records.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A tenant builds a page, publishes it, and receives a message from a visitor. Each step starts from the state the previous one left. */
describe('a landing page', () => {
  let server: Server;
  let desk: Device;
  let phone: Device;
  let page: Page;
  let visitor: Page;

  beforeAll(async () => {
    server = await startServer();
    [desk, phone] = [createDevice(sizes.desktop), createDevice(sizes.phone)];
    page = await desk.open();
    await signIn(page, server.url, people.acmeAdmin);
  });

  afterAll(async () => {
    await desk.remove();
    await phone.remove();
    await server.remove();
  });

  it('[R-BLD-05] is built by an administrator, and previewed as the server draws it', async () => {
    await page.goto(`${server.url}/landing-page-builder`);
    await page.getByLabel('Page name').fill('Spring rates');
    await page.getByRole('button', { name: 'Hero' }).click();
    await page.getByLabel('Headline', { exact: true }).fill('Rates you can live with');
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await page.getByLabel('Success message').fill('Thank you, we will call you.');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Rates you can live with' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
  });

  it('[R-BLD-42] is published on the host of the firm as HTML without framework code, and passes axe', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: /spring-rates/ });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toBe(`${server.url.replace('localhost', 'acme.localhost')}/spring-rates`);
    visitor = await phone.open();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).origin));
    const answer = await visitor.goto((await link.getAttribute('href')) ?? '');
    await expect.poll(() => visitor.title()).toMatch(/^Spring rates · Acme/);
    expect(await answer?.text()).not.toMatch(/<script[^>]+src|type="module"/);
    expect(new Set(asked)).toEqual(new Set([new URL(visitor.url()).origin]));
    await visitor.evaluate(axe);
    const problems: unknown = await visitor.evaluate(
      'axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + nodes[0].html))',
    );
    expect(problems).toEqual([]);
    expect(await visitor.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('[R-BLD-43] takes a form without scripts, shows its message, and lists what was sent', async () => {
    await visitor.getByLabel('Name').fill('Ann Archer');
    await visitor.getByLabel('Email').fill('ann@example.com');
    await visitor.getByRole('button', { name: 'Send' }).click();
    await visitor.getByText('Thank you, we will call you.').waitFor();
    await page.goto(`${server.url}/admin/leads`);
    await page.getByRole('row', { name: /ann@example\.com.*Spring rates/ }).waitFor();
  });

  it('is shown again to a visitor who has used a calculator meanwhile, on the host of its firm from each of its addresses', async () => {
    const host = server.url.replace('localhost', 'acme.localhost');
    const heading = visitor.getByRole('heading', { name: 'Rates you can live with' });
    for (const [origin, path] of [
      [host, '/spring-rates?utm_source=mail'],
      [server.url, '/acme/spring-rates?utm_source=mail'],
    ] as const) {
      await visitor.goto(`${origin}/calculators/auto-loan-basic`);
      await waitUntilInstalled(visitor);
      await visitor.goto(origin + path);
      await heading.waitFor();
      expect(visitor.url()).toBe(`${host}/spring-rates?utm_source=mail`);
    }
    const records = openRecords(server);
    await records.query(`update landing_pages set path = '/' where path = '/spring-rates'`);
    await visitor.goto(host);
    await heading.waitFor();
    await records.query(`update landing_pages set path = '/spring-rates' where path = '/'`);
    await records.close();
  });

  it('still lets a visitor without a network reach the app', async () => {
    const host = server.url.replace('localhost', 'acme.localhost');
    await visitor.context().setOffline(true);
    await visitor.goto(`${host}/calculators/auto-loan-basic`);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await visitor.goto(host);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    await visitor.context().setOffline(false);
  });

  it('[R-ENT-27] is measured: the firm sees the visit and the sent form', async () => {
    await page.goto(`${server.url}/admin/analytics`);
    // Views are counted once a minute, and the screen asks again once a minute.
    const sent = page.getByText(/% of visitors/);
    await sent.waitFor({ timeout: 150_000 });
    await page
      .getByRole('figure', { name: 'Devices, by visitors' })
      .getByText(/^(Phone|Desktop)$/)
      .waitFor();
    await expect.poll(() => page.getByRole('definition').allTextContents()).toEqual(expect.arrayContaining(['1', '1', '1']));
  }, 180_000);

  it('[R-BLD-20] is found again under its name, with nothing unsaved', async () => {
    await page.goto(`${server.url}/landing-page-builder`);
    await page.getByRole('button', { name: 'Open…' }).click();
    await page.getByRole('link', { name: 'Spring rates' }).click();
    await page.getByRole('heading', { name: 'Rates you can live with' }).waitFor();
    await expect.poll(() => page.getByRole('toolbar', { name: 'Page' }).getByRole('status').textContent()).toBe('Ready');
  });
});
