import type pg from 'pg';

const roles = ['reckoner_tenant', 'reckoner_visitor', 'reckoner_platform', 'reckoner_import', 'reckoner_backup'];

/** The policies of a backup name these roles. They belong to the whole server, so a new one lacks them. */
export async function makeRoles(client: pg.Client): Promise<void> {
  for (const role of roles) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (rowCount === 0) await client.query(`create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole`);
    await client.query(membership(role));
  }
}

/** As in the migrations: a superuser needs no membership, and one that somebody else has granted is enough. */
function membership(role: string): string {
  return `do $$ begin
    if (select not rolsuper from pg_roles where rolname = current_user) then
      grant ${role} to current_user;
    end if;
  exception when insufficient_privilege then
    if not pg_has_role(current_user, '${role}', 'MEMBER') then raise; end if;
  end $$`;
}

/**
 * Rights that are not taken from the backup, because they name the owner and the server's user of the database that was backed up. The
 * migrations give them to a database that is new.
 */
export async function grantRights(client: pg.Client): Promise<void> {
  await client.query('alter default privileges in schema public grant select, insert, update, delete on tables to reckoner_platform');
  await client.query('alter default privileges in schema public grant select on tables to reckoner_backup');
  await client.query('alter default privileges in schema public grant select on sequences to reckoner_backup');
  await client.query('grant select on public._prisma_migrations to reckoner_backup, reckoner_platform');
}

/** Lines of the list of a dump that `grantRights` and the server's start replace. */
export function isOfOtherUsers(line: string): boolean {
  return / DEFAULT ACL /.test(line) || / ACL public TABLE _prisma_migrations /.test(line);
}
