/**
 * The page of a meeting with 40 parts in its report: the wait from a key in the notes to its painted frame, and the time from "Print
 * report" to the finished sheet of paper. Measures the built app in dist/app or the given folder: `npx tsx bench/report.ts [folder]
 * [slowdown]` needs Chromium (CHROMIUM names it). The processor runs at full speed unless a slowdown is given.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { sealMeeting } from '#app/calculate/meeting/client-file.ts';
import { emptyMeeting, type Meeting } from '#app/calculate/meeting/meeting.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { serveApp } from './serve-app.ts';

const app = process.argv[2] === undefined ? fileURLToPath(new URL('../dist/app', import.meta.url)) : resolve(process.argv[2]);
const slowdown = Number(process.argv[3] ?? 1);
const parts = 40;
const keys = 10;
const goals = { keyMs: 50, sheetMs: 3_000 } as const;
const passphrase = 'correct horse battery';

const { shelfLoaders } = await import('#calculators/shelves.gen.ts');
const calculators = (await Promise.all(Object.values(shelfLoaders).map((load) => load()))).flatMap((shelf) => Object.values(shelf));
const meeting: Meeting = {
  ...emptyMeeting,
  client: 'Pat Quinn',
  report: calculators.slice(0, parts).map(({ id, title }, at) => ({
    ...{ key: `part-${at}`, calculator: id, inputs: {}, title, note: '' },
    hasSchedule: at % 4 === 0,
  })),
};
const file = join(tmpdir(), `report-bench-${process.pid}.reckoner`);
writeFileSync(file, await sealMeeting(meeting, engineVersion, passphrase));

const server = await serveApp(app);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 }, serviceWorkers: 'block' });
  await page.goto(`${server.url}/calculators/meeting`);
  await page.getByLabel('Client file to open').setInputFiles(file);
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Print report' }).and(page.locator(':enabled')).waitFor({ timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const waits = [];
  for (const label of ['Notes', 'Client’s name', 'Title']) {
    await page.getByLabel(label).first().focus();
    for (let key = 0; key < keys; key++) {
      const begun = performance.now();
      await page.keyboard.press('x');
      await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))));
      waits.push(performance.now() - begun);
    }
  }
  await page.evaluate(() => {
    window.print = () => {
      window.printedAt = performance.now();
    };
  });
  const begun = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Print report' }).click();
  await page.waitForFunction(() => window.printedAt !== undefined, undefined, { timeout: 120_000 });
  const sheetMs = (await page.evaluate(() => window.printedAt ?? 0)) - begun;
  const drawn = await page.locator('.report__part').count();
  const slowest = Math.max(...waits);
  const sorted = [...waits].sort((a, b) => a - b);
  console.log(
    `key to painted frame   median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms   slowest ${slowest.toFixed(0)} ms`,
  );
  console.log(`sheet of ${drawn - 1} parts      ${sheetMs.toFixed(0)} ms`);
  console.log(`processor ${slowdown} times slower; goal ${goals.keyMs} ms a key, ${goals.sheetMs} ms the sheet`);
  if (slowest > goals.keyMs || sheetMs > goals.sheetMs || drawn !== parts + 1) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}

declare global {
  interface Window {
    printedAt?: number;
  }
}
