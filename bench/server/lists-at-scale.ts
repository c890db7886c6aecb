/**
 * Time of the platform owner's lists and searches on a large platform: `npm run bench [-- tenants people viewsOfDay days]`. Prints a table of
 * goal, ratio, and outcome, and writes it to docs/performance.md with machine, commit, and date. Exits with 1 when a goal is missed.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Caller } from '#server/core/access/caller.ts';
import { readAudit } from '#server/core/audit/read-audit.ts';
import { openDatabase } from '#server/core/data/database.ts';
import { applyMigrations } from '#server/core/data/migrations/migrate.ts';
import { makePartitions } from '#server/core/data/partitions/partitions.ts';
import { startEmbeddedPostgres } from '#server/core/data/postgres/embedded-postgres.ts';
import { prepareServerRole, serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { listInvoices } from '#server/money/billing/invoices/list-invoices.ts';
import { listLandingPages } from '#server/pages/landing-pages/list-landing-pages.ts';
import { listInvitations } from '#server/people/invitations/list-invitations.ts';
import { listTenantUsers } from '#server/people/users/list-tenant-users.ts';
import { listUsers } from '#server/people/users/list-users.ts';
import { listTenants } from '#server/tenants/record/list-tenants.ts';
import { fillTo, type Scale } from '#server/testing/servers/scale.ts';
import { withoutDomains } from '#server/testing/without-domains.ts';

const goalMs = 150;
const rounds = 40;
/** Rounds before the measured ones: connections are opened, and pages read into memory. */
const warmUp = 5;
const rowsOfPage = '50';
const [tenants = 10_000, people = 200_000, viewsOfDay = 1_000_000, days = 3] = process.argv.slice(2).map(Number);
const scale: Scale = { tenants, people, viewsOfDay, days };

interface Asked {
  readonly what: string;
  readonly list: (typeof lists)[number];
  readonly cut: Readonly<Record<string, string>>;
}

const lists = [listTenants, listUsers, listTenantUsers, listInvitations, listInvoices, listLandingPages, readAudit] as const;
const asked: readonly Asked[] = lists.flatMap((list) => [
  { what: `${list.id}: first page`, list, cut: {} },
  { what: `${list.id}: search`, list, cut: { q: list === listInvoices ? 'INV-000777' : list === readAudit ? '77777' : 'Advisors 777' } },
]);
const owner: Caller = {
  ...{ userId: '01900000-0000-7000-8000-000000000001', email: 'owner@reckoner.test', memberships: [] },
  role: 'platform_owner',
  ...{ sessionId: '', signedInAt: new Date(), requestId: 'bench' },
};

const dataDir = mkdtempSync(join(tmpdir(), 'reckoner-bench-'));
// The system user of the database has to pass through this folder. Its contents have their own permissions.
chmodSync(dataDir, 0o755);
const started = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off', shared_buffers: '512MB', max_wal_size: '4GB' } });
if (!started.ok) throw new Error(started.message);
const { url } = started.value;
try {
  await prepare(url);
  const db = openDatabase({ url: serverUrlOf(url), poolSize: 4 });
  const deps = { ...withoutDomains, db, clock: () => new Date() };
  const lines: string[] = [];
  for (const { what, list, cut } of asked) {
    const bound = list.bind({});
    if (!bound.ok) throw new Error(bound.message);
    const times: number[] = [];
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const from = performance.now();
      const page = await bound.value.page({ deps, principal: owner }, { limit: rowsOfPage, ...cut });
      if (!page.ok) throw new Error(`${what}: ${page.message}`);
      if (round >= warmUp) times.push(performance.now() - from);
    }
    lines.push(lineOf(what, percentile(times, 0.95)));
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  await db.close();
  report(lines);
} finally {
  await started.value.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function prepare(ownerUrl: string): Promise<void> {
  const migrated = await applyMigrations(ownerUrl);
  if (!migrated.ok) throw new Error(migrated.message);
  const role = await prepareServerRole(ownerUrl, serverUrlOf(ownerUrl));
  if (!role.ok) throw new Error(role.message);
  const db = openDatabase({ url: serverUrlOf(ownerUrl), poolSize: 1 });
  for (let day = days - 1; day >= 0; day -= 1) await makePartitions(db, 'landing_page_views', new Date(Date.now() - day * 86_400_000));
  await db.close();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await fillTo(scale, client);
  await client.end();
}

function lineOf(what: string, ms: number): string {
  const ratio = ms / goalMs;
  return `| ${what} | ${goalMs} ms | ${ms.toFixed(0)} ms | ${ratio.toFixed(2)} | ${ratio <= 1 ? 'yes' : '**no**'} |`;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function report(lines: readonly string[]): void {
  const git = (...parts: readonly string[]): string => execFileSync('git', parts, { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}`;
  const text = `# Performance

Written by \`npm run bench\`. The lists of a platform owner, read as their calls read them, without HTTP, on an embedded PostgreSQL with
${tenants} tenants, ${people} people, ${people} invitations, ${tenants * 12} invoices, ${tenants * 2} pages, ${people * 5} audit records, and
${viewsOfDay} visits a day for ${days} days. The time is the 95th percentile of ${rounds} first pages of ${rowsOfPage} rows.

- Machine: ${machine}, load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores
- Commit: ${git('rev-parse', '--short', 'HEAD')}
- Date: ${new Date().toISOString().slice(0, 10)}

| what | goal | measured | ratio | pass |
|---|---|---|---|---|
${lines.join('\n')}
`;
  writeFileSync(fileURLToPath(new URL('../docs/performance.md', import.meta.url)), text);
  if (lines.some((line) => line.includes('**no**'))) process.exitCode = 1;
}
