/**
 * Cost of measuring landing pages, on a real server's database: `npx tsx bench/page-views.ts [script]`. Prints stored events per second, the
 * time to count a day of a busy page, and the time of a dashboard's statement. A script that measures the database alone is run beside it
 * with DATABASE_URL set.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '#server/core/data/database.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { countViews } from '#server/pages/page-views/count-views.ts';
import { createPageViews } from '#server/pages/page-views/create-page-views.ts';
import { countsQuery } from '#server/pages/page-views/sum-counts.ts';
import { startServer } from '../journeys/bench/server.ts';
import { embeddedUrl, openRecords } from '../journeys/bench/server-records.ts';

const batch = 1_000;
/** Batches of each writer. */
const batches = 8;
const pageCount = 100;
const days = 30;
const server = await startServer();
const records = openRecords(server);
const ownerUrl = server.databaseUrl ?? embeddedUrl(server);
const db = openDatabase({ url: serverUrlOf(ownerUrl), poolSize: 16 });
const createViews = () =>
  createPageViews({
    db,
    clock: () => new Date(),
    newId: randomUUID,
    randomBytes: (length) => randomBytes(length),
    log: { fault: (event, fault) => process.stderr.write(`${event}: ${String(fault)}\n`) },
  });
const visit = { variant: '', referrer: 'search.example', utmSource: 'mail', utmMedium: 'email', utmCampaign: 'may' };
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

async function makePages(): Promise<readonly string[]> {
  const rows = await records.query<{ id: string }>(
    `insert into landing_pages (id, tenant_id, name, config, is_published, path)
     select gen_random_uuid(), (select id from tenants order by id limit 1), 'Bench', '{}', true, '/bench-' || n
     from generate_series(1, ${pageCount}) n returning id::text`,
  );
  return rows.map(({ id }) => id);
}

interface Rates {
  /** From the parsed report to the buffer. */
  readonly recorded: number;
  /** From the buffer to the commit. */
  readonly stored: number;
}

/** Events per second of writers that each store their buffer, one batch after the other. */
async function ratesOf(pages: readonly string[], writers: number): Promise<Rates> {
  const each = Array.from({ length: writers }, createViews);
  const total = writers * batches * batch;
  const recording = await timed(async () => {
    for (const [writer, views] of each.entries()) {
      for (let at = 0; at < batches * batch; at += 1) {
        const sender = { address: `198.51.${at % 256}.${writer}`, userAgent };
        const page = pages[at % pages.length] ?? '';
        await views.record({ ...visit, page, session: `s${at}-${writer}` }, [at % 5 === 0 ? 'click:cta' : ''], sender);
      }
    }
  });
  const storing = await timed(() =>
    Promise.all(
      each.map(async (views) => {
        while ((await views.flush()) > 0);
      }),
    ),
  );
  return { recorded: (total / recording) * 1000, stored: (total / storing) * 1000 };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds that the database needs for the figures of one page over 30 days, with 20 rows a day. The fastest of ten. */
async function dashboardMs(page: string): Promise<number> {
  await records.query(
    `insert into landing_page_counts (landing_page_id, day, dimension, value, events, visitors)
     select p.id, current_date - d, dimension, value, 100, 80 from landing_pages p, generate_series(1, ${days}) d,
       (values ('page', ''), ('event', 'send'), ('device', 'phone'), ('device', 'desktop')) as c(dimension, value)
     where p.name = 'Bench'
     union all select p.id, current_date - d, 'source', 'source-' || n, 5, 4 from landing_pages p, generate_series(1, ${days}) d,
       generate_series(1, 16) n where p.name = 'Bench'`,
  );
  await records.query('analyze landing_page_counts');
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const plan = await records.query<{ 'QUERY PLAN': readonly { 'Execution Time': number }[] }>(
      `explain (analyze, format json) ${countsQuery}`,
      [page, new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)],
    );
    times.push(plan[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN);
  }
  return Math.min(...times);
}

function print(what: string, value: number, unit: string): void {
  process.stdout.write(`${what.padEnd(60)} ${value.toFixed(value < 10 ? 3 : 0).padStart(8)} ${unit}\n`);
}

try {
  const [, , script] = process.argv;
  if (script !== undefined) {
    const { stdout, stderr } = spawnSync(process.execPath, [script], { env: { ...process.env, DATABASE_URL: ownerUrl }, encoding: 'utf8' });
    process.stdout.write(`${stdout}${stderr}`);
  }
  const pages = await makePages();
  const one = await ratesOf(pages, 1);
  const eight = await ratesOf(pages, 8);
  print('events recorded', one.recorded, 'events/s');
  print(`events stored, ${batch} a statement, 1 writer`, one.stored, 'events/s');
  print(`events stored, ${batch} a statement, 8 writers`, eight.stored, 'events/s');
  const [{ count } = { count: 0 }] = await records.query<{ count: number }>('select count(*)::int as count from landing_page_views');
  print(`counting ${count} events of ${pageCount} pages`, await timed(() => countViews(db)), 'ms');
  print(`statement of a dashboard, ${days} days of 20 rows, ${pageCount} pages`, await dashboardMs(pages[0] ?? ''), 'ms');
} finally {
  await db.close();
  await records.close();
  await server.remove();
}
