import type { Database } from '#server/core/data/database.ts';

export interface Backlog {
  readonly effects: readonly { readonly state: string; readonly type: string; readonly count: number }[];
  readonly effectOverdueSeconds: number;
  readonly mails: readonly { readonly state: string; readonly count: number }[];
  readonly jobs: readonly { readonly name: string; readonly overdueSeconds: number; readonly hasFailed: boolean }[];
}

/** Everything that waits, is overdue, or was given up, over all processes. */
export async function readBacklog(db: Pick<Database, 'query'>, now: Date): Promise<Backlog> {
  const [backlog] = await db.query<Backlog>(
    { as: 'platform' },
    `select
       (select coalesce(json_agg(json_build_object('state', state, 'type', type, 'count', count)), '[]')
        from (select state, type, count(*)::int as count from effects where state <> 'done' group by state, type) as counted) as effects,
       (select coalesce(greatest(extract(epoch from $1::timestamptz - min(next_at)), 0), 0)::float8
        from effects where state = 'queued') as "effectOverdueSeconds",
       (select coalesce(json_agg(json_build_object('state', state, 'count', count)), '[]')
        from (select state, count(*)::int as count from mail_outbox where state <> 'sent' group by state) as counted) as mails,
       (select coalesce(json_agg(json_build_object('name', name, 'hasFailed', error is not null,
          'overdueSeconds', greatest(extract(epoch from $1::timestamptz - next_at), 0)::float8)), '[]')
        from scheduled_jobs) as jobs`,
    [now],
  );
  return backlog ?? { effects: [], effectOverdueSeconds: 0, mails: [], jobs: [] };
}
