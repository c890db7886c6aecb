import { randomBytes, randomUUID } from 'node:crypto';
import type { MemberRole, Role, TenantStatus } from '#contract/people/roles.ts';
import type { Caller } from '#server/access/caller.ts';
import { hashToken } from '#server/identity/sessions/opaque-token.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

export interface OfficeTenant {
  readonly id: string;
  readonly name: string;
}

export interface OfficePerson {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  /** The same person for direct calls of services. */
  readonly caller: Caller;
}

export interface Said {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A whole server with signed-in people, for tests that make the documented calls. */
export interface Office extends TestServer {
  readonly tenant: (options?: {
    readonly maxUsers?: number;
    readonly status?: TenantStatus;
    readonly name?: string;
  }) => Promise<OfficeTenant>;
  readonly person: (role: Role, memberships?: readonly (readonly [OfficeTenant, MemberRole])[], email?: string) => Promise<OfficePerson>;
  /** Adds people who never sign in to a team. */
  readonly fill: (tenant: OfficeTenant, count: number) => Promise<void>;
  readonly call: (
    who: OfficePerson | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Said>;
  readonly sql: <Row extends object>(text: string, values?: readonly (string | number | Date | null)[]) => Promise<readonly Row[]>;
  /** The token of the newest link mailed to an address. */
  readonly mailedToken: (email: string) => Promise<string>;
}

export async function openOffice(options: TestServerOptions = {}): Promise<Office> {
  const server = await startTestServer(options);
  const { db } = server.database;
  const sql: Office['sql'] = (text, values = []) => db.query({ as: 'platform' }, text, values);
  return {
    ...server,
    sql,
    tenant: (wanted = {}) => addTenant(sql, wanted),
    person: (role, memberships = [], email = `${randomUUID()}@example.com`) => addPerson(server, sql, { role, memberships, email }),
    fill: async (tenant, count) => {
      await sql(
        `with people as (
           insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.com' from generate_series(1, $2::int) returning id
         )
         insert into users_to_tenants (user_id, tenant_id) select id, $1::uuid from people`,
        [tenant.id, count],
      );
    },
    call: async (who, method, path, body, headers = {}) => {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'sec-fetch-site': 'same-origin',
          accept: 'application/json',
          ...(who === undefined ? {} : { cookie: who.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text(), headers: answer.headers };
    },
    mailedToken: async (email) => {
      while ((await server.runEffects()) > 0);
      const [mail] = await sql<{ text: string }>('select text from mail_outbox where "to" = $1 order by created_at desc, id desc limit 1', [
        email,
      ]);
      return /accept-invitation\?u=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}

export function json(said: Said): unknown {
  return JSON.parse(said.text);
}

async function addTenant(
  sql: Office['sql'],
  { maxUsers, status = 'active', name }: Parameters<Office['tenant']>[0] & object,
): Promise<OfficeTenant> {
  const [id, planId] = [randomUUID(), randomUUID()];
  const known = name ?? `Tenant ${id.slice(0, 8)}`;
  await sql('insert into plans (id, name, settings) values ($1::uuid, $2, $3::jsonb)', [
    planId,
    `Plan ${planId}`,
    JSON.stringify(maxUsers === undefined ? {} : { maxUsers }),
  ]);
  await sql('insert into tenants (id, name, subdomain, plan_id, status) values ($1::uuid, $2, $3, $4::uuid, $5::tenant_status)', [
    id,
    known,
    `t${id.slice(0, 8)}`,
    planId,
    status,
  ]);
  return { id, name: known };
}

interface NewPerson {
  readonly role: Role;
  readonly memberships: readonly (readonly [OfficeTenant, MemberRole])[];
  readonly email: string;
}

/** Adds a person with a session. */
async function addPerson(server: TestServer, sql: Office['sql'], { role, memberships, email }: NewPerson): Promise<OfficePerson> {
  const id = randomUUID();
  await sql('insert into users (id, email, role) values ($1::uuid, $2, $3::role)', [id, email, role]);
  for (const [tenant, memberRole] of memberships) {
    await sql('insert into users_to_tenants (user_id, tenant_id, role) values ($1::uuid, $2::uuid, $3::member_role)', [
      id,
      tenant.id,
      memberRole,
    ]);
  }
  const token = randomBytes(32).toString('base64url');
  const now = server.services.clock();
  const state = { issuer: server.issuer, signedInAt: now.getTime(), lastSeenAt: now.getTime() };
  await sql(`insert into sessions (sid, sess, user_id, expire) values ($1, $2::jsonb, $3::uuid, now() + interval '10 years')`, [
    hashToken(token),
    JSON.stringify(state),
    id,
  ]);
  const caller: Caller = {
    userId: id,
    email,
    role,
    memberships: memberships.map(([tenant, memberRole]) => ({ tenantId: tenant.id, role: memberRole, tenantStatus: 'active' })),
    sessionId: hashToken(token),
    signedInAt: now,
    requestId: 'request',
  };
  return { id, email, cookie: `sid=${token}`, caller };
}
