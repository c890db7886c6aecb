import { PlatformUser } from '#contract/people/users.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import type { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { listCut } from '#server/core/http/requests/list-page.ts';
import { readListPage } from '#server/core/http/requests/read-list-page.ts';
import { anyOf, contains, type Search } from '#server/core/http/requests/search-rows.ts';
import { NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleAccount, examplePerson, exampleTenant } from './example-person.ts';
import { personColumns } from './person-columns.ts';

export const listUsers = defineList({
  name: 'users.list',
  id: 'listUsers',
  summary: 'Everybody on the platform, the newest first',
  input: NoInput,
  row: PlatformUser,
  rest: {
    method: 'GET',
    path: '/api/admin/users',
    example: { ...examplePerson, ...exampleAccount, memberships: [{ ...exampleTenant, role: 'tenant_admin' }] },
  },
  graphql: { query: 'users', page: 'UserPage' },
  page: async ({ deps, caller }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time', email: 'text' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { q } = cut.value;
    return deps.db.reading(listScopeOf(caller), async (tx) =>
      done(
        await readListPage(tx, cut.value, {
          table: 'users',
          matching: q === undefined ? {} : { OR: namesLike(q) },
          search: q === undefined ? undefined : searchFor(q),
          count: (query) => tx.user.count(query),
          rows: (query) => platformUsers(tx, deps.clock(), query),
        }),
      ),
    );
  },
});

type UserQuery = Pick<Prisma.UserFindManyArgs, 'where' | 'orderBy' | 'take'>;

async function platformUsers(tx: Tx, now: Date, query: UserQuery): Promise<readonly PlatformUser[]> {
  const found = await tx.user.findMany({
    ...query,
    select: {
      ...personColumns,
      memberships: {
        select: { tenantId: true, role: true, tenant: { select: { name: true } } },
        orderBy: [{ createdAt: 'asc' }, { tenantId: 'asc' }],
      },
    },
  });
  const waiting = await addressesWithInvitation(tx, found, now);
  return found.map(({ memberships, ...user }) => ({
    ...user,
    invitedAt: user.isActive || waiting.has(user.email) ? user.invitedAt : null,
    memberships: memberships.map(({ tenantId, role, tenant }) => ({ tenantId, tenantName: tenant.name, role })),
  }));
}

/** People by their ids, for rows that name one. */
export async function usersById({ deps, caller }: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, PlatformUser>> {
  const where = { id: { in: [...ids] } };
  const users = await deps.db.reading(listScopeOf(caller), (tx) => platformUsers(tx, deps.clock(), { where }));
  return new Map(users.map((user) => [user.id, user]));
}

/** An invitation past its expiry may not be stored as expired yet, and a person without a valid one is not pending. */
async function addressesWithInvitation(
  tx: Tx,
  users: readonly Pick<PlatformUser, 'email' | 'isActive' | 'invitedAt'>[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const emails = users.filter(({ isActive, invitedAt }) => !isActive && invitedAt !== null).map(({ email }) => email);
  if (emails.length === 0) return new Set();
  const pending = await tx.invitation.findMany({
    where: { email: { in: emails }, status: 'pending', expiresAt: { gt: now } },
    select: { email: true },
  });
  return new Set(pending.map(({ email }) => email));
}

function searchFor(q: string): Search {
  const conditions = ['email', 'first_name', 'last_name'].map((column) => contains(column, q));
  return { table: 'users', keys: { createdAt: 'created_at', email: 'email' }, matches: anyOf(conditions, q) };
}

function namesLike(q: string) {
  const contains = { contains: likeText(q), mode: 'insensitive' } as const;
  return [{ email: contains }, { firstName: contains }, { lastName: contains }];
}
