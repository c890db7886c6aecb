import { Invitation } from '#contract/people/invitations.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import { Prisma } from '#server/core/data/client.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { type ListParameters, listCut } from '#server/core/http/requests/list-page.ts';
import { newestOfEach } from '#server/core/http/requests/pages-of-each.ts';
import { readListPage } from '#server/core/http/requests/read-list-page.ts';
import { anyOf, contains, type Search } from '#server/core/http/requests/search-rows.ts';
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
    const { q } = cut.value;
    const named = { contains: likeText(q ?? ''), mode: 'insensitive' } as const;
    return deps.db.reading(listScopeOf(caller), async (tx) =>
      done(
        await readListPage(tx, cut.value, {
          table: 'invitations',
          matching: q === undefined ? {} : { OR: [{ email: named }, { tenant: { name: named } }] },
          search: q === undefined ? undefined : searchFor(q),
          count: (query) => tx.invitation.count(query),
          rows: async (query) => {
            const found = await tx.invitation.findMany({ ...query, select: { ...viewed, tenant: { select: { name: true } } } });
            return found.map((row) => viewOf(row, deps.clock()));
          },
        }),
      ),
    );
  },
});

function searchFor(q: string): Search {
  const ofTenants = Prisma.sql`tenant_id in (select id from tenants where ${contains('name', q)})`;
  return {
    table: 'invitations',
    keys: { createdAt: 'created_at', expiresAt: 'expires_at', email: 'email' },
    matches: anyOf([contains('email', q), ofTenants], q),
  };
}

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
