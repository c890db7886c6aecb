/**
 * Wait from a key press to the painted answer at a quarter of the processor's speed, as the browser records it (Event Timing: from the key
 * to the end of the frame that shows its effect, in steps of 8 ms), and main-thread time of a key until the chart is drawn. Measures the
 * built app in dist/app or the given folder: `npx tsx bench/keystroke.ts [folder] [calculator]` needs Chromium (CHROMIUM names it). The
 * calculator is rent-vs-buy unless named; `all` measures every one.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serveApp } from './serve-app.ts';

const app = process.argv[2] === undefined ? fileURLToPath(new URL('../dist/app', import.meta.url)) : resolve(process.argv[2]);
const calculator = process.argv[3] ?? 'rent-vs-buy';
const slowdown = 4;
const keys = 60;
const goals = { p95: 50, p98: 100 } as const;

const server = await serveApp(app);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  const ids = calculator === 'all' ? (await cataloged()).toSorted() : [calculator];
  const worst: { id: string; p95: number; p98: number }[] = [];
  for (const id of ids) {
    const { waits, costs } = await measure(id);
    for (const [name, values] of [
      ['key to painted answer', waits],
      ['main thread in all', costs],
    ] as const) {
      const shares = [0.5, 0.95, 0.98].map((part) => `p${part * 100} ${share(values, part).toFixed(0).padStart(4)} ms`);
      console.log(`${id.padEnd(30)} ${name.padEnd(22)} ${shares.join('   ')}`);
    }
    worst.push({ id, p95: share(waits, 0.95), p98: share(waits, 0.98) });
  }
  const over = worst.filter(({ p95, p98 }) => p95 > goals.p95 || p98 > goals.p98);
  if (over.length > 0) process.exitCode = 1;
  const goal = Object.entries(goals).map(([name, limit]) => `${name} ${limit} ms`);
  console.log(`${keys} keys, processor ${slowdown} times slower; goal ${goal.join(', ')}${over.map(({ id }) => `  OVER ${id}`).join('')}`);
} finally {
  await browser.close();
  server.close();
}

/** Types into the first amount of a calculator, or its first number, like a person who corrects the last digit again and again. */
async function measure(id: string): Promise<{ readonly waits: readonly number[]; readonly costs: readonly number[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.goto(`${server.url}/calculators/${id}`);
  await page.waitForSelector('.chart__root');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration');
  };
  const painted = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))));
  const amounts = page.locator('.field__box:has(.field__affix:text-is("$")) input');
  const field = ((await amounts.count()) > 0 ? amounts : page.locator('form input[inputmode]')).first();
  await field.focus();
  // Adds one digit, so that most entries are in range with and without the last digit.
  await field.press('Home');
  await page.keyboard.press('1');
  await field.press('End');
  await page.evaluate(watchKeys);
  const costs: number[] = [];
  for (let key = 0; key < keys; key++) {
    const before = await spent();
    await page.keyboard.press(key % 2 === 0 ? 'Backspace' : String((key * 7) % 10));
    await painted();
    await painted();
    costs.push((await spent()) - before);
  }
  const waits = await page.evaluate(readWaits);
  await page.close();
  // Adding or deleting a digit of a refused entry changes no answer.
  if (waits.length < keys / 2) throw new Error(`${id}: only ${waits.length} of ${keys} keys changed the answer.`);
  return { waits, costs };
}

function share(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(part * values.length) - 1)] ?? 0;
}

async function cataloged(): Promise<readonly string[]> {
  const { shelfLoaders } = await import('#calculators/shelves.gen.ts');
  return (await Promise.all(Object.values(shelfLoaders).map((load) => load()))).flatMap((shelf) => Object.keys(shelf));
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

/** Runs in the page: records each key, its wait, and the time at which the answer changed. */
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

/**
 * Runs in the page: the wait of each key that changed the answer, until the end of its frame, or until the change if that came later. Keys
 * that the browser does not report took less than 16 ms.
 */
function readWaits(): readonly number[] {
  const { keys, waits, changes } = window.keyNotes ?? { keys: [], waits: [], changes: [] };
  return keys.flatMap((key, place) => {
    const change = changes.find((at) => at >= key && at < (keys[place + 1] ?? Number.POSITIVE_INFINITY));
    const wait = waits.find(([start]) => Math.abs(start - key) < 1)?.[1] ?? 16;
    return change === undefined ? [] : [Math.max(wait, change - key)];
  });
}
