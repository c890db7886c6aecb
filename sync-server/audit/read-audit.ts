import { AuditQuery, AuditRecord } from '#contract/audit.ts';
import { done } from '#contract/outcome.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/http/list-page.ts';
import { defineList } from '#server/operations/define-list.ts';

/** Reading the trail writes no record, because it changes nothing. */
export const readAudit = defineList({
  name: 'audit.read',
  id: 'readAudit',
  summary: 'Who changed what, the newest first, a page at a time',
  input: AuditQuery,
  row: AuditRecord,
  rest: {
    method: 'GET',
    path: '/api/admin/audit',
    example: {
      id: '019600aa-0000-7000-8000-0000000000c1',
      at: new Date('2026-01-15T09:00:00.000Z'),
      actorId: '019600aa-0000-7000-8000-00000000000a',
      actorRole: 'platform_owner',
      impersonatorId: null,
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
  page: async ({ deps }, parameters, asked) => {
    const cut = listCut(parameters, { at: 'time' }, { field: 'at', direction: 'desc' });
    if (!cut.ok) return cut;
    const filter = filterOf(asked, cut.value.q ?? '');
    const { where, ...order } = cutQuery(cut.value);
    return deps.db.reading({ as: 'platform' }, async (tx) => {
      const total = await tx.auditRecord.count({ where: filter });
      const rows = await tx.auditRecord.findMany({ where: { AND: [filter, where] }, omit: { hash: true, previousHash: true }, ...order });
      return done(listPage(rows, total, cut.value));
    });
  },
});

function filterOf({ tenant, actor, action, kind, object, from, to }: AuditQuery, q: string) {
  const contains = { contains: likeText(q), mode: 'insensitive' } as const;
  return {
    AND: [
      ...(q === '' ? [] : [{ OR: [{ action: contains }, { objectId: contains }] }]),
      ...(actor === undefined ? [] : [{ OR: [{ actorId: actor }, { impersonatorId: actor }] }]),
    ],
    ...(tenant === undefined ? {} : { tenantId: tenant === 'platform' ? null : tenant }),
    ...(action === undefined ? {} : { action: action.endsWith('.') ? { startsWith: action } : action }),
    ...(kind === undefined ? {} : { objectKind: kind }),
    ...(object === undefined ? {} : { objectId: object }),
    at: { ...(from === undefined ? {} : { gte: new Date(from) }), ...(to === undefined ? {} : { lte: new Date(to) }) },
  };
}
