import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Frame, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Website {
  readonly origin: string;
  /** The line of HTML on its page. */
  line: string;
  readonly received: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
  readonly close: () => void;
}

/** A website of a tenant, which also receives what its webhook sends. */
async function openWebsite(): Promise<Website> {
  const received: Website['received'] = [];
  const server: HttpServer = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      if (request.method === 'POST') received.push({ headers: request.headers, body });
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="en"><title>Our firm</title><body><h1>Our firm</h1>${website.line}</body></html>`);
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const website: Website = { origin: `http://127.0.0.1:${port}`, line: '', received, close: () => server.close() };
  return website;
}

/** A tenant puts a calculator on its website, and a visitor uses it there. Each step starts from the state the previous one left. */
describe('a calculator on a website', () => {
  let server: Server;
  let desk: Device;
  let phone: Device;
  let page: Page;
  let visitor: Page;
  let website: Website;
  let stranger: Website;
  let secret = '';

  beforeAll(async () => {
    server = await startServer();
    [website, stranger] = [await openWebsite(), await openWebsite()];
    [desk, phone] = [createDevice(sizes.desktop), createDevice(sizes.phone)];
    page = await desk.open();
    await signIn(page, server.url, people.acmeAdmin);
    visitor = await phone.open();
  });

  afterAll(async () => {
    website.close();
    stranger.close();
    await desk.remove();
    await phone.remove();
    await server.remove();
  });

  const frame = (): Frame => {
    const [, inner] = visitor.frames();
    if (inner === undefined) throw new Error('There is no frame.');
    return inner;
  };

  it('gets its line of HTML in the administration, with a preview', async () => {
    await page.goto(`${server.url}/admin/embed`);
    await page.getByLabel('Addresses of your websites, one per line').fill(website.origin);
    await page.getByRole('button', { name: 'Save websites' }).click();
    await page.getByLabel('Calculator', { exact: true }).selectOption({ index: 0 });
    await page.getByLabel('Form below the result').selectOption('on');
    const title = await page.getByLabel('Calculator', { exact: true }).locator('option:checked').textContent();
    await page
      .getByRole('group', { name: 'Preview' })
      .getByRole('heading', { name: String(title), exact: true })
      .waitFor();
    const line = await page.getByText(/^<iframe /).textContent();
    expect(line).toContain(`${server.url.replace('localhost', 'acme.localhost')}/embed/`);
    website.line = String(line);
    stranger.line = String(line);
    const address = /src="([^"?]+)/.exec(String(line))?.[1] ?? '';
    await expect.poll(async () => (await visitor.goto(address))?.status(), { timeout: 20_000 }).toBe(200);
  });

  it('tells the firm’s own system of leads, once its address is saved', async () => {
    await page.goto(`${server.url}/admin/leads`);
    await page.getByLabel('Address of the webhook').fill(`${website.origin}/leads`);
    await page.getByRole('button', { name: 'Save webhook' }).click();
    const shown = page.getByText(/^whsec_/);
    await shown.waitFor();
    secret = String(await shown.textContent());
    await page.getByRole('button', { name: 'I have copied it' }).click();
  });

  it('answers first with at most 120 KB of its own, compressed', async () => {
    const loaded: Promise<number>[] = [];
    const weigh = (response: Response) => {
      if (!response.url().startsWith(website.origin)) loaded.push(response.body().then((body) => gzipSync(body).length));
    };
    // A device that has never seen the calculator, so that nothing comes from its cache.
    const newPhone = createDevice(sizes.phone);
    onTestFinished(() => newPhone.remove());
    const newVisitor = await newPhone.open();
    newVisitor.on('response', weigh);
    await newVisitor.goto(website.origin);
    await newVisitor.frameLocator('iframe').getByRole('status', { name: 'Result' }).waitFor();
    newVisitor.off('response', weigh);
    const bytes = (await Promise.all(loaded)).reduce((sum, length) => sum + length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(120_000);
  });

  it('calculates in the frame, fits its height, keeps no cookie, and passes axe', async () => {
    await visitor.goto(website.origin);
    const inner = frame();
    await inner.getByRole('status', { name: 'Result' }).waitFor();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    const field = inner.locator('form').first().locator('input[inputmode="decimal"]').first();
    const before = await inner.getByRole('status', { name: 'Result' }).textContent();
    await field.fill('123456');
    await expect.poll(() => inner.getByRole('status', { name: 'Result' }).textContent()).not.toBe(before);
    expect(asked).toEqual([]);
    expect(await visitor.context().cookies()).toEqual([]);
    const heightOf = (element: Element) => element.getBoundingClientRect().height;
    const fits = async () => {
      const held = await visitor.locator('iframe').evaluate(heightOf);
      return Math.abs(held - (await inner.locator('financial-calculator').evaluate(heightOf)));
    };
    await expect.poll(fits).toBeLessThanOrEqual(1);
    await inner.getByText(/^Send a message to/).click();
    await expect.poll(fits).toBeLessThanOrEqual(1);
    await inner.getByRole('button', { name: 'Explain the inputs' }).click();
    await inner.getByText('Chart', { exact: true }).click();
    await inner.getByText('Show as table').click();
    await inner.getByRole('table').waitFor();
    await expect.poll(fits).toBeLessThanOrEqual(1);
    await inner.evaluate(axe);
    const problems: unknown = await inner.evaluate(
      'axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + nodes[0].html))',
    );
    expect(problems).toEqual([]);
  });

  it('lets the keyboard in and out again', async () => {
    await visitor.locator('iframe').evaluate((each) => each.insertAdjacentHTML('afterend', '<button id="after">After</button>'));
    await visitor.locator('h1').click();
    for (let press = 0; press < 60; press += 1) {
      await visitor.keyboard.press('Tab');
      if ((await visitor.evaluate('document.activeElement.id')) === 'after') return;
    }
    expect.unreachable('The focus never left the frame.');
  });

  it('sends what the visitor wrote, and the firm’s system gets it signed', async () => {
    const inner = frame();
    await inner.getByLabel('Name', { exact: true }).fill('Ann Archer');
    await inner.getByLabel('Email', { exact: true }).fill('ann@example.com');
    await inner.getByLabel('Send my figures and the result along').check();
    await inner.getByLabel(/^I agree/).check();
    await inner.getByRole('button', { name: 'Send', exact: true }).click();
    await inner.getByText('Thank you. Your message was sent.').waitFor();
    await expect.poll(() => website.received.length, { timeout: 20_000 }).toBe(1);
    const { headers, body } = website.received[0] ?? { headers: {}, body: '' };
    expect(body).toContain('ann@example.com');
    expect(body).toContain('123,456');
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signed}`);
    await page.goto(`${server.url}/admin/leads`);
    await page.getByRole('row', { name: new RegExp(`ann@example\\.com.*${new URL(website.origin).host}`) }).waitFor();
    await page.getByText('Delivered', { exact: true }).waitFor();
  });

  it('runs as an element in the page itself', async () => {
    const line = website.line;
    const home = /src="([^"]+)\/embed\/([a-z0-9-]+)/.exec(line);
    website.line = `<financial-calculator calculator="${home?.[2]}"></financial-calculator><script type="module" src="${home?.[1]}/embed/calculator.js"></script>`;
    await visitor.goto(website.origin);
    await visitor.getByRole('status', { name: 'Result' }).waitFor();
    website.line = line;
  });

  it('is refused by the browser on a website that the firm has not named', async () => {
    await visitor.goto(stranger.origin);
    await expect.poll(() => frame().url()).toBe('chrome-error://chromewebdata/');
  });
});
