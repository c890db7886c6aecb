import * as z from 'zod/mini';
import { Id } from './id.ts';
import { Moment } from './moment.ts';

/**
 * The messages between a device and the server. The protocol number goes with each request; the server speaks this one and the two
 * before it.
 */
export const protocol = 1;
export const oldestProtocol = 1;

/** Most commands and bytes of one push. */
export const pushLimit = { commands: 200, bytes: 256 * 1024 } as const;
/** Commands that a device asks about at once, after a restore of the database. */
export const CommandIds = z.array(Id).check(z.maxLength(pushLimit.commands));
/** Rows of one pull and stream. */
export const pullLimit = 500;
/** Longest silence of the live stream. A client that hears nothing for three of them reconnects. */
export const heartbeatMs = 15_000;
export const heartbeatMissedMs = 45_000;

export type Stream = 'platform' | 'owner' | `tenant:${string}` | `tenant-admin:${string}` | `user:${string}`;

export const Command = z.object({
  /** UUIDv7 made by the device: the idempotency key. */
  id: Id,
  /** 1, 2, 3 … of this device, without a hole. */
  seq: z.int().check(z.positive()),
  type: z.string().check(z.maxLength(64)),
  /** Version of the command's arguments. */
  v: z.int().check(z.positive()),
  args: z.record(z.string(), z.unknown()),
  /** The tenant the command is about, where there is one. */
  tenantId: z.nullable(Id),
  /** Version of the row the person saw. */
  baseVersion: z.optional(z.nullable(z.int())),
  dependsOn: z.array(Id).check(z.maxLength(20)),
  createdAt: Moment,
  /** Age by the device's own clock. A client from before this field leaves it out, and `createdAt` decides. */
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
 * accepted, rejected, blocked and expired are final and stored; held waits for the tenant's reactivation; retry means a passing fault
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
  /** Per stream the number after which the rows of this command are in a pull. */
  commits: z.record(z.string(), z.number()),
  /** What the operation answered. */
  value: z.unknown(),
  /** The row had changed since `baseVersion`: done all the same, and the person is told. */
  changedMeanwhile: z.boolean(),
});
export type CommandResult = z.infer<typeof CommandResult>;

export const Checkpoint = z.object({
  stream: z.string().check(z.maxLength(100)),
  epoch: z.nullable(z.uuid()),
  seq: z.int().check(z.nonnegative()),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

/** Tenants that a platform owner follows besides the own streams. */
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
  /** The current row; null where it is deleted. */
  row: z.nullable(z.record(z.string(), z.unknown())),
});
export type Change = z.infer<typeof Change>;

export const StreamPage = z.object({
  stream: z.string(),
  epoch: z.uuid(),
  head: z.number(),
  /** The checkpoint is of another epoch, ahead of the head or below the floor: the device takes a fresh copy and swaps. */
  reset: z.boolean(),
  /** Checkpoint after this page. */
  seq: z.number(),
  more: z.boolean(),
  changes: z.array(Change),
});
export type StreamPage = z.infer<typeof StreamPage>;

/** Streams that are not listed are no longer the caller's: the device purges them. */
export const PullAnswer = z.object({ streams: z.array(StreamPage), lease: z.string(), now: z.iso.datetime() });
export type PullAnswer = z.infer<typeof PullAnswer>;

/** A hint of the live stream: never data. The first event and each heartbeat carry all heads of the caller. */
export const Heads = z.object({ heads: z.record(z.string(), z.number()), epochs: z.record(z.string(), z.uuid()) });
export type Heads = z.infer<typeof Heads>;
