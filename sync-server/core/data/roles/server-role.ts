/**
 * The role with which the server connects. It owns nothing, changes no table, and sees no row: each transaction takes one of the roles of
 * `scope.ts`. Migrations are applied by the owner of the tables, whose address the server needs only at the start.
 */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';

const embeddedRole = 'reckoner_server';
const transactionRoles = ['reckoner_tenant', 'reckoner_visitor', 'reckoner_platform', 'reckoner_import'];

/** Two servers that start together take turns. */
const lockKey = 72_707_370;

/**
 * The server's own address for a PostgreSQL for which only the owner's address is known. The owner's password cannot be derived from this
 * one.
 */
export function serverUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(embeddedRole).digest('base64url');
  url.username = embeddedRole;
  return url.href;
}

/** Creates the role named in `url` if it is missing, and grants it the roles of transactions. Requires the applied migrations. */
export function prepareServerRole(ownerUrl: string, url: string): Promise<Outcome<undefined, 'Unavailable'>> {
  return withClient(ownerUrl, 'The role of the server cannot be prepared', async (owner) => {
    const { username, password } = new URL(url);
    const [role, secret] = [owner.escapeIdentifier(decodeURIComponent(username)), owner.escapeLiteral(decodeURIComponent(password))];
    await owner.query('begin');
    await owner.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [decodeURIComponent(username)]);
    if (rowCount === 0) {
      await owner.query(`create role ${role} login noinherit nosuperuser nobypassrls nocreatedb nocreaterole password ${secret}`);
    }
    await owner.query(`grant ${transactionRoles.join(', ')} to ${role}`);
    await owner.query(`grant select on public._prisma_migrations to ${role}`);
    await owner.query(noTablesOfOthers);
    await owner.query('commit');
    return undefined;
  });
}

/** Only the owner creates tables: a temporary table would hide a real one with the same name. */
const noTablesOfOthers = `do $$ begin
  if (select pg_has_role(datdba, 'member') from pg_database where datname = current_database()) then
    execute format('revoke temporary on database %I from public', current_database());
    revoke create on schema public from public;
  end if;
end $$`;

/** True when this address connects as a role that bypasses row-level security: a superuser, or the owner of the tables. */
export function passesByPolicies(url: string): Promise<Outcome<boolean, 'Unavailable'>> {
  return withClient(url, 'The database cannot be reached', async (client) => {
    const { rows } = await client.query<{ passes: boolean }>(
      `select r.rolsuper or r.rolbypassrls or exists (
         select 1 from pg_class c where c.relnamespace = 'public'::regnamespace and pg_has_role(c.relowner, 'member')
       ) as passes
       from pg_roles r where r.rolname = current_user`,
    );
    return rows[0]?.passes ?? true;
  });
}

async function withClient<Value>(
  url: string,
  failure: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Outcome<Value, 'Unavailable'>> {
  const client = new pg.Client({ connectionString: url, application_name: 'reckoner-role', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return done(await work(client));
  } catch (cause) {
    return refused('Unavailable', `${failure}: ${cause instanceof Error ? cause.message || cause.name : String(cause)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
