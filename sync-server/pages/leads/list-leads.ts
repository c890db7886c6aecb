import { Lead, ListLeads } from '#contract/pages/leads.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/core/http/requests/list-page.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleLead, leadColumns, leadEntry } from './lead-columns.ts';

export const listLeads = defineList({
  name: 'leads.list',
  id: 'listLeads',
  summary: 'Messages to sales, the newest first',
  input: ListLeads,
  row: Lead,
  rest: { method: 'GET', path: '/api/admin/leads', example: exampleLead },
  graphql: { query: 'leads' },
  page: async ({ deps, caller }, parameters, { state }) => {
    const cut = listCut(parameters, { createdAt: 'time', name: 'text', email: 'text' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...order } = cutQuery(cut.value);
    const contains = { contains: likeText(cut.value.q ?? ''), mode: 'insensitive' } as const;
    const matching = {
      ...(cut.value.q === undefined ? {} : { OR: [{ name: contains }, { email: contains }, { message: contains }] }),
      ...(state === undefined ? {} : { handledAt: state === 'open' ? null : { not: null } }),
    };
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      const total = await tx.lead.count({ where: matching });
      const rows = await tx.lead.findMany({ where: { AND: [matching, where] }, ...order, select: leadColumns });
      return done(listPage(rows.map(leadEntry), total, cut.value));
    });
  },
});
