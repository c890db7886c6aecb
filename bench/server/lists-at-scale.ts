/**
 * Lists, searches, overview, and export of the platform owner on a large platform, read as their calls read them, without HTTP:
 * `npx tsx bench/server/lists-at-scale.ts [tenants people viewsOfDay days]`. The time is the 95th percentile of the rounds. Exits with 1 when a
 * goal is missed.
 */
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import type { Outcome } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { readAudit } from '#server/core/audit/read-audit.ts';
import { openDatabase } from '#server/core/data/database.ts';
import { makePartitions } from '#server/core/data/partitions/partitions.ts';
import { answerList, type ListPage, type ListParameters } from '#server/core/http/requests/list-page.ts';
import { listInvoices } from '#server/money/billing/invoices/list-invoices.ts';
import { readRevenue } from '#server/office/stats/read-revenue.ts';
import { readStats } from '#server/office/stats/read-stats.ts';
import { listLandingPages } from '#server/pages/landing-pages/list-landing-pages.ts';
import { listInvitations } from '#server/people/invitations/list-invitations.ts';
import { listTenantUsers } from '#server/people/users/list-tenant-users.ts';
import { listUsers } from '#server/people/users/list-users.ts';
import { listTenants } from '#server/tenants/record/list-tenants.ts';
import { fillTo, type Scale } from '#server/testing/servers/scale.ts';
import { withoutDomains } from '#server/testing/without-domains.ts';
import { startBenchDatabase } from './embedded-database.ts';
import { percentile, reportGoal } from './goals.ts';

const goals = { listMs: 150, overviewMs: 1_000, exportMb: 20 } as const;
const rounds = 40;
/** Rounds before the measured ones: connections are opened, and pages read into memory. */
const warmUp = 5;
const rowsOfPage = '50';
const [tenants = 10_000, people = 200_000, viewsOfDay = 1_000_000, days = 1] = process.argv.slice(2).map(Number);
const scale: Scale = { tenants, people, viewsOfDay, days };

const lists = [listTenants, listUsers, listTenantUsers, listInvitations, listInvoices, listLandingPages, readAudit] as const;
type List = (typeof lists)[number];
const searched: readonly (readonly [List, string])[] = [
  [listTenants, 'Advisors 777'],
  [listUsers, '.7777@'],
  [listUsers, 'nobody'],
  [listUsers, 'q'],
  [listTenantUsers, 'Advisors 777'],
  [listTenantUsers, '.7777@'],
  [listInvitations, 'Advisors 777'],
  [listInvitations, 'invited.7777'],
  [listInvoices, 'INV-0000777'],
  [listLandingPages, 'Campaign 777'],
  [readAudit, '77777'],
  [readAudit, 'tenants.up'],
];
const owner: Caller = {
  ...{ userId: '01900000-0000-7000-8000-000000000001', email: 'owner@reckoner.test', memberships: [] },
  role: 'platform_owner',
  ...{ sessionId: '', signedInAt: new Date(), requestId: 'bench' },
};

const database = await startBenchDatabase({ shared_buffers: '512MB', max_wal_size: '4GB' });
try {
  await fill();
  const db = openDatabase({ url: database.serverUrl, poolSize: 4 });
  const deps = { ...withoutDomains, db, clock: () => new Date() };
  const pageOf = (list: List) => {
    const bound = list.bind({});
    if (!bound.ok) throw new Error(bound.message);
    return (cut: ListParameters) => bound.value.page({ deps, principal: owner }, cut);
  };
  for (const list of lists) await time(`${list.id}: first page`, goals.listMs, () => pageOf(list)({ limit: rowsOfPage }));
  for (const [list, q] of searched) await time(`${list.id}: search for "${q}"`, goals.listMs, () => pageOf(list)({ limit: rowsOfPage, q }));
  for (const operation of [readStats, readRevenue]) {
    const bound = operation.bind({});
    if (!bound.ok) throw new Error(bound.message);
    await time(`${operation.id}: figures of the overview`, goals.overviewMs, () => bound.value.perform({ deps, principal: owner }));
  }
  await exportAll(pageOf(listUsers));
  await db.close();
} finally {
  await database.remove();
}

async function fill(): Promise<void> {
  const db = openDatabase({ url: database.serverUrl, poolSize: 1 });
  for (let day = days - 1; day >= 0; day -= 1) await makePartitions(db, 'landing_page_views', new Date(Date.now() - day * 86_400_000));
  await db.close();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await fillTo(scale, client);
  await client.end();
}

async function time(what: string, goalMs: number, read: () => Promise<{ readonly ok: boolean }>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const from = performance.now();
    if (!(await read()).ok) throw new Error(`${what} was refused.`);
    if (round >= warmUp) times.push(performance.now() - from);
  }
  reportGoal({ what, unit: 'ms', measured: percentile(times, 0.95), atMost: goalMs });
}

/** Memory that stays in use while the array of all people is sent, after everything that can be freed is. */
async function exportAll(page: (cut: ListParameters) => Promise<Outcome<ListPage<object>>>): Promise<void> {
  const collect = collector();
  const answer = await answerList(page, '/api/admin/users', {});
  if (!(answer instanceof Response) || answer.body === null) throw new Error('The list of people is not sent page by page.');
  collect();
  const before = process.memoryUsage();
  const from = performance.now();
  let [bytes, peak, chunks] = [0, 0, 0];
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength;
    chunks += 1;
    if (chunks % 20 !== 0) continue;
    collect();
    const { heapUsed, external } = process.memoryUsage();
    peak = Math.max(peak, heapUsed + external - before.heapUsed - before.external);
  }
  const seconds = (performance.now() - from) / 1_000;
  process.stdout.write(`${people} people: ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s\n`);
  reportGoal({ what: `memory while ${people} people are exported`, unit: 'MB', measured: peak / 1e6, digits: 1, atMost: goals.exportMb });
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return () => {
    if (typeof collect === 'function') collect();
  };
}
