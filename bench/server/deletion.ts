/**
 * Deletion of the largest tenant of a platform, with its people and visits, by the call of the platform owner to the whole server, while
 * another tenant is read: `npx tsx bench/server/deletion.ts [people visits]`. Exits with 1 when a goal is missed.
 */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { makeTenants } from './bench-tenants.ts';
import { ask } from './demo-device.ts';
import { startBenchDatabase } from './embedded-database.ts';
import { percentile, reportGoal } from './goals.ts';
import { startMeasured } from './measured-process.ts';

const goals = { answerMs: 10_000, goneMs: 120_000, otherMs: 500 } as const;

const [, script = '', argument = '20000', argument2 = '1000000'] = process.argv;
if (argument === 'server') await import('#server/programs/main.ts');
else await measure(Number(argument), Number(argument2));

async function measure(people: number, visits: number): Promise<void> {
  const database = await startBenchDatabase({ max_wal_size: '4GB' });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startMeasured(fileURLToPath(new URL(script, 'file://')), {
    argument: 'server',
    environment: {
      ...{ NODE_ENV: 'development', DEMO: 'small', PORT: String(port), PUBLIC_URL: url },
      ...{ DATABASE_URL: database.serverUrl, DATABASE_OWNER_URL: database.url },
    },
    ready: 'Reckoner is ready',
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const agent = new Agent({ keepAlive: true });
  try {
    const [largest, other, owners] = await makeTenants(database.url, 3, 2);
    if (largest === undefined || other === undefined || owners === undefined) throw new Error('The tenants are missing.');
    const cookie = owners.cookies[1] ?? '';
    await client.query(
      `update users set role = 'platform_owner' where id in (select user_id from users_to_tenants where tenant_id = $1 and role = 'user')`,
      [owners.tenantId],
    );
    await fill(client, largest.tenantId, { people, visits });
    const others: number[] = [];
    let isDone = false;
    const reading = (async () => {
      while (!isDone) {
        const from = performance.now();
        const isRead = await ask({ agent, port, path: '/api/tenant/info', headers: { cookie: other.admin.cookie } }).then(
          () => true,
          (cause: unknown) => process.stdout.write(`${String(cause)}\n`) && false,
        );
        // A request that failed counts as one that was never answered.
        others.push(isRead ? performance.now() - from : Number.POSITIVE_INFINITY);
        await wait(20);
      }
    })();
    const from = performance.now();
    const said = await remove({ port, cookie }, largest.tenantId);
    const answered = performance.now() - from;
    process.stdout.write(`${said}\n`);
    await gone(client, largest.tenantId);
    const all = performance.now() - from;
    isDone = true;
    await reading;
    const what = `a firm with ${people} people and ${visits} visits`;
    reportGoal({ what: `${what}: answer, and the firm cannot be reached`, unit: 'ms', measured: answered, atMost: goals.answerMs });
    reportGoal({ what: `${what}: all of its rows are gone`, unit: 'ms', measured: all, atMost: goals.goneMs });
    reportGoal({ what: 'another firm is read meanwhile, p95', unit: 'ms', measured: percentile(others, 0.95), atMost: goals.otherMs });
  } catch (cause) {
    throw new Error(`The server said:\n${server.output().slice(-3_000)}`, { cause });
  } finally {
    agent.destroy();
    await client.end();
    await server.stop();
    await database.remove();
  }
}

async function fill(
  client: pg.Client,
  tenantId: string,
  { people, visits }: { readonly people: number; readonly visits: number },
): Promise<void> {
  await client.query(
    `with made as (
       insert into users (id, email, role) select gen_random_uuid(), 'member.' || n || '@example.com', 'user' from generate_series(1, $2::int) n returning id
     ) insert into users_to_tenants (user_id, tenant_id) select id, $1 from made`,
    [tenantId, people],
  );
  await client.query(
    `insert into invitations (id, email, tenant_id, status, expires_at)
     select gen_random_uuid(), 'invited.' || n || '@example.com', $1, 'expired', now() from generate_series(1, $2::int) n`,
    [tenantId, people],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into landing_pages (id, tenant_id, name, config, path) values (gen_random_uuid(), $1, 'Campaign', '{}', '/campaign') returning id`,
    [tenantId],
  );
  await client.query(
    `insert into landing_page_views (id, tenant_id, landing_page_id, session_id, visitor_id, created_at)
     select gen_random_uuid(), $1, $2, 's', 'v' || n % 5000, now() - n * interval '1 second' from generate_series(1, $3::int) n`,
    [tenantId, rows[0]?.id, visits],
  );
  await client.query('analyze');
}

/** Deletes as the app does, and answers the text of the answer. */
function remove({ port, cookie }: { readonly port: number; readonly cookie: string }, tenantId: string): Promise<string> {
  const headers = { host: `localhost:${port}`, cookie, 'sec-fetch-site': 'same-origin' };
  const path = `/api/admin/tenants/${tenantId}/delete-with-users`;
  return new Promise((resolve, reject) => {
    request({ hostname: '127.0.0.1', port, path, method: 'DELETE', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(`${answer.statusCode} ${text}`))));
    })
      .on('error', reject)
      .end();
  });
}

async function gone(client: pg.Client, tenantId: string): Promise<void> {
  for (const until = Date.now() + 2 * goals.goneMs; Date.now() < until; await wait(200)) {
    const { rows } = await client.query<{ left: boolean }>(
      'select exists (select 1 from landing_page_views where tenant_id = $1) as left',
      [tenantId],
    );
    if (rows[0]?.left === false) return;
  }
  throw new Error('Rows of the tenant are left.');
}
