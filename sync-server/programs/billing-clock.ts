/**
 * Plays the months of one tenant in the terminal, with the server's own code, a temporary database, and a clock that is advanced day by
 * day:
 *   npm run billing-clock -- --months 13
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moneyOfCents } from '#contract/values/amounts/money.ts';
import { readConfiguration } from '#server/core/configuration/configuration.ts';
import type { Database } from '#server/core/data/database.ts';
import { createLog } from '#server/core/http/log.ts';
import { beginSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { createPasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { createApplication } from '#server/wiring/application.ts';
import { openServerDatabase } from './open-server-database.ts';

const dayMs = 24 * 60 * 60 * 1000;
const platform = { as: 'platform' } as const;
const usage = 'Write the number of months: npm run billing-clock -- --months 13';

process.exitCode = await main(process.argv.slice(2));

async function main([option, text]: readonly string[]): Promise<number> {
  const months = option === '--months' ? Number(text) : Number.NaN;
  if (!Number.isInteger(months) || months < 1 || months > 120) return complain([usage]);
  const folder = mkdtempSync(join(tmpdir(), 'billing-clock-'));
  try {
    return await playIn(folder, months);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playIn(folder: string, months: number): Promise<number> {
  const read = readConfiguration({ NODE_ENV: 'development', DATA_DIR: folder });
  if (!read.ok) return complain(read.problems);
  const configuration = read.value;
  const opened = await openServerDatabase(configuration);
  if (!opened.ok) return complain([opened.message]);
  const { db, close } = opened.value;
  const time = { now: new Date('2026-01-31T09:00:00Z'), shown: new Date(0) };
  /** Each reading is a millisecond later, so that the events of a day keep their order. */
  const clock = (): Date => {
    time.now = new Date(time.now.getTime() + 1);
    return time.now;
  };
  const faults: string[] = [];
  const application = await createApplication({
    db,
    configuration,
    clock,
    randomBytes: (length) => randomBytes(length),
    hasher: createPasswordHasher(),
    log: createLog((line) => faults.push(line), clock, 'error'),
    loopbackUrl: () => configuration.publicUrl,
    appFolders: [],
    embedFolders: [],
    missing: async () => undefined,
    outage: () => undefined,
  });
  try {
    await makeTenant(db, clock());
    const end = new Date(clock());
    end.setUTCMonth(end.getUTCMonth() + months);
    // Each day begins a second later than the one before, so that a step is due on its day and not a few milliseconds after the jobs.
    for (let day = clock(); day <= end; day = new Date(day.getTime() + dayMs + 1000)) {
      time.now = day;
      await playCard(db, day);
      await application.sweep();
      while ((await application.runEffects()) > 0);
      await showEvents(db, time.shown);
      time.shown = time.now;
    }
    await showTotals(db);
    return faults.length === 0 ? 0 : complain(faults);
  } finally {
    await application.close();
    await close();
  }
}

/** A tenant in its 14-day trial that has bought the paid plan starting the day after the trial. */
async function makeTenant(db: Database, now: Date): Promise<void> {
  const [free, paid, tenant] = [randomUUID(), randomUUID(), randomUUID()];
  const trialEnd = new Date(now.getTime() + 14 * dayMs);
  await db.query(
    platform,
    `with p as (insert into plans (id, name, base_price, ai_calls_included) values ($1::uuid, 'Starter', '0.00', 0), ($2::uuid, 'Professional', '49.00', 1000) returning id),
      t as (insert into tenants (id, name, subdomain, plan_id, status, trial_ends_at, billing_email)
        values ($3::uuid, 'Northwind Advisors', 'northwind', $2::uuid, 'trial', $4, 'billing@northwind.example') returning id)
     select count(*) from p, t`,
    [free, paid, tenant, trialEnd],
  );
  const terms = { planName: 'Professional', basePrice: '49.00', aiCallsIncluded: 1000 };
  await db.inTransaction(platform, (tx) =>
    beginSubscription({ tx, now, newId: randomUUID }, tenant, { planId: paid, status: 'trialing', terms, currentPeriodEnd: trialEnd }),
  );
  await db.query(
    platform,
    `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
     select gen_random_uuid(), $1::uuid, 30 + extract(day from day)::int, day, day + interval '1 day'
     from generate_series(date_trunc('day', $2::timestamptz), $2::timestamptz + interval '10 years', interval '1 day') day`,
    [tenant, now],
  );
}

/** Every July the card is declined, to show dunning. In August the tenant enters another card, which pays what is open. */
async function playCard(db: Database, now: Date): Promise<void> {
  const card = now.getUTCMonth() === 6 ? 'declined' : 'accepted';
  await db.query(
    platform,
    `insert into payment_objects (id, kind, data) select 'card:' || id, 'card', jsonb_build_object('card', $1::text) from tenants
     on conflict (id) do update set data = excluded.data`,
    [card],
  );
  if (now.getUTCMonth() !== 7 || now.getUTCDate() !== 1) return;
  await db.query(
    platform,
    `insert into effects (id, key, tenant_id, type, payload, next_at, created_at)
     select gen_random_uuid(), 'card.changed:' || id || $1::text, id, 'billing.charge', jsonb_build_object('tenantId', id), $2, $2 from tenants`,
    [now.toISOString(), now],
  );
}

interface ShownEvent {
  readonly at: Date;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function showEvents(db: Database, since: Date): Promise<void> {
  const events = await db.query<ShownEvent>(
    platform,
    `select created_at as at, type, data from (
       select e.created_at, e.id, e.type, (e.data || coalesce((select jsonb_build_object('invoice', number) from invoices
         where id::text = e.data ->> 'invoiceId'), '{}')) - 'invoiceId' - 'at' as data from billing_events e
       union all select created_at, id, 'mail', jsonb_build_object('subject', subject, 'to', "to") from mail_outbox) shown
     where created_at > $1 order by created_at, id`,
    [since],
  );
  for (const { at, type, data } of events)
    process.stdout.write(`${at.toISOString().slice(0, 10)}  ${type.padEnd(24)} ${wordsOf(data)}`.trimEnd().concat('\n'));
}

/** The values of an event with their units. */
function wordsOf(data: ShownEvent['data']): string {
  const shown = Object.entries(data).filter(([name, value]) => value !== null && !(name === 'cents' && value === 0));
  return shown.map(([name, value]) => wordOf(name, value)).join(', ');
}

function wordOf(name: string, value: unknown): string {
  if (name === 'monthlyCents') return `${moneyOfCents(Number(value))} a month`;
  if (name === 'cents') return moneyOfCents(Number(value));
  return name === 'invoice' ? String(value) : `${name} ${value}`;
}

async function showTotals(db: Database): Promise<void> {
  const [totals] = await db.query<{ invoices: number; paid: string; twice: number }>(
    platform,
    `select (select count(*)::int from invoices) as invoices,
       (select coalesce(sum(amount::numeric), 0)::text from invoices where status = 'paid') as paid,
       (select count(*)::int from (select 1 from payment_objects where kind = 'charge' and data ->> 'status' = 'paid'
         group by split_part(id, ':', 2) having count(*) > 1) c) as twice`,
    [],
  );
  process.stdout.write(`\n${totals?.invoices} invoices, ${totals?.paid} paid, ${totals?.twice} charged twice\n`);
}

function complain(sentences: readonly string[]): number {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  return 1;
}
