import { readFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { readPdf } from './bench/pdf-text.ts';
import { password, people } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';
import { openRecords, type ServerRecords } from './bench/server-records.ts';

const platform = /reckoner/i;

/** The people of a white-label tenant meet the tenant's name alone. Each step starts from the state the previous one left. */
describe('a white-label firm', () => {
  let server: Server;
  let records: ServerRecords;
  let device: Device;
  let advisorDevice: Device | undefined;
  let page: Page;
  let home: string;
  const hits = new Set<string>();
  const pending: Promise<void>[] = [];

  beforeAll(async () => {
    server = await startServer();
    records = openRecords(server);
    await records.query(`update plans set white_label = true where id = (select plan_id from tenants where subdomain = 'acme')`);
    await records.query(
      `update subscriptions set terms = terms || '{"whiteLabel": true}' where tenant_id = (select id from tenants where subdomain = 'acme')`,
    );
    home = server.url.replace('localhost', 'acme.localhost');
    device = createDevice(sizes.desktop);
    page = await device.open();
    page.on('response', (response) => pending.push(readAnswer(response)));
  });

  afterAll(async () => {
    await device.remove();
    await advisorDevice?.remove();
    await records.close();
    await server.remove();
  });

  function note(where: string, text: string): void {
    const found = platform.exec(text);
    if (found !== null) hits.add(`${where}: … ${text.slice(Math.max(0, found.index - 60), found.index + 60).replaceAll(/\s+/g, ' ')} …`);
  }

  /** Address, headers, and body of an answer. Scripts and style sheets are left out, because people do not read them. */
  async function readAnswer(response: Response): Promise<void> {
    const { pathname, search } = new URL(response.url());
    note(`address of ${pathname}`, pathname + search);
    for (const [name, value] of Object.entries(await response.allHeaders())) note(`header of ${pathname}`, `${name}: ${value}`);
    for (const [name, value] of Object.entries(await response.request().allHeaders()))
      note(`request header of ${pathname}`, `${name}: ${value}`);
    if (!/json|html|manifest|xml|csv|text\/plain/.test(response.headers()['content-type'] ?? '')) return;
    note(`answer of ${pathname}`, await response.text().catch(() => ''));
  }

  /** Everything that is on a screen or said by a screen reader. */
  async function readScreen(path: string): Promise<void> {
    await page.goto(home + path);
    await page.locator('h1,h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    note(`title of ${path}`, await page.title());
    note(
      `screen of ${path}`,
      await page.evaluate(
        '(document.querySelectorAll("script,style,link").forEach((e) => e.remove()), document.documentElement.outerHTML)',
      ),
    );
  }

  /** The text on the pages of a PDF, and what its file says about itself. */
  async function notePdf(where: string, bytes: Buffer): Promise<void> {
    const text = (await readPdf(bytes)).map((each) => each.text).join(' ');
    expect(text.length).toBeGreaterThan(100);
    note(where, text);
    note(`file of ${where}`, bytes.toString('latin1').replaceAll('\0', ''));
  }

  function takeHits(): readonly string[] {
    const taken = [...hits];
    hits.clear();
    return taken;
  }

  async function signInAtHome(email: string): Promise<void> {
    await page.goto(`${home}/api/login`);
    await page.getByLabel(/e-?mail/i).fill(email);
    note('sign-in page', await page.content());
    await page.getByLabel(/password/i).fill(password);
    await page.getByRole('button', { name: /^sign in$/i }).click();
    await page.waitForURL((address) => !address.pathname.startsWith('/idp') && !address.pathname.startsWith('/api'));
  }

  it('is not named after the platform for a visitor, on the sign-in page, or in manifest and sitemap', async () => {
    await readScreen('/');
    for (const path of ['/manifest.webmanifest', '/tenant-icon.svg', '/sitemap.xml', '/robots.txt', '/api/tenant/info', '/api/nowhere']) {
      await page.evaluate((address) => fetch(address).then((answer) => answer.text()), path);
    }
    await readScreen('/nowhere');
    await page.goto(`${home}/idp/password-reset`);
    note('page for a forgotten password', await page.content());
    await signInAtHome(people.acmeAdmin);
    await Promise.all(pending);
    expect(takeHits()).toEqual([]);
  });

  it('meets its own name on every screen of its administrator', async () => {
    await readScreen('/admin');
    const sections = await page.locator('a[href^="/admin/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(sections.length).toBeGreaterThan(8);
    const others = [
      '/',
      '/calculators/auto-loan-basic',
      '/calculators/meeting',
      '/customer-portal',
      '/subscribe',
      '/select-calculators',
      '/templates',
      '/landing-page-builder',
    ];
    for (const path of [...new Set([...sections, ...others])]) await readScreen(path);
    await Promise.all(pending);
    expect(takeHits()).toEqual([]);
  });

  it('downloads its invoice without the name of the platform', async () => {
    await page.goto(`${home}/customer-portal?tab=account`);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Download / })
        .first()
        .click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^invoice-.*\.pdf$/);
    note('name of the invoice', saved.suggestedFilename());
    await notePdf('invoice', await readFile(await saved.path()));
    expect(takeHits()).toEqual([]);
  });

  it('writes mails and reports under its own name', async () => {
    await page.goto(`${home}/admin/invitations`);
    await page.evaluate(
      `fetch('/api/auth/request-new-invitation', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'pat@acme.test' }) })`,
    );
    await page.goto(`${home}/calculators/auto-loan-basic`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await notePdf('report', await page.pdf({ format: 'A4' }));
    await expect
      .poll(() => records.query(`select 1 from mail_outbox where tenant_id = (select id from tenants where subdomain = 'acme')`), {
        timeout: 20_000,
      })
      .not.toEqual([]);
    const mails = await records.query<{ written: string }>(
      `select row_to_json(m)::text as written from mail_outbox m where tenant_id = (select id from tenants where subdomain = 'acme')`,
    );
    for (const { written } of mails) note('mail', written);
    expect(takeHits()).toEqual([]);
  });

  it('meets its own name on every screen of its advisors', async () => {
    advisorDevice = createDevice(sizes.tablet);
    page = await advisorDevice.open();
    page.on('response', (response) => pending.push(readAnswer(response)));
    await signInAtHome(people.acmeUser);
    const screens = [
      '/',
      '/customer-portal',
      '/customer-portal?tab=calculators',
      '/customer-portal?tab=account',
      '/calculators/mortgage-payment',
      '/calculators/retirement-planner',
      '/calculators/meeting',
      '/admin',
    ];
    for (const path of screens) await readScreen(path);
    await Promise.all(pending);
    expect(takeHits()).toEqual([]);
  });
});
