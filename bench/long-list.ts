/**
 * Frames of the list of users with 10,000 people on the device: scrolling it, typing into its filter, and typing into the command palette,
 * at full processor speed. `npx tsx bench/long-list.ts` after `npm run build` needs Chromium (CHROMIUM names it). A frame is the time
 * between two animation frames; a wait is the time from a key press to the painted answer (Event Timing, in steps of 8 ms).
 */
import type { Page } from 'playwright-core';
import { createDevice, sizes } from '../journeys/bench/browser.ts';
import { people, signIn } from '../journeys/bench/people.ts';
import { startServer } from '../journeys/bench/server.ts';
import { openRecords } from '../journeys/bench/server-records.ts';

const count = 10_000;
const goalMs = 50;
/** A frame may begin one display interval late without anything having blocked it. */
const displayMs = 17;

/** People, and the rows that carry them to the platform owner's devices. */
const fill = `
  with made as (
    insert into users (id, email, first_name, last_name, role, is_active, created_at)
    select gen_random_uuid(), 'person-' || n || '@example.com', 'Person', 'Number ' || n, 'user', true, now() - n * interval '1 minute'
    from generate_series(1, ${count}) n returning id
  ), numbered as (
    select id, row_number() over () as place from made
  ), head as (
    update stream_head set head = head + ${count} where stream = 'owner' returning head - ${count} as before
  )
  insert into sync_row (stream, kind, id, seq, version, deleted)
  select 'owner', 'user', n.id::text, h.before + n.place, 1, false from numbered n, head h`;

interface Measured {
  readonly name: string;
  readonly times: readonly number[];
}

/** Runs in the page: notes each frame's length until stopped. A text, because compiled functions refer to a name outside. */
const watchFrames = `(() => {
  const frames = [];
  const { dataset } = document.documentElement;
  delete dataset.stopped;
  delete dataset.frames;
  let last = performance.now();
  const next = (now) => {
    frames.push(now - last);
    last = now;
    if (dataset.stopped === undefined) requestAnimationFrame(next);
    else dataset.frames = JSON.stringify(frames.slice(1));
  };
  requestAnimationFrame(next);
})()`;

async function framesOf(page: Page, run: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(watchFrames);
  await run();
  await page.evaluate(() => {
    document.documentElement.dataset.stopped = 'yes';
  });
  await page.waitForFunction(() => document.documentElement.dataset.frames !== undefined);
  return JSON.parse((await page.evaluate(() => document.documentElement.dataset.frames)) ?? '[]');
}

/** Runs in the page: notes the wait of every key press. */
const watchKeys = `(() => {
  const waits = [];
  new PerformanceObserver((entries) => {
    for (const { name, duration } of entries.getEntries()) if (name === 'keydown') waits.push(duration);
    document.documentElement.dataset.waits = JSON.stringify(waits);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

const waitsOf = async (page: Page): Promise<readonly number[]> =>
  JSON.parse((await page.evaluate(() => document.documentElement.dataset.waits)) ?? '[]');

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
  }
}

const server = await startServer();
const device = createDevice(sizes.desktop);
try {
  const records = openRecords(server);
  await records.query(fill);
  await records.close();
  const page = await device.open();
  await signIn(page, server.url, people.owner);
  await page.goto(`${server.url}/admin/users`);
  await page.getByRole('row', { name: /person-1@/ }).waitFor();
  await page
    .locator('.status__root', { hasText: /synced|up to date/i })
    .waitFor({ timeout: 120_000 })
    .catch(() => undefined);
  const measured: Measured[] = [];
  const scrolling = await framesOf(page, async () => {
    await page.mouse.move(720, 600);
    for (let step = 0; step < 120; step += 1) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(30);
    }
  });
  measured.push({ name: 'frames while scrolling', times: scrolling });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('searchbox', { name: 'Search users' }).focus();
  measured.push({ name: 'frames while typing into the filter', times: await framesOf(page, () => type(page, 'person-4711')) });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or go to' }).waitFor();
  await page.evaluate(watchKeys);
  await type(page, 'mortgage pay');
  measured.push({ name: 'palette: key to painted answer', times: await waitsOf(page) });
  for (const { name, times } of measured) {
    const sorted = [...times].sort((a, b) => a - b);
    const most = sorted.at(-1) ?? 0;
    const limit = name.startsWith('frames') ? goalMs + displayMs : goalMs;
    const over = times.filter((time) => time > limit).length;
    if (over > 0) process.exitCode = 1;
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(
      `${name.padEnd(38)} ${String(times.length).padStart(4)}   median ${median.toFixed(0).padStart(3)} ms   most ${most.toFixed(0).padStart(4)} ms${over > 0 ? `   OVER ${over}` : ''}`,
    );
  }
} finally {
  await device.remove();
  await server.remove();
}
