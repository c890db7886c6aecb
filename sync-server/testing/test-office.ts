import type { MemberRole, Role } from '#contract/people/roles.ts';
import type { Caller } from '#server/core/access/caller.ts';
import type { SqlValue } from '#server/core/data/database.ts';
import { addPerson, addTenant, type NewTenant } from './office-people.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

export interface OfficeTenant {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
}

export interface OfficePerson {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  /** The same person for direct calls of services. */
  readonly caller: Caller;
}

type Memberships = readonly (readonly [Pick<OfficeTenant, 'id'>, MemberRole])[];

export interface Said {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** The set-up of tests with a database: a whole server with signed-in people, whose operations can also be called directly. */
export interface Office extends TestServer {
  readonly tenant: (options?: NewTenant) => Promise<OfficeTenant>;
  /** Adds a person with a session, who makes calls over HTTP. */
  readonly person: (role: Role, memberships?: Memberships, email?: string) => Promise<OfficePerson>;
  /** The same for direct calls of services. */
  readonly caller: (role: Role, memberships?: Memberships) => Promise<Caller>;
  /** Adds people who never sign in to a team. */
  readonly fill: (tenant: OfficeTenant, count: number) => Promise<void>;
  /** Adds calculators to the catalog and returns their ids. */
  readonly calculators: (count: number) => Promise<readonly string[]>;
  readonly call: (
    who: OfficePerson | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Said>;
  readonly sql: <Row extends object>(text: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>;
  /** The token of the newest link mailed to an address. */
  readonly mailedToken: (email: string) => Promise<string>;
}

/** A time for tests whose clock stands still: `openOffice({ stoppedAt: officeTime })`. */
export const officeTime = new Date('2026-03-02T10:00:00.000Z');

export async function openOffice(options: TestServerOptions = {}): Promise<Office> {
  const server = await startTestServer(options);
  const { db } = server.database;
  const sql: Office['sql'] = (text, values = []) => db.query({ as: 'platform' }, text, values);
  const person: Office['person'] = (role, memberships = [], email) =>
    addPerson(server, {
      role,
      memberships: memberships.map(([tenant, memberRole]) => [tenant.id, memberRole] as const),
      ...(email === undefined ? {} : { email }),
    });
  return {
    ...server,
    sql,
    tenant: (wanted = {}) => addTenant(server, wanted),
    person,
    caller: async (role, memberships) => (await person(role, memberships)).caller,
    fill: async (tenant, count) => {
      await sql(
        `with people as (
           insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.com' from generate_series(1, $2::int) returning id
         )
         insert into users_to_tenants (user_id, tenant_id) select id, $1::uuid from people`,
        [tenant.id, count],
      );
    },
    calculators: async (count) => {
      const ids = Array.from({ length: count }, (_, place) => `calculator-${String(place).padStart(4, '0')}`);
      await sql(
        `insert into calculators (id, title, description, category, suite, icon, sort_order)
         select id, 'Title of ' || id, 'About', 'loans', 'financial', 'calculator', 0 from unnest($1::text[]) id on conflict do nothing`,
        [`{${ids.join(',')}}`],
      );
      return ids;
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
