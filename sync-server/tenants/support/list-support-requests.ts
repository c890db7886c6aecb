import { ListSupportRequests, QueuedSupportRequest } from '#contract/tenants/support/support.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/core/http/requests/list-page.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleQueued, queueColumns, queueEntry } from './support-columns.ts';

export const listSupportRequests = defineList({
  name: 'support.list',
  id: 'listSupportRequests',
  summary: 'Requests of all tenants to support, the one that is due first at the top',
  input: ListSupportRequests,
  row: QueuedSupportRequest,
  rest: { method: 'GET', path: '/api/admin/support-requests', example: exampleQueued },
  graphql: { query: 'supportRequests' },
  page: async ({ deps, caller }, parameters, { state }) => {
    const cut = listCut(parameters, { dueAt: 'time', createdAt: 'time' }, { field: 'dueAt', direction: 'asc' });
    if (!cut.ok) return cut;
    const { where, ...order } = cutQuery(cut.value);
    const contains = { contains: likeText(cut.value.q ?? ''), mode: 'insensitive' } as const;
    const matching = {
      ...(cut.value.q === undefined ? {} : { OR: [{ subject: contains }, { message: contains }, { tenant: { name: contains } }] }),
      ...(state === undefined ? {} : { answeredAt: state === 'open' ? null : { not: null } }),
    };
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      const total = await tx.supportRequest.count({ where: matching });
      const rows = await tx.supportRequest.findMany({ where: { AND: [matching, where] }, ...order, select: queueColumns });
      return done(listPage(rows.map(queueEntry), total, cut.value));
    });
  },
});
