/**
 * What one key costs at a quarter of the processor's speed, from the built app in dist/app or the folder named: script, style and layout
 * of the main thread until the answer stands. `npx tsx bench/keystroke.ts [folder] [calculator]` needs Chromium (CHROMIUM names it).
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
const goalMs = 50;

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
    return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
  };
  const settled = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))));
  const field = page.locator('form input[inputmode]').first();
  await field.focus();
  await field.press('End');
  const costs: { readonly script: number; readonly layout: number }[] = [];
  for (let key = 0; key < keys; key++) {
    const before = await spent();
    await page.keyboard.press(key % 2 === 0 ? 'Backspace' : String((key * 7) % 10));
    await settled();
    await settled();
    const after = await spent();
    costs.push({ script: after.script - before.script, layout: after.layout - before.layout });
  }
  const share = (values: readonly number[], part: number) =>
    [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(part * values.length) - 1)] ?? 0;
  const whole = costs.map(({ script, layout }) => script + layout);
  for (const [name, values] of [
    ['script', costs.map((cost) => cost.script)],
    ['style and layout', costs.map((cost) => cost.layout)],
    ['together', whole],
  ] as const)
    console.log(
      `${name.padEnd(18)} p50 ${share(values, 0.5).toFixed(1).padStart(7)} ms   p95 ${share(values, 0.95).toFixed(1).padStart(7)} ms`,
    );
  const isOver = share(whole, 0.95) > goalMs;
  if (isOver) process.exitCode = 1;
  console.log(`${calculator}, ${keys} keys, processor ${slowdown} times slower; goal p95 ${goalMs} ms${isOver ? '  OVER' : ''}`);
} finally {
  await browser.close();
  server.close();
}
