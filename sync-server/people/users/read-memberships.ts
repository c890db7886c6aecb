import type { TenantUser } from '#contract/people/users.ts';
import { countedRows } from '#contract/sync/counted-rows.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { estimateRows } from '#server/core/http/requests/estimate-rows.ts';
import type { ListCut } from '#server/core/http/requests/list-page.ts';
import { contains } from '#server/core/http/requests/search-rows.ts';

/** A membership with the text by which the list is ordered. */
export interface FoundMembership extends TenantUser {
  readonly key: string;
}

const columns = Prisma.sql`u.id::text as id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_active as "isActive",
  m.role::text as role, t.id::text as "tenantId", t.name as "tenantName"`;

/** The place at which a page goes on: the names of a cursor, with their ids. */
interface Place {
  readonly first: string;
  readonly email: string;
  readonly tenantId: string;
}

interface Memberships {
  readonly total: number;
  readonly rows: readonly FoundMembership[];
}

/** A page of the memberships of all tenants, or of one, read in the order of an index, and their number. */
export async function readMemberships(tx: Tx, cut: ListCut, tenantId: string | undefined): Promise<Memberships> {
  const ofTenant = tenantId === undefined ? Prisma.sql`true` : Prisma.sql`m.tenant_id = ${tenantId}::uuid`;
  if (cut.q === undefined) {
    const total = await countUpTo(tx, Prisma.sql`users_to_tenants m where ${ofTenant}`);
    const isLarge = total > countedRows && tenantId === undefined;
    return { total: isLarge ? await estimateRows(tx, 'users_to_tenants') : total, rows: await walk(tx, cut, ofTenant) };
  }
  const found = await search(tx, cut, cut.q, ofTenant);
  if (found !== undefined) return found;
  const named = ['u.email', 'u.first_name', 'u.last_name', 't.name'].map((column) => contains(column, cut.q ?? ''));
  const rows = await walk(tx, cut, Prisma.sql`${ofTenant} and (${Prisma.join(named, ' or ')})`);
  return { total: countedRows + 1, rows };
}

function walk(tx: Tx, cut: ListCut, condition: Prisma.Sql): Promise<FoundMembership[]> {
  return tx.$queryRaw<FoundMembership[]>(pageOf(cut, { table: Prisma.sql`users_to_tenants`, condition: Prisma.sql`where ${condition}` }));
}

/** Memberships with a text in the names of the tenant or of the person, each found by an index. Undefined if they are more than are counted. */
async function search(tx: Tx, cut: ListCut, q: string, ofTenant: Prisma.Sql): Promise<Memberships | undefined> {
  const ofTenants = Prisma.sql`users_to_tenants m where ${ofTenant} and tenant_id in (select id from tenants where ${contains('name', q)})`;
  if ((await countUpTo(tx, ofTenants)) > countedRows) return undefined;
  const names = ['email', 'first_name', 'last_name'].map((column) => contains(column, q));
  const ofPeople = Prisma.sql`users_to_tenants m where ${ofTenant} and user_id in (select id from users where ${Prisma.join(names, ' or ')})`;
  const branch = (rows: Prisma.Sql) => Prisma.sql`(select tenant_id, user_id, role from ${rows} limit ${countedRows + 1}::int)`;
  const page = pageOf(cut, { table: Prisma.sql`found`, condition: Prisma.sql`where true` });
  const rows = await tx.$queryRaw<(FoundMembership & { readonly total: number })[]>`
    with found as materialized (${branch(ofTenants)} union ${branch(ofPeople)}), counted as (select count(*)::int as total from found)
    select counted.total, page.* from counted left join lateral (${page}) page on true where total <= ${countedRows}::int`;
  const [first] = rows;
  if (first === undefined) return undefined;
  return { total: first.total, rows: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row) };
}

async function countUpTo(tx: Tx, rows: Prisma.Sql): Promise<number> {
  const [counted] = await tx.$queryRaw<
    { total: number }[]
  >`select count(*)::int as total from (select 1 from ${rows} limit ${countedRows + 1}::int) counted`;
  return counted?.total ?? 0;
}

interface Source {
  readonly table: Prisma.Sql;
  readonly condition: Prisma.Sql;
}

function pageOf(cut: ListCut, source: Source): Prisma.Sql {
  const rows = cut.order.field === 'email' ? byEmail(cut, source) : byTenant(cut, source);
  return Prisma.sql`${rows} limit ${cut.limit === undefined ? null : cut.limit + 1}::int`;
}

function byEmail({ order, after }: ListCut, { table, condition }: Source): Prisma.Sql {
  const [beyond, direction] = waysOf(order.direction);
  const place = placeOf(after);
  const further = place === undefined ? Prisma.empty : Prisma.sql`and (u.email, t.id) ${beyond} (${place.email}, ${place.tenantId}::uuid)`;
  return Prisma.sql`select ${columns}, u.email || E'\n' || u.email as key
    from users u join ${table} m on m.user_id = u.id join tenants t on t.id = m.tenant_id ${condition} ${further}
    order by u.email ${direction}, t.id ${direction}`;
}

/** The tenants in their order, and the members of each: the walk ends with the page. */
function byTenant({ order, after }: ListCut, { table, condition }: Source): Prisma.Sql {
  const [beyond, direction] = waysOf(order.direction);
  const place = placeOf(after);
  const name = Prisma.sql`lower(t.name) collate "C"`;
  const fromTenant =
    place === undefined
      ? Prisma.sql`where true`
      : Prisma.sql`where (${name}, t.id) ${order.direction === 'asc' ? Prisma.sql`>=` : Prisma.sql`<=`} (${place.first}, ${place.tenantId}::uuid)`;
  const fromPerson =
    place === undefined ? Prisma.empty : Prisma.sql`and (m.tenant_id <> ${place.tenantId}::uuid or u.email ${beyond} ${place.email})`;
  return Prisma.sql`select x.* from (select t.id, t.name from tenants t ${fromTenant} order by ${name} ${direction}, t.id ${direction}) t
    cross join lateral (
      select ${columns}, lower(t.name) || E'\n' || u.email as key from ${table} m join users u on u.id = m.user_id ${condition}
      and m.tenant_id = t.id ${fromPerson} order by u.email ${direction}
    ) x`;
}

function waysOf(direction: 'asc' | 'desc'): readonly [Prisma.Sql, Prisma.Sql] {
  return direction === 'asc' ? [Prisma.sql`>`, Prisma.sql`asc`] : [Prisma.sql`<`, Prisma.sql`desc`];
}

function placeOf(after: ListCut['after']): Place | undefined {
  if (after === undefined) return undefined;
  const text = String(after.value);
  const end = text.lastIndexOf('\n');
  return { first: text.slice(0, Math.max(0, end)), email: text.slice(end + 1), tenantId: after.id.slice(0, 36) };
}
