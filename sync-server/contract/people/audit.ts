import * as z from 'zod/mini';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { Moment } from '#contract/values/moment.ts';
import { described, named } from '#contract/values/named.ts';

/** The trail of a tenant, or of all events that belong to no tenant. */
const Trail = described(
  'A tenant, or `platform` for what belongs to none.',
  z.optional(named('String', z.union([Id, z.literal('platform')]))),
);

/** The requested part of the trail. Times are inclusive. */
export const AuditQuery = z.strictObject({
  tenant: Trail,
  actor: z.optional(Id),
  action: described('An operation, or the beginning of several: `users.`', z.optional(z.string().check(z.regex(/^[A-Za-z.]{1,60}$/)))),
  kind: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  object: z.optional(named('ID', z.string().check(z.maxLength(100)))),
  from: z.optional(Moment),
  to: z.optional(Moment),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditRecord = named(
  'AuditRecord',
  z.object({
    id: Id,
    at: DateTime,
    actorId: z.nullable(Id),
    actorName: described(
      'Name or e-mail address. Null for the platform itself, and for an account that was deleted.',
      z.nullable(z.string()),
    ),
    actorRole: z.nullable(z.string()),
    impersonatorId: described('The platform owner who acted as the actor.', z.nullable(Id)),
    impersonatorName: z.nullable(z.string()),
    tenantId: z.nullable(Id),
    action: z.string(),
    objectKind: z.string(),
    objectId: z.nullable(named('ID', z.string())),
    requestId: z.nullable(z.string()),
    before: z.nullable(z.unknown()),
    after: z.nullable(z.unknown()),
  }),
);
export type AuditRecord = z.output<typeof AuditRecord>;

export const VerifyChain = z.strictObject({ tenant: Trail });

export const AuditChain = named(
  'AuditChain',
  z.object({
    records: z.int(),
    brokenAt: described('The first record that does not fit the one before it.', z.nullable(Id)),
  }),
  'Whether a trail is as it was written.',
);
export type AuditChain = z.output<typeof AuditChain>;
