import * as z from 'zod/mini';
import { accessTexts } from '#contract/people/access.ts';
import { MemberRole, Role, TenantStatus } from '#contract/people/roles.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { confine, sessionHolds } from '#server/core/access/confine.ts';
import { personOfSession } from '#server/core/access/person-of-session.ts';
import { tenantStatusNow } from '#server/core/access/tenant-status.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import { prepared } from '#server/core/data/prepared.ts';
import { isDeletedSession } from './deleted-sessions.ts';
import { hashToken, isToken } from './opaque-token.ts';
import { SessionState, type Sessions } from './sessions.ts';

/** The holder of a session, as currently stored in the database. */
const Person = z.object({
  sid: z.string(),
  sess: SessionState,
  expire: z.coerce.date(),
  startedAt: z.coerce.date(),
  confinedTo: z.nullable(z.string()),
  impersonator: z.nullable(z.object({ userId: z.string(), email: z.string(), endsAt: z.string(), readOnly: z.boolean() })),
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: Role,
  isActive: z.boolean(),
  memberships: z.array(
    z.object({
      tenantId: z.string(),
      tenantName: z.string(),
      subdomain: z.string(),
      role: MemberRole,
      tenantStatus: TenantStatus,
      offlineDays: z.nullable(z.number()),
    }),
  ),
});
export type Person = z.infer<typeof Person>;
const Row = z.object({ person: Person });

/** By the primary key of the session: person, memberships, and tenants come with it. */
const found = `
  select s.sid, s.sess, s.expire, s.created_at as "startedAt", s.confined_to as "confinedTo",
         case when u.id <> s.user_id then json_build_object('userId', o.id, 'email', o.email, 'endsAt', s.impersonation_ends,
           'readOnly', s.impersonation_read_only) end as impersonator,
         u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
         u.profile_image_url as "profileImageUrl", u.role::text as role, u.is_active as "isActive",
         coalesce((
           select json_agg(json_build_object(
             'tenantId', t.id, 'tenantName', t.name, 'subdomain', t.subdomain, 'role', m.role, 'tenantStatus', ${tenantStatusNow},
             'offlineDays', case when jsonb_typeof(t.settings -> 'offlineDays') = 'number' then (t.settings ->> 'offlineDays')::numeric end
           ) order by t.created_at desc, t.id)
           from users_to_tenants m join tenants t on t.id = m.tenant_id where m.user_id = u.id
         ), '[]'::json) as memberships
  from sessions s join users o on o.id = s.user_id join users u on u.id = ${personOfSession('$2')}
  where s.sid = $1 and ${sessionHolds}`;
/** As one column of JSON, which the driver reads faster than a column for each field. */
const asJson = (rows: string): string => prepared(`select row_to_json(found) as person from (${rows}) found`);
const anywhere = asJson(found);
const onThisHost = asJson(`${found} and s.host is not distinct from $3`);

export interface LoadPersonDeps {
  readonly query: IdentityQuery;
  readonly sessions: Pick<Sessions, 'noteUse'>;
  readonly clock: () => Date;
}

type Loaded = Outcome<Person | undefined, 'UserDeactivated'>;

export interface LoadPerson {
  /** By a cookie that was sent to this host; undefined is the platform's own. */
  readonly byCookie: (cookie: string | undefined, host: string | undefined) => Promise<Loaded>;
  /** By the stored hash of the cookie, if the host was checked before. */
  readonly bySession: (sid: string) => Promise<Loaded>;
}

/**
 * No person, a person, or a person whose account was deactivated or deleted. An expired session, or one on another host, identifies no one.
 */
export function createLoadPerson({ query, sessions, clock }: LoadPersonDeps): LoadPerson {
  async function load(sql: string, values: readonly [sid: string, now: Date, ...host: (string | null)[]]): Promise<Loaded> {
    const [sid] = values;
    const person = readFirst(Row, await query(sql, values))?.person;
    if (person === undefined && (await isDeletedSession(query, sid))) return refused('UserDeactivated', accessTexts.deleted);
    if (person === undefined || person.expire.getTime() <= clock().getTime()) return done(undefined);
    if (!person.isActive) return refused('UserDeactivated', accessTexts.deactivated);
    await sessions.noteUse(person.sid, person.startedAt, person.sess);
    return done(confine(person, person.confinedTo ?? undefined));
  }

  return {
    bySession: (sid) => load(anywhere, [sid, clock()]),
    byCookie: (cookie, host) =>
      cookie === undefined || !isToken(cookie)
        ? Promise.resolve(done(undefined))
        : load(onThisHost, [hashToken(cookie), clock(), host ?? null]),
  };
}

export function callerOf(person: Person, requestId: string): Caller {
  return {
    userId: person.id,
    email: person.email,
    role: person.role,
    memberships: person.memberships.map(({ tenantId, role, tenantStatus }) => ({ tenantId, role, tenantStatus })),
    sessionId: person.sid,
    signedInAt: new Date(person.sess.signedInAt ?? 0),
    ...(person.confinedTo === null ? {} : { confinedTo: person.confinedTo }),
    ...(person.impersonator === null ? {} : { impersonator: { ...person.impersonator, endsAt: new Date(person.impersonator.endsAt) } }),
    requestId,
  };
}
