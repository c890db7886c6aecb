import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

/** A tenant makes a page from a template, and finds out which of two headlines works. Each step starts from the state the previous one left. */
describe('a page from a template', () => {
  let server: Server;
  let host: string;
  let desk: Device;
  let phone: Device;
  let page: Page;
  let visitor: Page;

  beforeAll(async () => {
    server = await startServer();
    host = server.url.replace('http://localhost', 'acme.localhost');
    [desk, phone] = [createDevice(sizes.desktop), createDevice(sizes.phone)];
    page = await desk.open();
    await signIn(page, server.url, people.acmeAdmin);
    visitor = await phone.open();
  });
  afterAll(async () => {
    await desk.remove();
    await phone.remove();
    await server.remove();
  });

  async function build(name: string, headline: string): Promise<void> {
    await page.goto(`${server.url}/landing-page-builder`);
    await page.getByLabel('Page name').fill(name);
    await page.getByRole('tab', { name: 'Templates' }).click();
    await page.getByRole('button', { name: /First Home/ }).click();
    await page.getByRole('heading', { name: 'Your first home, worked out honestly' }).click();
    await page.getByLabel('Headline', { exact: true }).fill(headline);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('toolbar', { name: 'Page' }).getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  }

  interface Answer {
    readonly status: number;
    readonly text: string;
  }

  /** A request of a browser of its own for each number. The server tells visitors apart by it. */
  function send(number: number, path: string, body?: string): Promise<Answer> {
    const { port } = new URL(server.url);
    const headers = {
      ...{ host, 'content-type': 'text/plain' },
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${number}.0) Gecko/20100101 Firefox/${number}.0`,
    };
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asked.on('error', reject).end(body);
    });
  }

  /** Opens the page, and follows the link of the second headline alone. Answers whether this visitor saw that headline. */
  async function takePart(number: number): Promise<boolean> {
    const { text } = await send(number, '/first-home');
    const [tested, variant] = ['data-page', 'data-variant'].map((name) => new RegExp(`${name}="([^"]+)"`).exec(text)?.[1]);
    const isSecond = text.includes('What will your home cost?');
    const events = [{ type: 'view' }, ...(isSecond ? [{ type: 'click', component: 'promise' }] : [])];
    const report = { page: tested, variant, session: `opening-${number}`, referrer: '', query: '', events };
    expect((await send(number, '/api/page-events', JSON.stringify(report))).status).toBe(204);
    return isSecond;
  }

  it('is built twice, with two headlines, and published at an address of the firm', async () => {
    await build('Second headline', 'What will your home cost?');
    await build('First home', 'Your first home, in figures');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /first-home/ })
      .waitFor();
    await visitor.goto(`http://${host}/first-home`);
    await visitor.getByRole('heading', { level: 1, name: 'Your first home, in figures' }).waitFor();
  });

  it('leads a visitor to its calculator, which calculates under the name of the firm, and takes a message', async () => {
    await visitor.getByRole('link', { name: 'Work it out' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Home Affordability' }).waitFor();
    await visitor.locator('.header__name', { hasText: 'Acme Wealth' }).waitFor();
    const answer = visitor.locator('.workbench__say');
    const before = await answer.textContent();
    await visitor.getByRole('textbox', { name: 'Interest rate' }).fill('9');
    await expect.poll(() => answer.textContent()).not.toBe(before);
    await expect.poll(() => answer.textContent()).toMatch(/\$\d/);
    await visitor.goto(`http://${host}/first-home`);
    await visitor.getByLabel('Name').fill('Ann Archer');
    await visitor.getByLabel('Email').fill('ann@example.com');
    await visitor.getByRole('button', { name: 'Send' }).click();
    await visitor.getByText('Thank you. We will be in touch within one working day.').waitFor();
    await page.goto(`${server.url}/admin/leads`);
    await page.getByRole('row', { name: /ann@example\.com.*First home/ }).waitFor();
  });

  it('[R-ENT-27] is tested against its other headline', async () => {
    await page.goto(`${server.url}/admin/ab-tests`);
    await page.getByRole('button', { name: 'New test' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Headline');
    await dialog.getByLabel('Tested page').selectOption('First home');
    await dialog.getByLabel('Page with the other version').selectOption('Second headline');
    await dialog.getByRole('combobox', { name: 'Goal' }).selectOption('click:promise');
    await dialog.getByLabel('Visitors who reach the goal today').fill('10');
    await dialog.getByLabel('Smallest improvement worth finding').fill('500');
    await dialog.getByRole('button', { name: 'New test' }).click();
    const row = page.getByRole('row', { name: /Headline/ });
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Start' }).click();
    await row.getByText('Running').waitFor();
    const seen: boolean[] = [];
    for (let number = 1; number <= 60; number += 1) seen.push(await takePart(number));
    expect(new Set(seen)).toEqual(new Set([true, false]));
  });

  it('[R-ENT-27] has a clear winner, which every visitor sees once it is chosen', async () => {
    // Visits are counted once a minute.
    await expect
      .poll(
        async () => {
          await page.goto(`${server.url}/admin/ab-tests`);
          await page.getByRole('row', { name: /Headline/ }).waitFor();
          return page.getByRole('row', { name: /Headline/ }).textContent();
        },
        { timeout: 150_000, interval: 5_000 },
      )
      .toContain('The other version is better.');
    const row = page.getByRole('row', { name: /Headline/ });
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Results…' }).click();
    await page.getByRole('button', { name: 'Choose the other version' }).click();
    await row.getByText('Completed').waitFor();
    for (const number of [1, 61, 62, 63, 64, 65]) expect(await takePart(number)).toBe(true);
  }, 180_000);
});
