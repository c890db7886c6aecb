import { Invitation } from '#contract/people/invitations.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { cutQuery, type ListParameters, listCut, listPage } from '#server/core/http/requests/list-page.ts';
import { newestOfEach } from '#server/core/http/requests/pages-of-each.ts';
import { NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleInvitation } from './example-invitation.ts';
import { viewed, viewOf } from './invitation-view.ts';

export const listInvitations = defineList({
  name: 'invitations.list',
  id: 'listInvitations',
  summary: 'Every invitation of the platform, the newest first',
  input: NoInput,
  row: Invitation,
  rest: { method: 'GET', path: '/api/admin/invitations', example: exampleInvitation },
  graphql: { query: 'invitations' },
  page: async ({ deps, caller }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time', expiresAt: 'time', email: 'text' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...order } = cutQuery(cut.value);
    const { q } = cut.value;
    const contains = { contains: likeText(q ?? ''), mode: 'insensitive' } as const;
    const matching = q === undefined ? {} : { OR: [{ email: contains }, { tenant: { name: contains } }] };
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      const total = await tx.invitation.count({ where: matching });
      const found = await tx.invitation.findMany({
        where: { AND: [matching, where] },
        ...order,
        select: { ...viewed, tenant: { select: { name: true } } },
      });
      const now = deps.clock();
      const rows = found.map((row) => viewOf(row, now));
      return done(listPage(rows, total, cut.value));
    });
  },
});

/** A page of the invitations of each tenant, the newest first. */
export async function invitationsOfEach({ deps, caller }: Reading, tenantIds: readonly string[], cut: ListParameters) {
  const now = deps.clock();
  return deps.db.reading(listScopeOf(caller), (tx) =>
    newestOfEach(tx, 'invitations', tenantIds, cut, async (ids) => {
      const found = await tx.invitation.findMany({
        where: { id: { in: [...ids] } },
        select: { ...viewed, tenant: { select: { name: true } } },
      });
      return found.map((row) => viewOf(row, now));
    }),
  );
}
