import { createHash } from 'node:crypto';
import type { Command, CommandResult, CommandState } from '#contract/sync/sync.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { type StandingRow, standingFrom, standingOf, standingOfPerson } from '#server/core/access/standing.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { trailKey } from '#server/core/sync/changes/audit.ts';
import { canonicalJson } from '#server/core/sync/changes/canonical-json.ts';
import type { Commits } from '#server/core/sync/streams/streams.ts';

/** Contents of a result besides its state and numbers. */
export type StoredResult = Omit<CommandResult, 'id' | 'state' | 'commits'>;
export type StoredState = Exclude<CommandState, 'retry'>;

export interface StoredCommand {
  readonly state: StoredState;
  readonly argsHash: string;
  readonly result: StoredResult | null;
  readonly commits: Commits | null;
}

/** State of a run in the database. */
export interface FoundRun {
  /** Number of the newest command of this device. */
  readonly lastSeq: number;
  readonly isRevoked: boolean;
  /** The caller with current rights in this transaction; undefined if the person is deactivated. */
  readonly standing: Caller | undefined;
  /** The tenant that is locked from here to the commit, with its trail. */
  readonly lockedTenant: string | undefined;
  /** By `idKey`: log entries of the commands and of those they depend on, if this person sent them. */
  readonly stored: ReadonlyMap<string, StoredCommand>;
}

/** Everything in a command that determines its effect. The same id with another fingerprint is another command. */
export function fingerprint(command: Command): string {
  const { type, v, args, tenantId, baseVersion, dependsOn } = command;
  const text = canonicalJson({ type, v, args, tenantId, baseVersion: baseVersion ?? null, dependsOn });
  return createHash('sha256').update(text).digest('hex');
}

/** Ids in the database's notation: a device may send them in capitals. */
export function idKey(id: string): string {
  return id.toLowerCase();
}

export interface Arrival {
  readonly deviceId: string;
  readonly commands: readonly Command[];
  /** The tenant that the commands lock. */
  readonly tenantToLock: string | undefined;
}

interface ArrivalRow {
  readonly lastSeq: bigint;
  readonly isRevoked: boolean;
  readonly hasWaited: boolean;
  readonly hasLocked: boolean;
  readonly stored: readonly NamedCommand[];
  readonly person: StandingRow | null;
}

/**
 * Locks the device, which makes pushes of one device take turns, then the tenant that the commands lock; reads the person's rights, and
 * looks up the commands in the log. All of it is one statement, because every push needs it. Undefined: this person has no such device.
 */
export async function lookUpRun(tx: Tx, caller: Caller, { deviceId, commands, tenantToLock }: Arrival): Promise<FoundRun | undefined> {
  const ids = [...new Set(commands.flatMap(({ id, dependsOn }) => [id, ...dependsOn].map(idKey)))];
  const [row] = await tx.$queryRaw<ArrivalRow[]>`
    with owned as (
      select id, user_id, last_seq, last_seen_at, revoked_at is not null as is_revoked from device
      where id = ${deviceId}::uuid and user_id = ${caller.userId}::uuid for update
    )${tenantToLock === undefined ? Prisma.empty : lockingTenant(tenantToLock)}
    select o.last_seq as "lastSeq", o.is_revoked as "isRevoked", ${storedOf(caller, ids)} as stored,
      o.last_seen_at is distinct from (select d.last_seen_at from device d where d.id = o.id) as "hasWaited",
      ${tenantToLock === undefined ? Prisma.sql`false` : Prisma.sql`exists (select 1 from locked)`} as "hasLocked",
      (select to_jsonb(person) from (${Prisma.raw(standingOfPerson('o.user_id'))}) person) as person
    from owned o`;
  if (row === undefined) return undefined;
  const { person, hasWaited } = row;
  const found = {
    lastSeq: Number(row.lastSeq),
    isRevoked: row.isRevoked,
    standing: hasWaited ? await standingOf(tx, caller) : person === null ? undefined : standingFrom(person, caller)?.caller,
    lockedTenant: row.hasLocked ? tenantToLock : undefined,
    stored: byId(row.stored),
  };
  if (isCertain(found, commands)) return found;
  // The lock may have waited for another push of this device; a statement that begins after it sees the rows that push stored. It has the
  // platform's rights, because a command for a tenant that the person has since left still gets its first answer.
  const [later] = await withPlatformRights(
    tx,
    () => tx.$queryRaw<{ stored: readonly NamedCommand[] }[]>`select ${storedOf(caller, ids)} as stored`,
  );
  return { ...found, stored: byId(later?.stored ?? []) };
}

/** The device comes first, so that two pushes cannot deadlock. The trail is locked because each change writes to it. */
function lockingTenant(tenantId: string): Prisma.Sql {
  return Prisma.sql`, locked as (
      select pg_advisory_xact_lock(hashtextextended(${trailKey(tenantId)}, 0)) from (
        select id from tenants where id = ${tenantId}::uuid and exists (select 1 from owned) for no key update
      ) t
    )`;
}

interface NamedCommand extends StoredCommand {
  readonly id: string;
}

function byId(commands: readonly NamedCommand[]): ReadonlyMap<string, StoredCommand> {
  return new Map(commands.map(({ id, ...stored }) => [id, stored]));
}

/** Each id is looked up separately: with all of them at once, the database may read everything this person ever sent. */
function storedOf(caller: Caller, ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'state', c.state, 'argsHash', c.args_hash, 'result', c.result, 'commits', c.commit_seqs)), '[]'::jsonb)
    from unnest(${[...ids]}::uuid[]) as wanted(id)
    cross join lateral (select * from command_log where id = wanted.id and user_id = ${caller.userId}::uuid offset 0) c)`;
}

/** A final state does not change, and a number beyond the device's last one was never sent. Anything else may just have changed. */
function isCertain({ lastSeq, stored }: Pick<FoundRun, 'lastSeq' | 'stored'>, commands: readonly Command[]): boolean {
  const ahead = new Set(commands.flatMap(({ id, seq }) => (seq > lastSeq ? [idKey(id)] : [])));
  const isFinal = (id: string): boolean => (stored.get(id) ?? { state: 'held' }).state !== 'held';
  return commands.every(({ id, dependsOn }) =>
    [id, ...dependsOn].map(idKey).every((key) => isFinal(key) || (ahead.has(key) && !stored.has(key))),
  );
}

/** Registers the device at its first push. False: the id belongs to another person, or was signed out. */
export async function registerDevice(tx: Tx, caller: Caller, deviceId: string, now: Date): Promise<'known' | 'foreign' | 'revoked'> {
  await tx.$executeRaw`
    insert into device (id, user_id, last_seq, created_at, last_seen_at)
    values (${deviceId}::uuid, ${caller.userId}::uuid, 0, ${now}, ${now}) on conflict (id) do nothing`;
  const [row] = await tx.$queryRaw<{ isRevoked: boolean }[]>`
    select revoked_at is not null as "isRevoked" from device where id = ${deviceId}::uuid and user_id = ${caller.userId}::uuid`;
  if (row === undefined) return 'foreign';
  return row.isRevoked ? 'revoked' : 'known';
}
