import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

/** A tenant measures its page with services of third parties. Each step starts from the state the previous one left. */
describe('a page with ids of measuring services', () => {
  let server: Server;
  let desk: Device;
  let phone: Device;
  let visitor: Page;
  let address: string;
  /** Hosts of other origins that the browser of the visitor asked. */
  let asked: string[] = [];
  const refusedByPolicy: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    [desk, phone] = [createDevice(sizes.desktop), createDevice(sizes.phone)];
    visitor = await phone.open();
    // The services are answered here: no request leaves the machine.
    await visitor.context().route(/google|facebook/, async (route) => {
      asked.push(new URL(route.request().url()).hostname);
      // Like the real one, the service writes its cookie once more when the visitor leaves.
      const body = `document.cookie = '_ga=1; path=/'; addEventListener('pagehide', () => { document.cookie = '_ga_AB12CD34=2; path=/'; });`;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    visitor.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refusedByPolicy.push(message.text());
    });
  });

  afterAll(async () => {
    await desk.remove();
    await phone.remove();
    await server.remove();
  });

  const bar = () => visitor.getByRole('region', { name: 'Cookie choices' });
  const choices = () => visitor.getByRole('button', { name: 'Cookie choices' });
  const heading = () => visitor.getByRole('heading', { name: 'Rates you can live with' });
  const open = async () => {
    asked = [];
    await visitor.goto(address);
    await heading().waitFor();
    await visitor.waitForLoadState('networkidle');
  };

  it('is built with them, and published', async () => {
    const page = await desk.open();
    await signIn(page, server.url, people.acmeAdmin);
    await page.goto(`${server.url}/landing-page-builder`);
    await page.getByLabel('Page name').fill('Measured');
    await page.getByRole('button', { name: 'Hero' }).click();
    await page.getByLabel('Headline', { exact: true }).fill('Rates you can live with');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByLabel('Google Analytics ID').fill('G-AB12CD34');
    await page.getByLabel('Meta Pixel ID').fill('1234567890123');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: /measured/ });
    await link.waitFor();
    address = (await link.getAttribute('href')) ?? '';
  });

  it('asks nobody but its own host before the visitor has answered, and offers both answers alike', async () => {
    await open();
    await bar().waitFor();
    expect(asked).toEqual([]);
    const [yes, no] = await Promise.all(
      ['Agree', 'Decline'].map((name) =>
        bar()
          .getByRole('button', { name })
          .evaluate((button) => {
            const { backgroundColor, color, fontSize, height, minWidth, border } = getComputedStyle(button);
            return { backgroundColor, color, fontSize, height, minWidth, border };
          }),
      ),
    );
    expect(yes).toEqual(no);
  });

  it('asks nobody after a refusal, and does not ask the visitor again', async () => {
    await bar().getByRole('button', { name: 'Decline' }).click();
    await bar().waitFor({ state: 'hidden' });
    await open();
    await choices().waitFor();
    expect(await bar().isVisible()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('loads both services once the visitor agrees, and at the next visit without a question', async () => {
    await choices().click();
    await bar().getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => new Set(asked)).toEqual(new Set(['www.googletagmanager.com', 'connect.facebook.net']));
    await open();
    await expect.poll(() => new Set(asked)).toEqual(new Set(['www.googletagmanager.com', 'connect.facebook.net']));
    expect(await bar().isVisible()).toBe(false);
    expect(refusedByPolicy).toEqual([]);
  });

  it('ends with a withdrawal below the page, which deletes the cookies of the services', async () => {
    await expect.poll(() => visitor.evaluate('document.cookie')).toContain('_ga=1');
    asked = [];
    const opened = visitor.waitForEvent('load');
    await choices().click();
    await bar().getByRole('button', { name: 'Decline' }).click();
    await opened;
    await heading().waitFor();
    await visitor.waitForLoadState('networkidle');
    expect(await visitor.evaluate('document.cookie')).not.toContain('_ga');
    expect(asked).toEqual([]);
    expect(await bar().isVisible()).toBe(false);
  });

  it('deletes the cookies of a service agreed to on another page, when the visitor declines where one more asks', async () => {
    await visitor.evaluate(
      `document.cookie = 'page-consent=google; path=/'; document.cookie = '_ga=1; path=/'; document.cookie = '_gcl_au=1; path=/'`,
    );
    await open();
    expect(asked).toEqual([]);
    await bar().getByRole('button', { name: 'Decline' }).click();
    await bar().waitFor({ state: 'hidden' });
    expect(await visitor.evaluate('document.cookie')).toBe('page-consent=none');
  });
});
