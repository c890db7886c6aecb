import type { CommandState } from '#contract/sync/sync.ts';
import { Prisma } from '#server/core/data/client.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';

/** Fields of a command in the log besides its result. */
export interface LogEntry {
  readonly userId: string;
  readonly tenantId: string | null;
  readonly type: string;
  readonly argsHash: string;
  readonly takenAt: Date;
}

/** Result of a queued command: stored in the statement that raises the streams, because it contains their numbers. */
export interface Completion {
  readonly commandId: string;
  readonly deviceId: string;
  /** Number of the command: the device's counter is never lower. */
  readonly seq: number;
  readonly state: Exclude<CommandState, 'retry'>;
  readonly result: unknown;
  /** Undefined: the command was held and is already in the log. */
  readonly entry: LogEntry | undefined;
}

export interface PlacedCompletion extends Completion {
  /** By stream: the index of the command's last row among those of the transaction. */
  readonly places: Readonly<Record<string, number>>;
}

/** Says that the log now contains the id of a new command: the transaction has to be rolled back, and the command looked up again. */
export const idTaken = 'idTaken';

/**
 * Parts of the last statement, after `befores`, which holds the previous heads. Without a conflict `logged` has a row for each new command.
 */
export function completing(completed: readonly PlacedCompletion[]): Prisma.Sql {
  const fresh = completed.flatMap(({ commandId: id, entry, ...rest }) => (entry === undefined ? [] : [{ id, ...rest, ...entry }]));
  const again = completed.flatMap(({ commandId: id, entry, state, result, places }) =>
    entry === undefined ? [{ id, state, result, places }] : [],
  );
  const counters = completed.map(({ deviceId: id, seq }) => ({ id, seq }));
  return Prisma.sql`, logged as (
      insert into command_log (id, device_id, seq, user_id, tenant_id, type, args_hash, created_at, state, result, commit_seqs)
      select s.id, s."deviceId", s.seq, s."userId", coalesce((select t.id from tenants t where t.id = s."tenantId"), ${platformTenantId}::uuid), s.type, s."argsHash", s."takenAt",
        s.state::command_state, s.result, ${commitsOf}
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as s(id uuid, "deviceId" uuid, seq bigint, "userId" uuid, "tenantId" uuid,
        type text, "argsHash" text, "takenAt" timestamptz, state text, result jsonb, places jsonb)
      on conflict do nothing
      returning id
    ), completed as (
      update command_log c set state = s.state::command_state, result = s.result, commit_seqs = s.commits
      from (
        select s.id, s.state, s.result, ${commitsOf} as commits
        from jsonb_to_recordset(${JSON.stringify(again)}::jsonb) as s(id uuid, state text, result jsonb, places jsonb)
      ) s where c.id = s.id
    ), counted as (
      update device d set last_seq = greatest(d.last_seq, n.seq), last_seen_at = now()
      from (
        select id, max(seq) as seq from jsonb_to_recordset(${JSON.stringify(counters)}::jsonb) as g(id uuid, seq bigint) group by id
      ) n where d.id = n.id
    )`;
}

const commitsOf = Prisma.sql`(
  select coalesce(jsonb_object_agg(p.key, (b.heads ->> p.key)::bigint + p.value::int), '{}'::jsonb)
  from befores b, jsonb_each_text(s.places) p)`;
