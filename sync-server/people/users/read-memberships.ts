import type { TenantUser } from '#contract/people/users.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import type { ListCut } from '#server/core/http/requests/list-page.ts';

/** A membership with the text by which the list is ordered. */
export interface FoundMembership extends TenantUser {
  readonly key: string;
}

const columns = Prisma.sql`u.id::text as id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_active as "isActive",
  m.role::text as role, t.id::text as "tenantId", t.name as "tenantName"`;

/** Where a page goes on: the names of a cursor, with their ids. */
interface Place {
  readonly first: string;
  readonly email: string;
  readonly tenantId: string;
}

/** A page of the memberships of all tenants, or of one, read in the order of an index, and their number. */
export async function readMemberships(tx: Tx, cut: ListCut, tenantId: string | undefined) {
  const source = sourceOf(cut.q, tenantId);
  const [counted] = await tx.$queryRaw<
    { total: number }[]
  >`${source.search} select count(*)::int as total from ${source.table} m ${source.ofTenant}`;
  const rows = await tx.$queryRaw<FoundMembership[]>`${source.search} ${
    cut.order.field === 'email' ? byEmail(cut, source) : byTenant(cut, source)
  } limit ${cut.limit === undefined ? null : cut.limit + 1}::int`;
  return { total: counted?.total ?? 0, rows };
}

interface Source {
  readonly search: Prisma.Sql;
  readonly table: Prisma.Sql;
  readonly ofTenant: Prisma.Sql;
}

/** The memberships themselves, or those with a text in the names of the person or of the tenant, each found by an index. */
function sourceOf(q: string | undefined, tenantId: string | undefined): Source {
  const ofTenant = tenantId === undefined ? Prisma.sql`where true` : Prisma.sql`where m.tenant_id = ${tenantId}::uuid`;
  if (q === undefined) return { search: Prisma.empty, table: Prisma.sql`users_to_tenants`, ofTenant };
  const pattern = `%${likeText(q)}%`;
  const search = Prisma.sql`with found as materialized (
    select tenant_id, user_id, role from users_to_tenants where user_id in (
      select id from users where email ilike ${pattern} or first_name ilike ${pattern} or last_name ilike ${pattern})
    union select tenant_id, user_id, role from users_to_tenants where tenant_id in (select id from tenants where name ilike ${pattern})
  )`;
  return { search, table: Prisma.sql`found`, ofTenant };
}

function byEmail({ order, after }: ListCut, { table, ofTenant }: Source): Prisma.Sql {
  const [beyond, direction] = waysOf(order.direction);
  const place = placeOf(after);
  const further = place === undefined ? Prisma.empty : Prisma.sql`and (u.email, t.id) ${beyond} (${place.email}, ${place.tenantId}::uuid)`;
  return Prisma.sql`select ${columns}, u.email || E'\n' || u.email as key
    from users u join ${table} m on m.user_id = u.id join tenants t on t.id = m.tenant_id ${ofTenant} ${further}
    order by u.email ${direction}, t.id ${direction}`;
}

/** The tenants in their order, and the members of each: the walk ends with the page. */
function byTenant({ order, after }: ListCut, { table, ofTenant }: Source): Prisma.Sql {
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
      select ${columns}, lower(t.name) || E'\n' || u.email as key from ${table} m join users u on u.id = m.user_id ${ofTenant}
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
