import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { PlatformUser, TeamMember, TeamOf, TenantUser } from '#contract/users.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { type Caller, isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database, Tx } from '#server/data/database.ts';
import { likeText } from '#server/data/like-text.ts';
import type { ShortList } from '#server/http/cut-rows.ts';
import { cutQuery, type ListPage, type ListParameters, listCut, listPage } from '#server/http/list-page.ts';

/** How a team is found, ordered and cut. */
export const teamList: ShortList<TeamMember> = {
  keys: {
    place: ({ invitationId, createdAt }) => `${invitationId === null ? 'member' : 'waiting'} ${createdAt.toISOString()}`,
    email: ({ email }) => email,
  },
  usual: { field: 'place', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ email, firstName, lastName }) => `${email} ${firstName ?? ''} ${lastName ?? ''}`,
};

/** How the members of all tenants are found, ordered and cut. */
export const memberList: ShortList<TenantUser> = {
  keys: { tenantName: ({ tenantName, email }) => `${tenantName.toLowerCase()} ${email}`, email: ({ email }) => email },
  usual: { field: 'tenantName', direction: 'asc' },
  idOf: ({ id, tenantId }) => `${tenantId} ${id}`,
  textOf: ({ email, firstName, lastName, tenantName }) => `${email} ${firstName ?? ''} ${lastName ?? ''} ${tenantName}`,
};

export interface UserReadDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

type ReadRefusal = AccessRefusal['code'] | 'InputInvalid';

/** What of a person is shown in lists. Tokens, and ids of providers, are not among it. */
const shown = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  role: true,
  isActive: true,
  lastLoginAt: true,
  invitedAt: true,
  createdAt: true,
} as const;

/** Everybody, the newest first. */
export async function listUsers(
  { db, clock }: UserReadDeps,
  principal: Principal,
  parameters: ListParameters = {},
): Promise<Outcome<ListPage<PlatformUser>, ReadRefusal>> {
  const refusal = authorise('users.list', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const cut = listCut(parameters, { createdAt: 'time', email: 'text' }, { field: 'createdAt', direction: 'desc' });
  if (!cut.ok) return cut;
  const { where, ...order } = cutQuery(cut.value);
  const matching = cut.value.q === undefined ? {} : { OR: namesLike(cut.value.q) };
  return db.reading(scopeOf(principal), async (tx) => {
    const total = await tx.user.count({ where: matching });
    const found = await tx.user.findMany({
      where: { AND: [matching, where] },
      ...order,
      select: {
        ...shown,
        memberships: {
          select: { tenantId: true, role: true, tenant: { select: { name: true } } },
          orderBy: [{ createdAt: 'asc' }, { tenantId: 'asc' }],
        },
      },
    });
    const waiting = await addressesWithInvitation(tx, found, clock());
    const rows = found.map(({ memberships, ...user }) => ({
      ...user,
      invitedAt: user.isActive || waiting.has(user.email) ? user.invitedAt : null,
      memberships: memberships.map(({ tenantId, role, tenant }) => ({ tenantId, tenantName: tenant.name, role })),
    }));
    return done(listPage<PlatformUser>(rows, total, cut.value));
  });
}

/** An invitation past its time may not be written down as expired yet, and who waits for none is not pending. */
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

function namesLike(q: string) {
  const contains = { contains: likeText(q), mode: 'insensitive' } as const;
  return [{ email: contains }, { firstName: contains }, { lastName: contains }];
}

/** The members of every tenant, by tenant and address: candidates for its administrator. */
export async function listTenantUsers({ db }: UserReadDeps, principal: Principal): Promise<Outcome<readonly TenantUser[], ReadRefusal>> {
  const refusal = authorise('users.tenantUsers', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const memberships = await db.reading(scopeOf(principal), (tx) =>
    tx.membership.findMany({
      orderBy: [{ tenant: { name: 'asc' } }, { tenantId: 'asc' }, { user: { email: 'asc' } }],
      select: {
        tenantId: true,
        role: true,
        tenant: { select: { name: true } },
        user: { select: { id: true, email: true, firstName: true, lastName: true, isActive: true } },
      },
    }),
  );
  return done(memberships.map(({ user, role, tenantId, tenant }) => ({ ...user, role, tenantId, tenantName: tenant.name })));
}

/** The team of a tenant: its members by the time they joined, then everybody whose invitation is pending. */
export async function readTeam(
  { db, clock }: UserReadDeps,
  principal: Principal,
  { tenant }: TeamOf,
): Promise<Outcome<readonly TeamMember[], ReadRefusal>> {
  const refusal = authorise('users.team', principal, tenant === undefined ? {} : { tenantId: tenant });
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  return db.reading(scopeOf(principal), async (tx): Promise<Outcome<readonly TeamMember[], ReadRefusal>> => {
    const tenantId = tenant ?? (await newestTeamOf(tx, principal));
    const known = tenantId === undefined ? null : await tx.tenant.findUnique({ where: { id: tenantId }, select: { id: true } });
    if (known === null || tenantId === undefined) return refused('NotFound', accessTexts.notFound);
    return done([...(await membersOf(tx, tenantId)), ...(await invitedTo(tx, tenantId, clock()))]);
  });
}

/** Of an administrator the newest tenant that person administers; of anybody else the newest of all. */
async function newestTeamOf(tx: Tx, caller: Caller): Promise<string | undefined> {
  const newest = await tx.membership.findFirst({
    where: { userId: caller.userId, ...(caller.role === 'tenant_admin' ? { role: 'tenant_admin' } : {}) },
    orderBy: [{ tenant: { createdAt: 'desc' } }, { tenantId: 'desc' }],
    select: { tenantId: true },
  });
  return newest?.tenantId;
}

async function membersOf(tx: Tx, tenantId: string): Promise<readonly TeamMember[]> {
  const members = await tx.membership.findMany({
    where: { tenantId },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { role: true, user: { select: shown } },
  });
  return members.map(({ role, user }) => ({ ...user, tenantId, memberRole: role, invitationId: null }));
}

/** An invited person shows nothing but what the invitation says: whether the address is known elsewhere is nobody's business here. */
async function invitedTo(tx: Tx, tenantId: string, now: Date): Promise<readonly TeamMember[]> {
  const invitations = await tx.invitation.findMany({
    where: { tenantId, status: 'pending', expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, email: true, role: true, createdAt: true },
  });
  return invitations.map(({ id, email, role, createdAt }) => ({
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
