import * as z from 'zod/mini';
import { Id } from './id.ts';
import { Moment } from './moment.ts';

/** What of the trail is asked for. Times are inclusive; the newest records come first. */
export const AuditQuery = z.strictObject({
  /** A tenant's trail, or `platform` for what belongs to none. */
  tenant: z.optional(z.union([Id, z.literal('platform')])),
  actor: z.optional(Id),
  /** An operation, or the beginning of several: `users.` */
  action: z.optional(z.string().check(z.regex(/^[A-Za-z.]{1,60}$/))),
  kind: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  object: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(Moment),
  to: z.optional(Moment),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  cursor: z.optional(z.string().check(z.maxLength(500))),
  /** A part of an operation's name or of an object's id. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  sort: z.optional(z.enum(['at', '-at'])),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export interface AuditView {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly tenantId: string | null;
  readonly action: string;
  readonly objectKind: string;
  readonly objectId: string | null;
  readonly requestId: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** What the chain of a trail says: whole, or broken at a record. */
export interface ChainReport {
  readonly records: number;
  /** The first record that does not fit the one before it. */
  readonly brokenAt: string | null;
}

export const VerifyChain = z.strictObject({ tenant: z.optional(z.union([Id, z.literal('platform')])) });
export type VerifyChain = z.infer<typeof VerifyChain>;
