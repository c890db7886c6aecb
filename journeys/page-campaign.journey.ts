import { createServer, type Server } from 'node:http';
import fc from 'fast-check';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { pageDocument } from '#server/pages/landing-pages/page-html.ts';
import { beaconScript } from '#server/pages/page-views/beacon.ts';
import { dangerousPage } from '#server/testing/dangerous-pages.ts';
import { chromiumFlags, chromiumPath } from './bench/chromium.ts';

const isLong = process.env.CAMPAIGN === 'long';
const pages = Number(process.env.CAMPAIGN_PAGES ?? (isLong ? 20_000 : 100));
const seed = Number(process.env.CAMPAIGN_SEED ?? 20_260_115);
const tabs = 2;
/** Pages in one opened document, each in a frame: opening a document costs more than showing a page. */
const pagesAtOnce = 50;

/** Accepted configs in the order of the seed. The same seed gives the same pages. */
function generate(count: number): readonly PageConfig[] {
  const accepted: PageConfig[] = [];
  for (let round = 0; accepted.length < count; round += 1) {
    for (const candidate of fc.sample(dangerousPage, { seed: seed + round, numRuns: 1_000 })) {
      const read = PageConfig.safeParse(candidate);
      if (read.success && accepted.length < count) accepted.push(read.data);
    }
  }
  return accepted;
}

/** Shows several pages beside each other. The frame carries the number of its page as its name. */
function sheetDocument(first: number): string {
  const numbers = Array.from({ length: Math.min(pagesAtOnce, configs.length - first) }, (_, place) => first + place);
  const frames = numbers.map((at) => `<iframe name="${at}" src="/pages/${at}" width="600" height="400"></iframe>`);
  return `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Pages</title></head><body>${frames.join('')}</body></html>`;
}

const reports: string[] = [];
const configs = generate(pages);
let server: Server;
let home: string;
let browser: Browser;

beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    if (method === 'POST') {
      if (url.startsWith('/reports')) reports.push(url);
      response.writeHead(204).end();
      return;
    }
    const at = Number(/^\/pages\/(\d+)$/.exec(url)?.[1] ?? Number.NaN);
    const config = configs[at];
    const sheet = /^\/sheets\/(\d+)$/.exec(url)?.[1];
    if (sheet !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(sheetDocument(Number(sheet)));
      return;
    }
    if (config === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { html, policy } = pageDocument({
      config,
      address: `${home}${url}`,
      context: { formAction: (id) => `/forms/${id}` },
      counted: { page: '019600aa-0000-7000-8000-0000000000f1', variant: undefined },
    });
    // The policy of the page itself, only that the sheet of the campaign may show it in a frame.
    const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `${framed}; report-uri /reports/${at}` };
    response.writeHead(200, headers).end(html);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  home = `http://127.0.0.1:${port}`;
  // No name but the address of this server can be resolved, so nothing leaves the computer.
  const flags = [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'];
  browser = await chromium.launch({ executablePath: chromiumPath, headless: true, args: flags });
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** Everything on a rendered page that we did not put there: scripts, handlers, and addresses. */
function findTraces(beacon: string): readonly string[] {
  const found: string[] = [];
  for (const part of document.querySelectorAll('*')) {
    for (const { name, value } of part.attributes) {
      if (name.startsWith('on') || name === 'srcdoc' || name === 'http-equiv') found.push(`${part.tagName} ${name}=${value}`);
    }
    // The description of the page for search engines is data, which no browser runs.
    const isData = part instanceof HTMLScriptElement && part.type === 'application/ld+json' && part.parentElement === document.head;
    if (part instanceof HTMLScriptElement && part.text !== beacon && !isData) found.push(`SCRIPT ${part.text}`);
    if (isData && JSON.parse(part.text)['@type'] !== 'WebPage') found.push(`DATA ${part.text}`);
    if (['BASE', 'IFRAME', 'OBJECT', 'EMBED', 'SVG', 'FRAME'].includes(part.tagName.toUpperCase())) found.push(part.tagName);
    if (part instanceof HTMLAnchorElement && !/^(?:https?|mailto|tel):$/.test(part.protocol)) found.push(`A ${part.href}`);
    if (part instanceof HTMLFormElement && part.action !== '' && new URL(part.action).origin !== location.origin)
      found.push(`FORM ${part.action}`);
  }
  return found;
}

/** The hosts that a config names as pictures and videos. A page may ask these, and its own. */
function hostsIn(config: PageConfig): ReadonlySet<string> {
  const texts = JSON.stringify(config.components).match(/https:\/\/[^"\\]+/g) ?? [];
  return new Set(texts.filter((text) => URL.canParse(text)).map((text) => new URL(text).host));
}

/** Notes scripts that run, and requests to hosts that the page in the frame does not name. */
function watch(page: Page, found: string[]): void {
  page.on('dialog', async (dialog) => {
    found.push(`a page of ${page.url()} ran a script: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    const name = request.frame().name();
    const config = name === '' ? undefined : configs[Number(name)];
    const isOwn = `${protocol}//${host}` === home || (config !== undefined && hostsIn(config).has(host));
    if (!isOwn && protocol !== 'data:') found.push(`page ${name} asked ${request.url()}`);
  });
}

/** Opens sheet after sheet. Returns the number of pages that were shown. */
async function walk(page: Page, next: () => number | undefined, found: string[]): Promise<number> {
  watch(page, found);
  let walked = 0;
  for (let first = next(); first !== undefined; first = next()) {
    await page.goto(`${home}/sheets/${first}`);
    for (const frame of page.frames().slice(1)) {
      const traces = await frame.evaluate(findTraces, beaconScript);
      found.push(...traces.map((trace) => `page ${frame.name()}: ${trace}`));
      if (frame.url() === `${home}/pages/${frame.name()}`) walked += 1;
    }
  }
  return walked;
}

it(
  `[R-BLD-44] ${pages} generated pages run no script, ask no foreign host, and break no policy in a browser`,
  async () => {
    const start = performance.now();
    let given = 0;
    const next = () => {
      const first = given;
      given += pagesAtOnce;
      return first < pages ? first : undefined;
    };
    const found: string[] = [];
    const walks = Array.from({ length: tabs }, async () => walk(await browser.newPage(), next, found));
    const walked = (await Promise.all(walks)).reduce((sum, count) => sum + count, 0);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.info(`${walked} pages of seed ${seed} in ${seconds} s: ${found.length} finds, ${reports.length} policy reports`);
    expect(walked).toBe(pages);
    expect(found.slice(0, 20)).toEqual([]);
    expect(reports.slice(0, 20)).toEqual([]);
  },
  30 * 60_000,
);

it('the campaign notices a script, a foreign request, and a broken policy in a frame', async () => {
  const page = await browser.newPage();
  const seen: string[] = [];
  watch(page, seen);
  await page.goto(`${home}/sheets/0`);
  const frame = page.frame('0');
  if (frame === null) throw new Error('The sheet shows no page.');
  const before = reports.length;
  await frame.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://unnamed.example/x.png';
    document.body.append(picture);
    document.body.setAttribute('onclick', 'alert(2)');
    setTimeout(() => alert(1));
  });
  await expect.poll(() => seen).toContain(`a page of ${home}/sheets/0 ran a script: 1`);
  await expect.poll(() => reports.length).toBeGreaterThan(before);
  expect(await frame.evaluate(findTraces, beaconScript)).toEqual(['BODY onclick=alert(2)']);
  await frame.evaluate(() => location.assign('https://unnamed.example/'));
  await expect.poll(() => seen).toContain('page 0 asked https://unnamed.example/');
  reports.length = 0;
});
