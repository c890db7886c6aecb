import { accessTexts } from '#contract/people/access.ts';
import { AcceptedInvitation, AcceptInvitation, accountTexts, NewAccount } from '#contract/people/account.ts';
import { invitationTexts } from '#contract/people/invitations.ts';
import { userTexts } from '#contract/people/users.ts';
import { done, type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { acceptsChanges, isCaller, type Principal } from '#server/core/access/caller.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { refusalOf } from '#server/core/http/requests/read-input.ts';
import type { BaseDeps, Visit } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { isCommonPassword } from '#server/people/identity/passwords/common-passwords.ts';
import type { Accounts, WriteAccount } from '#server/people/identity/provider/accounts.ts';
import { hashToken } from '#server/people/identity/sessions/opaque-token.ts';
import { lockTeam } from '#server/people/users/team-quota.ts';
import { touchInvitation, touchPerson } from '#server/people/users/touch-person.ts';
import { exampleLook } from './example-look.ts';
import { type FoundInvitation, findInvitation, type LinkRefusal, refuseLink } from './find-invitation.ts';

type AcceptDeps = BaseDeps & { readonly newId: () => string; readonly accounts: Pick<Accounts, 'prepare'> };

type AcceptRefusal =
  | LinkRefusal
  | 'RecipientMismatch'
  | 'SignInRequired'
  | 'TeamFull'
  | 'TenantSuspended'
  | 'UserDeactivated'
  | 'InputInvalid';

/**
 * Completes the account of an invited person. The password goes to the identity provider and nowhere else; its hash is computed before the
 * transaction, so that the transaction holds the team's lock only briefly. A person whose address already has an account has to sign in
 * with it: the link alone grants no membership, and any password sent with the request is ignored.
 */
export const acceptInvitation = defineOperation({
  name: 'invitation.accept',
  id: 'acceptInvitation',
  summary: 'Complete the account of an invited person',
  input: AcceptInvitation,
  output: AcceptedInvitation,
  rest: {
    method: 'POST',
    path: '/api/auth/accept-invitation',
    example: { email: exampleLook.email, tenantName: exampleLook.tenantName },
  },
  graphql: { mutation: 'acceptInvitation' },
  open: async ({ deps, principal }: Visit<AcceptDeps>, input): Promise<Outcome<AcceptedInvitation, AcceptRefusal>> => {
    const { token } = input;
    const now = deps.clock();
    const found = await findInvitation((sql, values) => deps.db.query({ as: 'platform' }, sql, values), token);
    const early = refuseLink(found, now) ?? refuseStranger(found, principal);
    if (early !== undefined || found === undefined) return early ?? refused('InvitationNotFound', invitationTexts.unknown);
    // A session on a tenant's own domain may act in that tenant only.
    const isSignedIn = isCaller(principal) && (principal.confinedTo ?? found.tenantId) === found.tenantId;
    const unable = refusePerson(found, isSignedIn);
    if (unable !== undefined) return unable;
    const newcomer = isSignedIn ? done(undefined) : await prepareNewcomer(deps, found, input);
    if (!newcomer.ok) return newcomer;
    const { email, tenantId } = found;
    const userId = found.userId ?? deps.newId();
    const { commits: _, ...outcome } = await deps.changes.runAsPlatform(
      platformActor(principal.requestId, now, { userId, email }),
      (change) => complete(change, { token, tenantId, newcomer: newcomer.value }),
    );
    return outcome;
  },
});

/** A person without an account. */
interface Newcomer {
  readonly names: { readonly firstName: string; readonly lastName: string };
  readonly writeAccount: WriteAccount;
}

async function prepareNewcomer(
  { accounts, newId }: AcceptDeps,
  { email, tenantName }: FoundInvitation,
  { firstName, lastName, password }: AcceptInvitation,
): Promise<Outcome<Newcomer, 'InputInvalid'>> {
  const read = NewAccount.safeParse({ firstName, lastName, password });
  if (!read.success) return refusalOf(read.error.issues);
  if (isCommonPassword(read.data.password, tenantName)) {
    return refused('InputInvalid', accountTexts.passwordCommon, { password: accountTexts.passwordCommon });
  }
  const { password: chosen, ...names } = read.data;
  return done({ names, writeAccount: await accounts.prepare({ id: newId(), email, password: chosen, ...names }) });
}

interface Completion {
  readonly token: string;
  readonly tenantId: string;
  /** undefined: the person is signed in, and the account stays unchanged. */
  readonly newcomer: Newcomer | undefined;
}

async function complete(change: Change, completion: Completion): Promise<Outcome<AcceptedInvitation, AcceptRefusal>> {
  const { tx, now } = change;
  const { token, tenantId, newcomer } = completion;
  const quota = await lockTeam(change, tenantId);
  const query = queryOf(tx);
  const found = await findInvitation(query, token);
  const late = refuseLink(found, now);
  if (late !== undefined || found === undefined || quota === undefined)
    return late ?? refused('InvitationNotFound', invitationTexts.unknown);
  if (!acceptsChanges(found.tenantStatus)) return refused('TenantSuspended', accessTexts.suspended);
  const unable = refusePerson(found, newcomer === undefined);
  if (unable !== undefined) return unable;
  if (quota.members >= quota.limit) return refused('TeamFull', userTexts.teamFull);
  const claimed = await tx.$queryRaw<unknown[]>`
    update invitations set status = 'accepted', accepted_at = ${now}
    where verification_token = ${hashToken(token)} and status = 'pending' and expires_at > ${now}
    returning 1`;
  if (claimed.length === 0) return refused('InvitationUsed', invitationTexts.used);
  const userId = await admit(change, found, completion);
  if (newcomer !== undefined && !(await newcomer.writeAccount(query))) return signInRequired();
  touchInvitation(change, found);
  touchPerson(change, userId, [tenantId]);
  const object = { kind: 'invitation', id: found.id, tenantId };
  change.audit('invitations.accept', object, { status: 'pending' }, { status: 'accepted', role: found.role });
  return done({ email: found.email, tenantName: found.tenantName });
}

/** Activates the person and makes them a member with the invited role. An invitation never lowers a role. */
async function admit(change: Change, found: FoundInvitation, { newcomer, tenantId }: Completion): Promise<string> {
  const { tx, caller } = change;
  const userId = found.userId ?? caller.userId;
  const role = found.role === 'tenant_admin' && (found.userRole ?? 'user') === 'user' ? { role: found.role } : {};
  const active = { ...newcomer?.names, ...role, isActive: true, invitedAt: null };
  await tx.user.upsert({ where: { id: userId }, create: { id: userId, email: found.email, ...active }, update: active });
  await tx.membership.createMany({ data: [{ userId, tenantId, role: found.role }], skipDuplicates: true });
  return userId;
}

/** The holder of the link controls the mailbox, but an existing account still requires its own sign-in. */
function refusePerson(found: FoundInvitation, isSignedIn: boolean): Refused<'UserDeactivated' | 'SignInRequired'> | undefined {
  if (found.isActive === false && found.invitedAt === null) return refused('UserDeactivated', accessTexts.deactivated);
  return found.hasAccount && !isSignedIn ? signInRequired() : undefined;
}

function signInRequired(): Refused<'SignInRequired'> {
  return refused('SignInRequired', invitationTexts.signInRequired);
}

/** The link is for one address. A person signed in with another address is told both. */
export function refuseStranger(found: FoundInvitation | undefined, principal: Principal): Refused<'RecipientMismatch'> | undefined {
  if (found === undefined || !isCaller(principal) || principal.email === found.email) return undefined;
  return refused('RecipientMismatch', invitationTexts.recipientMismatch(found.email, principal.email));
}

export function queryOf(tx: Tx): IdentityQuery {
  return (sql, values) => tx.$queryRawUnsafe(sql, ...values);
}
