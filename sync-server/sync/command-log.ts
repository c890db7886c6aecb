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
  /** The id is new. */
  readonly isNew: boolean;
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
 * Puts the id into the log, which makes a second arrival wait for the first one's commit, and locks the device, which makes the commands
 * of one device take turns. Both are undone with the transaction.
 */
export async function takeIn(tx: Tx, caller: Caller, deviceId: string, command: Command, now: Date): Promise<TakenIn> {
  const [row] = await tx.$queryRaw<{ added: bigint; lastSeq: bigint | null; isRevoked: boolean | null }[]>`
    with logged as (
      insert into command_log (id, device_id, seq, user_id, tenant_id, type, args_hash, state, created_at)
      values (${command.id}::uuid, ${deviceId}::uuid, ${command.seq}::bigint, ${caller.userId}::uuid,
        (select id from tenants where id = ${command.tenantId}::uuid), ${command.type}, ${fingerprint(command)}, 'held', ${now})
      on conflict do nothing
      returning id
    ), owned as (
      select last_seq, revoked_at from device where id = ${deviceId}::uuid and user_id = ${caller.userId}::uuid for update
    )
    select (select count(*) from logged) as added, (select last_seq from owned) as "lastSeq",
      (select revoked_at is not null from owned) as "isRevoked"`;
  return {
    isNew: row?.added === 1n,
    lastSeq: Number(row?.lastSeq ?? 0),
    isRevoked: row?.isRevoked ?? false,
  };
}

export interface StoredCommand {
  readonly state: StoredState;
  readonly argsHash: string;
  readonly result: StoredResult | null;
  readonly commits: Commits | null;
}

export async function storedCommand(tx: Tx, caller: Caller, id: string): Promise<StoredCommand | undefined> {
  const [row] = await tx.$queryRaw<StoredCommand[]>`
    select state::text as state, args_hash as "argsHash", result, commit_seqs as commits
    from command_log where id = ${id}::uuid and user_id = ${caller.userId}::uuid`;
  return row;
}

/** States of the commands that another one depends on, as far as this person has sent them. */
export async function statesOf(tx: Tx, caller: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, StoredState>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ id: string; state: StoredState }[]>`
    select id::text as id, state::text as state from command_log where id = any(${[...ids]}::uuid[]) and user_id = ${caller.userId}::uuid`;
  return new Map(rows.map(({ id, state }) => [id, state]));
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
