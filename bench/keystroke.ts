/**
 * How long a person waits after a key for the painted answer at a quarter of the processor's speed, as the browser itself notes it (Event
 * Timing: from the key to the end of the frame that shows what it did, in steps of 8 ms), and what a key costs the main thread until the
 * chart stands too. From the built app in dist/app or the folder named: `npx tsx bench/keystroke.ts [folder] [calculator]` needs Chromium
 * (CHROMIUM names it).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const app = process.argv[2] === undefined ? fileURLToPath(new URL('../dist/app', import.meta.url)) : resolve(process.argv[2]);
const calculator = process.argv[3] ?? 'rent-vs-buy';
const slowdown = 4;
const keys = 60;
const goals = { p95: 50, p98: 100 } as const;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/api/')) {
    response.writeHead(404).end();
    return;
  }
  const wanted = join(app, normalize(path));
  const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(app, 'index.html');
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.goto(`http://localhost:${port}/calculators/${calculator}`);
  await page.waitForSelector('.chart__root svg');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration');
  };
  const settled = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))));
  const field = page.locator('form input[inputmode]').first();
  await field.focus();
  // A figure more, so that with and without the last one the entry is in its range and every key has an answer of its own.
  await field.press('Home');
  await page.keyboard.press('1');
  await field.press('End');
  await page.evaluate(watchKeys);
  const costs: number[] = [];
  for (let key = 0; key < keys; key++) {
    const before = await spent();
    await page.keyboard.press(key % 2 === 0 ? 'Backspace' : String((key * 7) % 10));
    await settled();
    await settled();
    costs.push((await spent()) - before);
  }
  const waits = await page.evaluate(readWaits);
  if (waits.length !== keys) throw new Error(`${waits.length} of ${keys} keys changed the answer in the frame of their own.`);
  const share = (values: readonly number[], part: number) =>
    [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(part * values.length) - 1)] ?? 0;
  for (const [name, values] of [
    ['key to painted answer', waits],
    ['main thread in all', costs],
  ] as const) {
    const shares = [0.5, 0.95, 0.98].map((part) => `p${part * 100} ${share(values, part).toFixed(0).padStart(4)} ms`);
    console.log(`${name.padEnd(22)} ${shares.join('   ')}`);
  }
  const isOver = share(waits, 0.95) > goals.p95 || share(waits, 0.98) > goals.p98;
  if (isOver) process.exitCode = 1;
  const goal = Object.entries(goals).map(([name, limit]) => `${name} ${limit} ms`);
  console.log(`${calculator}, ${keys} keys, processor ${slowdown} times slower; goal ${goal.join(', ')}${isOver ? '  OVER' : ''}`);
} finally {
  await browser.close();
  server.close();
}

interface Notes {
  readonly keys: number[];
  readonly waits: (readonly [key: number, ms: number])[];
  readonly changes: number[];
}

declare global {
  interface Window {
    keyNotes?: Notes;
  }
}

/** Runs in the page: notes each key, its wait and when the answer changed. */
function watchKeys(): void {
  const notes: Notes = { keys: [], waits: [], changes: [] };
  window.keyNotes = notes;
  new PerformanceObserver((entries) => {
    for (const { name, startTime, duration } of entries.getEntries()) if (name === 'keydown') notes.waits.push([startTime, duration]);
  }).observe({ type: 'event', ...{ durationThreshold: 16 } });
  window.addEventListener('keydown', ({ timeStamp }) => notes.keys.push(timeStamp), { capture: true });
  const answer = document.querySelector('.workbench__answer');
  if (answer === null) throw new Error('There is no answer to watch.');
  new MutationObserver(() => notes.changes.push(performance.now())).observe(answer, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Runs in the page: the wait of each key whose answer changed before its frame ended. What the browser leaves out took less than 16 ms. */
function readWaits(): readonly number[] {
  const { keys, waits, changes } = window.keyNotes ?? { keys: [], waits: [], changes: [] };
  return keys
    .map((key) => [key, waits.find(([start]) => Math.abs(start - key) < 1)?.[1] ?? 16] as const)
    .filter(([key, wait]) => changes.some((at) => at >= key && at <= key + wait))
    .map(([, wait]) => wait);
}
