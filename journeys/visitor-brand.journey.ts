import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';
import { openRecords, type ServerRecords } from './bench/server-records.ts';

const acme = { headerColor: '#12395b', accent: '#ffd400', cornerRadius: 'none', font: 'serif', logoText: 'Acme', disclaimer: 'By Acme.' };
const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#ffd400"/></svg>';
const calculator = '/calculators/mortgage-payment';

/** Runs in the page. */
function noteHeaders(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const note = () => {
    const bar = document.querySelector('.header__root');
    if (bar !== null) seen.push(`${bar.querySelector('.header__name')?.textContent} ${getComputedStyle(bar).backgroundColor}`);
    if (seen.length < 60) requestAnimationFrame(note);
  };
  note();
}

/** Visitors, who never signed in, open calculators on the host of a tenant. Each step starts from the state the previous one left. */
describe('[R-PROD-02] the look of a firm for visitors', () => {
  let server: Server;
  let records: ServerRecords;
  let home: string;
  let device: Device;
  let page: Page;

  /** The server keeps the look of a host for half a minute, so it starts anew. */
  async function give(subdomain: string, brand: Readonly<Record<string, string>>): Promise<void> {
    const values = [JSON.stringify(brand), subdomain];
    await records.query(`update tenants set settings = settings || jsonb_build_object('brand', $1::jsonb) where subdomain = $2`, values);
    await server.kill();
    await server.start();
  }

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    await give('acme', acme);
    await give('birch', { headerColor: '#fff3c4' });
    home = server.url.replace('localhost', 'acme.localhost');
    device = createDevice(sizes.phone);
    page = await device.open();
    await page.addInitScript(noteHeaders);
    await device.context().route('https://cdn.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: logo }));
  });
  afterAll(async () => {
    await device.remove();
    await records.close();
    await server.remove();
  });

  const header = () =>
    page.locator('.header__root').evaluate((bar) => {
      const style = getComputedStyle(bar);
      return {
        name: bar.querySelector('.header__name')?.textContent,
        logo: bar.querySelector('.header__logo')?.getAttribute('src') ?? '',
        ground: style.backgroundColor,
        text: style.color,
        isSerif: style.fontFamily.includes('Georgia'),
        corner: style.getPropertyValue('--rk-radii-md'),
      };
    });
  /** Each name and color that the header had in the first 60 frames that showed it. */
  async function headers(): Promise<unknown> {
    await expect.poll(() => page.evaluate('seen.length')).toBe(60);
    return page.evaluate('[...new Set(seen)]');
  }
  const look = { name: 'Acme', logo: '', ground: 'rgb(18, 57, 91)', text: 'rgb(255, 255, 255)', isSerif: true, corner: '0px' };
  const neutral = { name: 'Calculators', logo: '', isSerif: false };

  it('is on a calculator at the first visit, with the name of the firm in the title and its disclaimer on paper', async () => {
    // The code of the look comes last, as it may on a slow connection.
    await device.context().route('**/assets/watch-brand-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.goto(home + calculator);
    await expect.poll(header, { timeout: 20_000 }).toEqual(look);
    await expect.poll(() => page.title()).toMatch(/ · Acme$/);
    await expect.poll(headers).toEqual(['Acme rgb(18, 57, 91)']);
    // The browser's print dialog would wait for a person.
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    const paper = page.locator('.print__root');
    await paper.waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const printed = await paper.innerText();
    await page.emulateMedia({ media: null });
    expect(printed).toContain('By Acme.');
    expect(printed).toMatch(/^Acme\n/);
  });

  it('is painted first when the page is stored on the device, also without a network', async () => {
    await waitUntilInstalled(page);
    await device.context().setOffline(true);
    await page.reload();
    await expect.poll(header, { timeout: 20_000 }).toEqual(look);
    await expect.poll(headers).toEqual(['Acme rgb(18, 57, 91)']);
  });

  it('that the firm changed meanwhile appears at the next visit, and stays without a network', async () => {
    await device.context().setOffline(false);
    await give('acme', { headerColor: '#ffd400', logoText: 'Acme & Co', logoUrl: 'https://cdn.example/logo.svg' });
    const changed = {
      ...{ name: 'Acme & Co', logo: 'https://cdn.example/logo.svg', ground: 'rgb(255, 212, 0)', text: 'rgb(0, 0, 0)', isSerif: false },
    };
    await page.reload();
    await expect.poll(header, { timeout: 20_000 }).toMatchObject(changed);
    await device.context().setOffline(true);
    await page.reload();
    await expect.poll(header, { timeout: 20_000 }).toMatchObject(changed);
    await device.context().setOffline(false);
  });

  it('gives way to the look of the firm of a person who signs in, and returns after the sign-out', async () => {
    await signIn(page, home, people.birchUser);
    await page.goto(home + calculator);
    await expect.poll(header, { timeout: 20_000 }).toMatchObject({ name: 'Birch Credit Union', ground: 'rgb(255, 243, 196)' });
    await page.goto(home);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Acme Wealth' }).waitFor();
    await page.goto(home + calculator);
    await expect.poll(header, { timeout: 20_000 }).toMatchObject({ name: 'Acme & Co', ground: 'rgb(255, 212, 0)' });
  });

  it('is at the path of the firm, and on no other page of the platform’s host', async () => {
    await page.goto(`${server.url}/birch`);
    await page.getByRole('heading', { level: 1, name: 'Birch Credit Union' }).waitFor();
    await page.goto(server.url + calculator);
    await expect.poll(header, { timeout: 20_000 }).toMatchObject(neutral);
    expect((await header()).ground).not.toMatch(/255, 243, 196|255, 212, 0/);
  });

  it('of another firm is never on this one’s host', async () => {
    await page.goto(server.url.replace('localhost', 'birch.localhost') + calculator);
    await expect
      .poll(header, { timeout: 20_000 })
      .toMatchObject({ name: 'Birch Credit Union', logo: '', ground: 'rgb(255, 243, 196)', text: 'rgb(0, 0, 0)' });
    expect(await page.content()).not.toMatch(/Acme|cdn\.example/);
  });
});
