import { AuditQuery, AuditRecord } from '#contract/people/audit.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import type { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import { listCut } from '#server/core/http/requests/list-page.ts';
import { readListPage } from '#server/core/http/requests/read-list-page.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { searchFor, storedTrail } from './search-audit.ts';

/** Reading the trail writes no record, because it changes nothing. */
export const readAudit = defineList({
  name: 'audit.read',
  id: 'readAudit',
  summary: 'Audit trail, the newest record first, a page at a time',
  input: AuditQuery,
  row: AuditRecord,
  rest: {
    method: 'GET',
    path: '/api/admin/audit',
    example: {
      id: '019600aa-0000-7000-8000-0000000000c1',
      at: new Date('2026-01-15T09:00:00.000Z'),
      actorId: '019600aa-0000-7000-8000-00000000000a',
      actorName: 'Dana Reyes',
      actorRole: 'platform_owner',
      impersonatorId: null,
      impersonatorName: null,
      tenantId: '019600aa-0000-7000-8000-000000000001',
      action: 'tenants.update',
      objectKind: 'tenant',
      objectId: '019600aa-0000-7000-8000-000000000001',
      requestId: '019600aa-0000-7000-8000-0000000000d1',
      before: { name: 'Northwind' },
      after: { name: 'Northwind Advisors' },
    },
  },
  graphql: { query: 'audit', page: 'AuditPage' },
  usualLimit: 100,
  page: async ({ deps, caller }, parameters, asked) => {
    const cut = listCut(parameters, { at: 'time' }, { field: 'at', direction: 'desc' });
    if (!cut.ok) return cut;
    const { q } = cut.value;
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      const filter = filterOf(asked);
      const known = q === undefined ? undefined : await searchFor(tx, asked, q);
      const page = await readListPage(tx, cut.value, {
        table: 'audit_log',
        matching: known === undefined ? filter : { AND: [filter, known.matching] },
        isFiltered: Object.values(asked).some((value) => value !== undefined),
        search: known?.search,
        count: (query) => tx.auditRecord.count(query),
        rows: (query) => tx.auditRecord.findMany({ ...query, omit: { hash: true, previousHash: true } }),
        // The trail has no index of ids alone, because they are unique only with their times.
        whereFound: (found) => ({
          at: { in: found.flatMap(({ key }) => (key instanceof Date ? [key] : [])) },
          id: { in: found.map(({ id }) => id) },
        }),
      });
      const nameOf = await namesOf(
        tx,
        page.rows.flatMap(({ actorId, impersonatorId }) => [actorId, impersonatorId]),
      );
      const rows = page.rows.map((row) => ({
        ...row,
        tenantId: tenantOf(row.tenantId),
        actorName: nameOf(row.actorId),
        impersonatorName: nameOf(row.impersonatorId),
      }));
      return done({ ...page, rows });
    });
  },
});

/** Names of people by id, read in one query. Answers null for an id without an account. */
async function namesOf(tx: Tx, ids: readonly (string | null)[]): Promise<(id: string | null) => string | null> {
  const people = await tx.user.findMany({
    where: { id: { in: [...new Set(ids.filter((id) => id !== null))] } },
    select: { id: true, email: true, firstName: true, lastName: true },
  });
  const names = new Map(people.map(({ id, email, firstName, lastName }) => [id, [firstName, lastName].filter(Boolean).join(' ') || email]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}

function filterOf({ tenant, actor, action, kind, object, from, to }: AuditQuery): Prisma.AuditRecordWhereInput {
  return {
    ...(actor === undefined ? {} : { OR: [{ actorId: actor }, { impersonatorId: actor }] }),
    ...(tenant === undefined ? {} : { tenantId: storedTrail(tenant) }),
    ...(action === undefined ? {} : { action: action.endsWith('.') ? { startsWith: action } : action }),
    ...(kind === undefined ? {} : { objectKind: kind }),
    ...(object === undefined ? {} : { objectId: object }),
    at: { ...(from === undefined ? {} : { gte: new Date(from) }), ...(to === undefined ? {} : { lte: new Date(to) }) },
  };
}
