import * as z from 'zod/mini';
import { Id } from '#contract/values/id.ts';
import { Moment } from '#contract/values/moment.ts';

/**
 * The messages between a device and the server. Each request carries the protocol number; the server supports the current one and the two
 * before it.
 */
export const protocol = 1;
export const oldestProtocol = 1;

/** Most commands and bytes of one push. */
export const pushLimit = { commands: 200, bytes: 256 * 1024 } as const;
/** Maximum number of commands in one status request, after a restore of the database. */
export const CommandIds = z.array(Id).check(z.maxLength(pushLimit.commands));
/** Rows per pull and stream. */
export const pullLimit = 500;
/** Longest silence of the live stream. A client that hears nothing for three times as long reconnects. */
export const heartbeatMs = 15_000;
export const heartbeatMissedMs = 45_000;

/** The epoch of a stream without any writes. Its first write begins its first epoch, which is no restore. */
export const emptyEpoch = '00000000-0000-0000-0000-000000000000';

export type Stream = 'platform' | 'owner' | `tenant:${string}` | `tenant-admin:${string}` | `user:${string}`;

export const Command = z.object({
  /** UUIDv7 made by the device: the idempotency key. */
  id: Id,
  /** 1, 2, 3 … for this device, without gaps. */
  seq: z.int().check(z.positive()),
  type: z.string().check(z.maxLength(64)),
  /** Version of the command's arguments. */
  v: z.int().check(z.positive()),
  args: z.record(z.string(), z.unknown()),
  /** The tenant that the command concerns, if any. */
  tenantId: z.nullable(Id),
  /** Version of the row that the person saw. */
  baseVersion: z.optional(z.nullable(z.int())),
  dependsOn: z.array(Id).check(z.maxLength(20)),
  createdAt: Moment,
  /** Age by the device's own clock. Older clients leave the field out, and `createdAt` decides. */
  ageSeconds: z.optional(z.nullable(z.int().check(z.nonnegative()))),
});
export type Command = z.infer<typeof Command>;

export const PushRequest = z.object({
  protocol: z.int(),
  device: Id,
  commands: z.array(Command).check(z.maxLength(pushLimit.commands)),
});
export type PushRequest = z.infer<typeof PushRequest>;

/**
 * accepted, rejected, blocked, and expired are final and stored; held waits for the tenant's reactivation; retry means a temporary fault
 * before anything was stored.
 */
export const commandStates = ['accepted', 'rejected', 'blocked', 'expired', 'held', 'retry'] as const;
export type CommandState = (typeof commandStates)[number];

export const CommandResult = z.object({
  id: z.uuid(),
  state: z.enum(commandStates),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  fields: z.nullable(z.record(z.string(), z.string())),
  /** For each stream the number after which a pull contains the rows of this command. */
  commits: z.record(z.string(), z.number()),
  /** The operation's result. */
  value: z.unknown(),
  /** True if the row had changed since `baseVersion`: the command was applied anyway, and the person is told. */
  changedMeanwhile: z.boolean(),
});
export type CommandResult = z.infer<typeof CommandResult>;

export const Checkpoint = z.object({
  stream: z.string().check(z.maxLength(100)),
  epoch: z.nullable(z.uuid()),
  seq: z.int().check(z.nonnegative()),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

/** Tenants that a platform owner follows in addition to their own streams. */
export const Follow = z.array(Id).check(z.maxLength(5));

export const PullRequest = z.object({
  protocol: z.int(),
  checkpoints: z.array(Checkpoint).check(z.maxLength(64)),
  follow: Follow,
});
export type PullRequest = z.infer<typeof PullRequest>;

export const Change = z.object({
  kind: z.string(),
  id: z.string(),
  seq: z.number(),
  version: z.number(),
  deleted: z.boolean(),
  /** The current row; null if it is deleted. */
  row: z.nullable(z.record(z.string(), z.unknown())),
});
export type Change = z.infer<typeof Change>;

export const StreamPage = z.object({
  stream: z.string(),
  epoch: z.uuid(),
  head: z.number(),
  /** The checkpoint is of another epoch, ahead of the head, or below the floor: the device takes a fresh copy and replaces its rows. */
  reset: z.boolean(),
  /** Checkpoint after this page. */
  seq: z.number(),
  more: z.boolean(),
  changes: z.array(Change),
});
export type StreamPage = z.infer<typeof StreamPage>;

/** Streams missing from this list are no longer available to the caller: the device purges them. */
export const PullAnswer = z.object({ streams: z.array(StreamPage), lease: z.string(), now: z.iso.datetime() });
export type PullAnswer = z.infer<typeof PullAnswer>;

/** A hint of the live stream, which never carries data. The first event and each heartbeat carry all stream heads of the caller. */
export const Heads = z.object({ heads: z.record(z.string(), z.number()), epochs: z.record(z.string(), z.uuid()) });
export type Heads = z.infer<typeof Heads>;
