import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, syncStatus } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

const logo = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" rx="8" fill="${color}"/></svg>`;
const pictures: Readonly<Record<string, string>> = {
  'https://cdn.example/logo.svg': logo('#12395b'),
  'https://cdn.example/logo-dark.svg': logo('#ffffff'),
};

/** An administrator gives the tenant its look, and a person of the tenant meets it. Each step starts from the state the previous one left. */
describe('[R-PROD-02] the brand of a firm', () => {
  let server: Server;
  let home: string;
  let desk: Page;
  let phone: Page;
  const devices: Device[] = [];

  async function open(size: (typeof sizes)[keyof typeof sizes], mode: 'light' | 'dark'): Promise<Page> {
    const device = createDevice(size);
    devices.push(device);
    const page = await device.open();
    await device
      .context()
      .route('https://cdn.example/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: pictures[route.request().url()] ?? '' }),
      );
    await page.emulateMedia({ colorScheme: mode });
    return page;
  }

  beforeAll(async () => {
    server = await startServer();
    home = server.url.replace('localhost', 'acme.localhost');
    desk = await open(sizes.desktop, 'light');
    await signIn(desk, home, people.acmeAdmin);
  });
  afterAll(async () => {
    for (const device of devices) await device.remove();
    await server.remove();
  });

  const header = (page: Page) =>
    page.locator('.header__root').evaluate((bar) => {
      const image = bar.querySelector('.header__logo');
      return {
        ground: getComputedStyle(bar).backgroundColor,
        text: getComputedStyle(bar).color,
        font: getComputedStyle(bar).fontFamily,
        logo: image === null ? '' : getComputedStyle(image).content,
      };
    });

  it('is set by an administrator, who reads the contrast of the colors before saving', async () => {
    await desk.goto(`${home}/admin/settings`);
    await desk.getByLabel('Address of the logo', { exact: true }).fill('https://cdn.example/logo.svg');
    await desk.getByLabel('Address of the logo for dark backgrounds').fill('https://cdn.example/logo-dark.svg');
    await desk.getByLabel('Header color', { exact: true }).fill('#ffd400');
    await desk.getByLabel('Corners').selectOption('Square');
    await desk.getByLabel('Font', { exact: true }).selectOption('Serif');
    // Black on #ffd400 has 14.6:1 by the definition of WCAG.
    await desk.getByText(/Text on the header color has a contrast of 14\.6:1 in light mode/).waitFor();
    await desk.getByRole('button', { name: 'Save brand' }).click();
    await desk.getByText('Settings saved').waitFor();
    await syncStatus(desk).filter({ hasText: 'All changes saved' }).waitFor();
    await expect.poll(() => header(desk)).toMatchObject({ ground: 'rgb(255, 212, 0)', text: 'rgb(0, 0, 0)', logo: 'normal' });
    expect((await header(desk)).font).toContain('Georgia');
  });

  it('is refused with a sentence where a hostile client sends values outside of the lists', async () => {
    const put = (brand: Readonly<Record<string, string>>) =>
      desk.evaluate(async (body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/tenant/settings', { method: 'PUT', headers, body: JSON.stringify({ brand: body }) });
        return [answer.status, await answer.text()];
      }, brand);
    const attempts = [
      [{ cornerRadius: '0}*{display:none' }, 'Choose one of the corner shapes'],
      [{ font: "x';}</style>" }, 'Choose one of the fonts'],
      [{ headerColor: 'url(x)' }, 'The color must be written like #0f766e'],
      [{ logoDarkUrl: 'javascript:alert(1)' }, 'The logo must be an https address'],
    ] as const;
    for (const [brand, sentence] of attempts) {
      const [status, text] = await put(brand);
      expect([status, text]).toEqual([400, expect.stringContaining(sentence)]);
    }
  });

  it('meets a person on a phone in dark mode at sign-in', async () => {
    phone = await open(sizes.phone, 'dark');
    const bar = async () => {
      await phone.goto(`${home}/api/login`);
      await phone.getByLabel(/e-?mail/i).waitFor();
      return phone.locator('.bar').evaluateAll((found) => found.map((element) => getComputedStyle(element).backgroundColor));
    };
    // The server keeps the look of a host for half a minute.
    await expect.poll(bar, { timeout: 45_000, interval: 2_000 }).toEqual(['rgb(255, 212, 0)']);
    expect(await phone.locator('.bar img').evaluate((image) => image.clientWidth)).toBeGreaterThan(0);
    const button = phone.getByRole('button', { name: /^sign in$/i });
    const shape = await button.evaluate((element) => [getComputedStyle(element).borderRadius, getComputedStyle(element).fontFamily]);
    expect(shape).toEqual(['0px', expect.stringContaining('Georgia')]);
  });

  it('and on a calculator, also after a switch of the mode and without a network', async () => {
    await signIn(phone, home, people.acmeUser);
    await phone.goto(`${home}/calculators/mortgage-payment`);
    await phone.locator('.header__logo').waitFor();
    await expect.poll(() => header(phone)).toMatchObject({ text: 'rgb(255, 255, 255)', logo: 'url("https://cdn.example/logo-dark.svg")' });
    const radius = () =>
      phone
        .locator('.button')
        .first()
        .evaluate((button) => getComputedStyle(button).borderRadius);
    await expect.poll(radius).toBe('0px');
    await phone.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => header(phone)).toMatchObject({ ground: 'rgb(255, 212, 0)', text: 'rgb(0, 0, 0)', logo: 'normal' });
    await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await phone.reload();
    await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await phone.context().setOffline(true);
    await phone.reload();
    await phone.locator('.header__root').waitFor();
    await expect.poll(() => header(phone)).toMatchObject({ ground: 'rgb(255, 212, 0)', text: 'rgb(0, 0, 0)' });
    await expect.poll(radius).toBe('0px');
  });

  it('reaches nobody of another firm', async () => {
    const other = await open(sizes.phone, 'light');
    const birch = server.url.replace('localhost', 'birch.localhost');
    await signIn(other, birch, people.birchUser);
    await other.goto(`${birch}/calculators/mortgage-payment`);
    await other.locator('.header__name', { hasText: 'Birch Credit Union' }).waitFor();
    expect((await header(other)).ground).not.toBe('rgb(255, 212, 0)');
    expect((await header(other)).font).not.toContain('Georgia');
    expect(await other.content()).not.toContain('cdn.example');
  });
});
