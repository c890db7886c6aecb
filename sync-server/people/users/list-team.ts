import { accessTexts } from '#contract/people/access.ts';
import { TeamMember, TeamOf } from '#contract/people/users.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type Caller, scopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import type { ListParameters } from '#server/core/http/requests/list-page.ts';
import { pagesOfEach } from '#server/core/http/requests/pages-of-each.ts';
import type { Reading } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { exampleAccount, examplePerson, exampleTenant } from './example-person.ts';
import { personColumns } from './person-columns.ts';

/** Search, sorting, and paging of a team. */
const list: ShortList<TeamMember> = {
  keys: {
    place: ({ invitationId, createdAt }) => `${invitationId === null ? 'member' : 'waiting'} ${createdAt.toISOString()}`,
    email: ({ email }) => email,
  },
  usual: { field: 'place', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ email, firstName, lastName }) => `${email} ${firstName ?? ''} ${lastName ?? ''}`,
};

/** Members by the time they joined, then people with a pending invitation. */
export const listTeam = defineList({
  name: 'users.team',
  id: 'listTeam',
  summary: 'The team of a tenant, invited people included',
  input: TeamOf,
  row: TeamMember,
  object: ofNamedTenant,
  rest: {
    method: 'GET',
    path: '/api/tenant/users',
    example: { ...examplePerson, ...exampleAccount, tenantId: exampleTenant.tenantId, memberRole: 'tenant_admin', invitationId: null },
  },
  graphql: { query: 'team', page: 'TeamPage' },
  list,
  rows: ({ deps, caller }, { tenant }) =>
    deps.db.reading(scopeOf(caller), async (tx): Promise<Outcome<readonly TeamMember[], 'NotFound'>> => {
      const tenantId = tenant ?? (await newestTeamOf(tx, caller));
      const known = tenantId === undefined ? null : await tx.tenant.findUnique({ where: { id: tenantId }, select: { id: true } });
      if (known === null || tenantId === undefined) return refused('NotFound', accessTexts.notFound);
      return done(await teamsOf(tx, [tenantId], deps.clock()));
    }),
});

/** The teams of some tenants, one after the other. */
async function teamsOf(tx: Tx, tenantIds: readonly string[], now: Date): Promise<readonly TeamMember[]> {
  return [...(await membersOf(tx, tenantIds)), ...(await invitedTo(tx, tenantIds, now))];
}

/** A page of the team of each tenant. */
export async function teamOfEach({ deps, caller }: Reading, tenantIds: readonly string[], cut: ListParameters) {
  const people = await deps.db.reading(scopeOf(caller), (tx) => teamsOf(tx, tenantIds, deps.clock()));
  return pagesOfEach(people, tenantIds, cut, list);
}

/** For an administrator the newest tenant that they administer; for all others the newest of all. */
async function newestTeamOf(tx: Tx, caller: Caller): Promise<string | undefined> {
  const newest = await tx.membership.findFirst({
    where: { userId: caller.userId, ...(caller.role === 'tenant_admin' ? { role: 'tenant_admin' } : {}) },
    orderBy: [{ tenant: { createdAt: 'desc' } }, { tenantId: 'desc' }],
    select: { tenantId: true },
  });
  return newest?.tenantId;
}

async function membersOf(tx: Tx, tenantIds: readonly string[]): Promise<readonly TeamMember[]> {
  const members = await tx.membership.findMany({
    where: { tenantId: { in: [...tenantIds] } },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { tenantId: true, role: true, user: { select: personColumns } },
  });
  return members.map(({ tenantId, role, user }) => ({ ...user, tenantId, memberRole: role, invitationId: null }));
}

/** An invited person's entry shows only data of the invitation, so that it does not reveal whether the address is known elsewhere. */
async function invitedTo(tx: Tx, tenantIds: readonly string[], now: Date): Promise<readonly TeamMember[]> {
  const invitations = await tx.invitation.findMany({
    where: { tenantId: { in: [...tenantIds] }, status: 'pending', expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, tenantId: true, email: true, role: true, createdAt: true },
  });
  return invitations.map(({ id, tenantId, email, role, createdAt }) => ({
    id,
    email,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    role,
    isActive: false,
    lastLoginAt: null,
    invitedAt: createdAt,
    createdAt,
    tenantId,
    memberRole: role,
    invitationId: id,
  }));
}
