/**
 * Time until an installed app answers after a reload with its server gone, at a quarter of the processor's speed: the first paint, and the
 * first frame that shows a calculator's answer. `npx tsx bench/offline-reload.ts [folder]` after `npm run build` needs Chromium (CHROMIUM
 * names it). If a folder with another built app is given, that app is measured in turns with this one. The goal is the ratio of the two,
 * for another app whose first paint holds its whole form and answer.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { createDevice } from '../journeys/bench/browser.ts';
import { people, signIn, waitUntilInstalled } from '../journeys/bench/people.ts';
import { startServer } from '../journeys/bench/server.ts';

const rounds = 7;
const slowdown = 4;
const goalRatio = 1.25;
const viewport = { width: 412, height: 823 };
const other = process.argv[2] === undefined ? undefined : resolve(process.argv[2]);

interface Reload {
  readonly firstPaint: number;
  readonly answer: number;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

function serveFolder(folder: string): Promise<HttpServer> {
  const server = createServer((request, response) => {
    const wanted = join(folder, normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html');
    const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'gzip' };
    response.writeHead(200, headers).end(gzipSync(readFileSync(file)));
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

/** Reloads once and returns both times in milliseconds since the navigation began. */
async function reload(page: Page): Promise<Reload> {
  await page.reload({ waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.answeredAt !== undefined);
  const [firstPaint, answered] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    Number(document.documentElement.dataset.answeredAt),
  ]);
  return { firstPaint: firstPaint ?? Number.NaN, answer: answered ?? Number.NaN };
}

/** Runs before any script of the page: asks the browser when it painted the answer, which is marked before its first frame. */
function watchAnswer(selector: string): void {
  new PerformanceObserver((entries) => {
    for (const { startTime } of entries.getEntries()) document.documentElement.dataset.answeredAt = String(startTime);
  }).observe({ type: 'element', buffered: true });
  const changes = new MutationObserver(() => {
    const answer = document.querySelector(selector);
    if (!/\d/.test(answer?.textContent ?? '')) return;
    changes.disconnect();
    answer?.setAttribute('elementtiming', 'answer');
  });
  changes.observe(document, { subtree: true, childList: true, characterData: true });
}

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const server = await startServer();
const ours = createDevice(viewport);
const theirs = createDevice(viewport);
try {
  const page = await ours.open();
  await signIn(page, server.url, people.acmeUser);
  await waitUntilInstalled(page);
  await page.goto(`${server.url}/calculators/mortgage-payment`);
  await page.locator('.headline__value').first().waitFor();
  await page.addInitScript(watchAnswer, '.headline__value');
  await server.kill();
  await slow(page);

  const beside = other === undefined ? undefined : await theirs.open();
  if (beside !== undefined && other !== undefined) {
    const folder = await serveFolder(other);
    const address = folder.address();
    await beside.goto(`http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}/`);
    await waitUntilInstalled(beside);
    await beside.waitForFunction(() => performance.getEntriesByName('list-ready').length > 0);
    await beside.addInitScript(watchAnswer, '#root dd, #root [class*=stat]');
    folder.closeAllConnections();
    await new Promise((closed) => folder.close(closed));
    await slow(beside);
  }

  const own: Reload[] = [];
  const others: Reload[] = [];
  for (let round = 0; round <= rounds; round++) {
    const mine = await reload(page);
    const yours = beside === undefined ? undefined : await reload(beside);
    // The first round warms up both apps.
    if (round === 0) continue;
    own.push(mine);
    if (yours !== undefined) others.push(yours);
  }
  const line = (name: string, reloads: readonly Reload[]) =>
    console.log(
      `${name.padEnd(12)} first paint ${median(reloads.map((one) => one.firstPaint))
        .toFixed(0)
        .padStart(5)} ms   answer ${median(reloads.map((one) => one.answer))
        .toFixed(0)
        .padStart(5)} ms`,
    );
  line('this app', own);
  if (others.length > 0) {
    line('the other', others);
    const ratio = median(own.map((one) => one.answer)) / median(others.map((one) => one.answer));
    if (ratio > goalRatio) process.exitCode = 1;
    console.log(`answer ${ratio.toFixed(2)} times the other's; goal ${goalRatio}${ratio > goalRatio ? '  OVER' : ''}`);
  }
} finally {
  await ours.remove();
  await theirs.remove();
  await server.remove();
}
