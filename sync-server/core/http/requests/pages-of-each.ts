import * as z from 'zod/mini';
import { done, type Outcome } from '#contract/values/outcome.ts';
import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { cutRows, type ShortList } from './cut-rows.ts';
import { type ListPage, type ListParameters, listCut, listPage } from './list-page.ts';

/** Tables whose rows belong to a tenant and have an index by tenant and time. */
type TableOfTenants = 'invitations' | 'invoices' | 'landing_pages';

const Found = z.array(z.object({ id: z.string() }));
const Counted = z.array(z.object({ tenantId: z.string(), total: z.int() }));

interface RowOfTenant {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: Date;
}

/**
 * The newest rows of each tenant, a page for each, with three statements however many tenants there are. The query builder has no limit by
 * group, so the ids come from a lateral join.
 */
export async function newestOfEach<Row extends RowOfTenant>(
  tx: Tx,
  table: TableOfTenants,
  tenantIds: readonly string[],
  parameters: ListParameters,
  load: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<Outcome<ReadonlyMap<string, ListPage<Row>>>> {
  const cut = listCut(parameters, { createdAt: 'time' }, { field: 'createdAt', direction: 'desc' });
  if (!cut.ok) return cut;
  const { after, limit } = cut.value;
  const name = Prisma.raw(table);
  const beyond = after === undefined ? Prisma.empty : Prisma.sql`and (created_at, id) < (${after.value}::timestamptz, ${after.id}::uuid)`;
  const ids = Found.parse(
    await tx.$queryRaw`
      select found.id::text as id from unnest(${tenantIds}::uuid[]) each(tenant_id)
      cross join lateral (
        select id from ${name} where ${name}.tenant_id = each.tenant_id ${beyond}
        order by created_at desc, id desc limit ${limit === undefined ? null : limit + 1}::int
      ) found`,
  );
  const totals = Counted.parse(
    await tx.$queryRaw`
      select tenant_id::text as "tenantId", count(*)::int as total from ${name}
      where tenant_id = any(${tenantIds}::uuid[]) group by tenant_id`,
  );
  const totalOf = new Map(totals.map(({ tenantId, total }) => [tenantId, total]));
  const rows = [...(ids.length === 0 ? [] : await load(ids.map(({ id }) => id)))].sort(newestFirst);
  const pageOf = (tenantId: string): ListPage<Row> =>
    listPage(
      rows.filter((row) => row.tenantId === tenantId),
      totalOf.get(tenantId) ?? 0,
      cut.value,
    );
  return done(new Map(tenantIds.map((tenantId) => [tenantId, pageOf(tenantId)])));
}

function newestFirst(left: RowOfTenant, right: RowOfTenant): number {
  const later = right.createdAt.getTime() - left.createdAt.getTime();
  if (later !== 0) return later;
  return left.id < right.id ? 1 : -1;
}

/** Pages of rows that were read as a whole for several tenants. */
export function pagesOfEach<Row extends { readonly tenantId: string }>(
  rows: readonly Row[],
  tenantIds: readonly string[],
  parameters: ListParameters,
  list: ShortList<Row>,
): Outcome<ReadonlyMap<string, ListPage<Row>>> {
  const pages = new Map<string, ListPage<Row>>();
  for (const tenantId of tenantIds) {
    const page = cutRows(done(rows.filter((row) => row.tenantId === tenantId)), parameters, list);
    if (!page.ok) return page;
    pages.set(tenantId, page.value);
  }
  return done(pages);
}
