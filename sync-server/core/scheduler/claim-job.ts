import type { Database } from '#server/core/data/database.ts';

/** Time without a renewed lease after which a process is considered dead, and another one runs the job. */
export const leaseMs = 60_000;

/** Clocks of two processes may differ by this much. */
const clocksDifferMs = 5 * 60_000;

export interface ClaimDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

export interface Claim {
  readonly name: string;
  /** Identifies this run: a holder that has lost its lease can no longer end or renew it. */
  readonly holder: string;
}

const platform = { as: 'platform' } as const;

/** New jobs are due at once. */
export async function registerJobs({ db, clock }: ClaimDeps, names: readonly string[]): Promise<void> {
  const insert = 'insert into scheduled_jobs (name, next_at) select name, $2 from unnest($1::text[]) name on conflict (name) do nothing';
  await db.query(platform, insert, [names, clock()]);
}

/**
 * Takes the job that has been due longest. Two processes never get the same run. A run that ended in the future means that the clock was set
 * back: the job is due, instead of waiting until the clock has caught up.
 */
export async function claimJob({ db, clock }: ClaimDeps, names: readonly string[], holder: string): Promise<Claim | undefined> {
  const now = clock();
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  const [claimed] = await db.query<Claim>(
    platform,
    `update scheduled_jobs set holder = $2, lease_until = $4
     where name = (
       select name from scheduled_jobs
       where name = any($1::text[]) and (next_at <= $3 or finished_at > $5) and (lease_until is null or lease_until <= $3 or lease_until > $6)
       order by next_at, name limit 1 for update skip locked)
     returning name, holder`,
    [names, holder, now, after(leaseMs), after(clocksDifferMs), after(leaseMs + clocksDifferMs)],
  );
  return claimed;
}

/** Renews the lease of a job that takes longer. */
export async function renewLease({ db, clock }: ClaimDeps, { name, holder }: Claim): Promise<void> {
  const until = new Date(clock().getTime() + leaseMs);
  await db.query(platform, 'update scheduled_jobs set lease_until = $3 where name = $1 and holder = $2', [name, holder, until]);
}

/** Ends a run; `error` is null if it succeeded. */
export async function endRun({ db, clock }: ClaimDeps, { name, holder }: Claim, nextAt: Date, error: string | null): Promise<void> {
  await db.query(
    platform,
    `update scheduled_jobs set next_at = $3, holder = null, lease_until = null, finished_at = $4, error = $5
     where name = $1 and holder = $2`,
    [name, holder, nextAt, clock(), error],
  );
}
