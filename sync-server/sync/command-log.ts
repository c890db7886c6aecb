import { createHash } from 'node:crypto';
import type { Command, CommandResult, CommandState } from '#contract/sync.ts';
import type { Caller } from '#server/access/caller.ts';
import type { Tx } from '#server/data/database.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Commits } from './streams.ts';

/** What a result holds besides its state and numbers. */
export type StoredResult = Omit<CommandResult, 'id' | 'state' | 'commits'>;
export type StoredState = Exclude<CommandState, 'retry'>;

export interface TakenIn {
  /** By `idKey`: ids that the log did not know, with numbers that the device had not passed. */
  readonly newIds: ReadonlySet<string>;
  /** Number of the newest command of this device. */
  readonly lastSeq: number;
  readonly isRevoked: boolean;
}

/** Everything of a command that decides what it does. The same id with another fingerprint is another command. */
export function fingerprint(command: Command): string {
  const { type, v, args, tenantId, baseVersion, dependsOn } = command;
  const text = canonicalJson({ type, v, args, tenantId, baseVersion: baseVersion ?? null, dependsOn });
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Locks the device, which makes pushes of one device take turns, and puts the ids into the log, which makes a second arrival elsewhere wait
 * for the first one's commit. Both are undone with the transaction. Undefined: this person has no such device.
 */
export async function takeIn(
  tx: Tx,
  caller: Caller,
  deviceId: string,
  { commands, now }: { readonly commands: readonly Command[]; readonly now: Date },
): Promise<TakenIn | undefined> {
  const wanted = commands.map((command) => ({
    id: command.id,
    seq: command.seq,
    tenantId: command.tenantId,
    type: command.type,
    hash: fingerprint(command),
  }));
  const [row] = await tx.$queryRaw<{ lastSeq: bigint; isRevoked: boolean; newIds: readonly string[] }[]>`
    with owned as (
      select last_seq, revoked_at is not null as is_revoked from device
      where id = ${deviceId}::uuid and user_id = ${caller.userId}::uuid for update
    ), logged as (
      insert into command_log (id, device_id, seq, user_id, tenant_id, type, args_hash, state, created_at)
      select c.id, ${deviceId}::uuid, c.seq, ${caller.userId}::uuid, t.id, c.type, c.hash, 'held', ${now}
      from owned o
      join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as c(id uuid, seq bigint, "tenantId" uuid, type text, hash text)
        on c.seq > o.last_seq and not o.is_revoked
      left join tenants t on t.id = c."tenantId"
      order by c.seq
      on conflict do nothing
      returning id
    )
    select last_seq as "lastSeq", is_revoked as "isRevoked", array(select id::text from logged) as "newIds" from owned`;
  return row === undefined ? undefined : { newIds: new Set(row.newIds), lastSeq: Number(row.lastSeq), isRevoked: row.isRevoked };
}

export interface StoredCommand {
  readonly state: StoredState;
  readonly argsHash: string;
  readonly result: StoredResult | null;
  readonly commits: Commits | null;
}

/** Ids as the database writes them: a device may write them in capitals. */
export function idKey(id: string): string {
  return id.toLowerCase();
}

/** What the log says of these commands, by `idKey`, as far as this person has sent them. */
export async function storedCommands(tx: Tx, caller: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, StoredCommand>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<(StoredCommand & { readonly id: string })[]>`
    select id::text as id, state::text as state, args_hash as "argsHash", result, commit_seqs as commits
    from command_log where id = any(${[...ids]}::uuid[]) and user_id = ${caller.userId}::uuid`;
  return new Map(rows.map(({ id, ...stored }) => [id, stored]));
}

/** Makes the device known at its first push. False: the id belongs to somebody else, or was signed out. */
export async function greetDevice(tx: Tx, caller: Caller, deviceId: string, now: Date): Promise<'known' | 'foreign' | 'revoked'> {
  await tx.$executeRaw`
    insert into device (id, user_id, last_seq, created_at, last_seen_at)
    values (${deviceId}::uuid, ${caller.userId}::uuid, 0, ${now}, ${now}) on conflict (id) do nothing`;
  const [row] = await tx.$queryRaw<{ isRevoked: boolean }[]>`
    select revoked_at is not null as "isRevoked" from device where id = ${deviceId}::uuid and user_id = ${caller.userId}::uuid`;
  if (row === undefined) return 'foreign';
  return row.isRevoked ? 'revoked' : 'known';
}
