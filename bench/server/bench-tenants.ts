import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '#server/core/data/database.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { createSessions } from '#server/people/identity/sessions/sessions.ts';
import type { DemoDevice } from './demo-device.ts';

export interface BenchTenant {
  readonly tenantId: string;
  readonly cookies: readonly string[];
  readonly admin: DemoDevice;
}

/** Each tenant has one administrator, who changes its calculators, and people with a session each. */
export async function makeTenants(url: string, count: number, people: number): Promise<readonly BenchTenant[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = openDatabase({ url, poolSize: 8 });
  const query: IdentityQuery = (sql, values) => db.query({ as: 'platform' }, sql, values);
  const sessions = createSessions({ query, clock: () => new Date(), randomBytes });
  const tenants: BenchTenant[] = [];
  for (let at = 0; at < count; at += 1) {
    const tenantId = randomUUID();
    await client.query(`insert into tenants (id, name, subdomain, status) values ($1, $2, $2, 'active')`, [tenantId, `bench-${at}`]);
    const ids = Array.from({ length: people }, () => randomUUID());
    await client.query(
      `insert into users (id, email, role)
       select id, id || '@example.com', case when place = 1 then 'tenant_admin' else 'user' end::role from unnest($1::uuid[]) with ordinality each(id, place)`,
      [ids],
    );
    await client.query(
      `insert into users_to_tenants (user_id, tenant_id, role)
       select id, $2, case when place = 1 then 'tenant_admin' else 'user' end::member_role from unnest($1::uuid[]) with ordinality each(id, place)`,
      [ids, tenantId],
    );
    const cookies = await Promise.all(
      ids.map(async (userId) => {
        const value = await sessions.start({
          ...{ userId, issuer: 'bench', signedInAt: Date.now(), place: { host: undefined, confinedTo: undefined } },
          ...{ idToken: undefined, providerSid: undefined, browser: undefined, replaces: undefined },
        });
        return `sid=${value}`;
      }),
    );
    tenants.push({ tenantId, cookies, admin: { id: randomUUID(), tenantId, cookie: cookies[0] ?? '', seq: 0 } });
  }
  await db.close();
  await client.end();
  return tenants;
}

export async function calculatorsOf(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from calculators where is_active order by id');
  await client.end();
  return rows.map(({ id }) => id);
}
