import { accessTexts } from '#contract/people/access.ts';
import { apiTokenTexts } from '#contract/people/api-tokens.ts';
import { invitationDays } from '#contract/people/invitation-days.ts';
import { type Invitation, invitationTexts, massInviteTexts } from '#contract/people/invitations.ts';
import type { MemberRole } from '#contract/people/roles.ts';
import { userTexts } from '#contract/people/users.ts';
import { isEmailAddress } from '#contract/values/email-address.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { heldTenant, readTenantLimits, type TenantLimits } from '#server/core/access/tenant-limits.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { keptInBatch } from '#server/core/sync/commands/kept-in-batch.ts';
import { lockTeam, type TeamQuota } from '#server/people/users/team-quota.ts';
import { touchInvitation, touchPerson } from '#server/people/users/touch-person.ts';
import { mailInvitation, refuseFlooded } from './mail-invitation.ts';

const day = 24 * 60 * 60 * 1000;

export interface Draft {
  readonly id?: string | undefined;
  readonly email: string;
  readonly role: MemberRole;
}

export type DraftRefusal = 'InputInvalid' | 'AlreadyMember' | 'AlreadyInvited' | 'TeamFull' | 'Conflict' | 'TooManyRequests' | 'Forbidden';
export type DraftOutcome = Outcome<Invitation, DraftRefusal>;

/** A team locked until the commit, with the invitations made so far by the changes of the transaction. */
interface OpenTeam {
  readonly quota: TeamQuota;
  readonly limits: TenantLimits;
  /** By address, with the change that invited it. They are written together at the end of the transaction. */
  readonly invited: Map<string, { readonly view: Invitation; readonly change: Change }>;
  isWriteQueued: boolean;
}

const teamInBatch = keptInBatch<OpenTeam | null>();

/**
 * Decides on each address in turn, under the lock of the team, and writes those that may be sent together. A refused address writes
 * nothing, so it takes no place from the next one.
 */
export async function inviteAddresses(
  change: Change,
  tenantId: string,
  drafts: readonly Draft[],
): Promise<Outcome<readonly DraftOutcome[], 'NotFound' | 'Conflict'>> {
  const team = await teamInBatch(change.batch, tenantId, async () => {
    const quota = await lockTeam(change, tenantId);
    return quota === undefined
      ? null
      : { quota, limits: await readTenantLimits(change, tenantId), invited: new Map(), isWriteQueued: false };
  });
  if (team === null) return refused('NotFound', accessTexts.notFound);
  if (team.limits.isHeld) return heldTenant(team.limits.refusal);
  const known = await readKnown(change, tenantId, drafts);
  const decided = drafts.map((draft): DraftOutcome => {
    const refusal = refuseByProgram(change.caller, draft) ?? refuseDraft(draft, team, known);
    if (refusal !== undefined) return refusal;
    const view = invitationOf(change, tenantId, team.quota.tenantName, draft);
    team.invited.set(draft.email, { view, change });
    return done(view);
  });
  const flooded = await refuseFlooded(
    change,
    decided.flatMap((outcome) => (outcome.ok ? [outcome.value.email] : [])),
  );
  const outcomes = decided.map((outcome) => (outcome.ok ? (flooded.get(outcome.value.email) ?? outcome) : outcome));
  for (const email of flooded.keys()) team.invited.delete(email);
  for (const outcome of outcomes) {
    if (!outcome.ok) continue;
    touchInvitation(change, outcome.value);
    mailInvitation(change, outcome.value);
  }
  if (!team.isWriteQueued && team.invited.size > 0) {
    team.isWriteQueued = true;
    change.late((tx) => write(tx, team));
  }
  return done(outcomes);
}

interface Known {
  readonly members: ReadonlySet<string>;
  readonly pending: ReadonlySet<string>;
  readonly takenIds: ReadonlySet<string>;
}

async function readKnown({ tx }: Change, tenantId: string, drafts: readonly Draft[]): Promise<Known> {
  const emails = drafts.map(({ email }) => email);
  const ids = drafts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const rows = await tx.$queryRaw<{ text: string; kind: string }[]>`
    select u.email as text, 'member' as kind from users_to_tenants m join users u on u.id = m.user_id
      where m.tenant_id = ${tenantId}::uuid and u.email = any(${emails}::text[])
    union all select email, 'pending' from invitations
      where tenant_id = ${tenantId}::uuid and status = 'pending' and email = any(${emails}::text[])`;
  // A key of one tenant does not exclude the same id in another.
  const taken =
    ids.length === 0
      ? []
      : await withPlatformRights(tx, () => tx.invitation.findMany({ where: { id: { in: ids } }, select: { id: true } }));
  const of = (kind: string): ReadonlySet<string> => new Set(rows.filter((row) => row.kind === kind).map(({ text }) => text));
  return { members: of('member'), pending: of('pending'), takenIds: new Set(taken.map(({ id }) => id)) };
}

/** An administrator may do what is in no scope of an API token, so a program could reach all of it by inviting one. */
function refuseByProgram({ apiToken }: Caller, { role }: Draft) {
  return apiToken !== undefined && role === 'tenant_admin' ? refused('Forbidden', apiTokenTexts.noAdministrators) : undefined;
}

function refuseDraft({ id, email }: Draft, { quota, limits, invited }: OpenTeam, known: Known) {
  if (!isEmailAddress(email)) return refused('InputInvalid', massInviteTexts.invalid);
  if (invited.has(email)) return refused('AlreadyInvited', massInviteTexts.duplicate);
  if (known.members.has(email)) return refused('AlreadyMember', invitationTexts.alreadyMember);
  if (known.pending.has(email)) return refused('AlreadyInvited', invitationTexts.alreadyInvited);
  const isTaken = id !== undefined && (known.takenIds.has(id) || [...invited.values()].some(({ view }) => view.id === id));
  if (isTaken) return refused('Conflict', invitationTexts.idTaken);
  if (invited.size >= limits.left) return refused('TooManyRequests', invitationTexts.trialFull);
  return quota.members + quota.pending + invited.size >= quota.limit ? refused('TeamFull', userTexts.teamFull) : undefined;
}

function invitationOf({ now, caller, newId }: Change, tenantId: string, tenantName: string, { id, email, role }: Draft): Invitation {
  return {
    id: id ?? newId(),
    email,
    tenantId,
    tenantName,
    invitedBy: caller.userId,
    role,
    status: 'pending',
    sentAt: now,
    acceptedAt: null,
    expiresAt: new Date(now.getTime() + invitationDays * day),
    resendCount: 0,
    lastSentAt: now,
    createdAt: now,
  };
}

/**
 * An address that is new to the platform gets a person row in the invited state. An existing person, here or elsewhere, stays unchanged.
 * Processed in the order of the addresses, so that two teams that invite the same people cannot deadlock.
 */
async function write(tx: Tx, { invited }: OpenTeam): Promise<void> {
  const inOrder = [...invited.values()].sort((left, right) => (left.view.email < right.view.email ? -1 : 1));
  await tx.invitation.createMany({ data: inOrder.map(({ view: { tenantName: _, ...invitation } }) => invitation) });
  const people = inOrder.map(({ view: { email, invitedBy, createdAt }, change }) => ({ id: change.newId(), email, invitedBy, createdAt }));
  const added = await tx.$queryRaw<{ id: string; email: string }[]>`
    insert into users (id, email, role, is_active, invited_by, invited_at, created_at, updated_at)
    select id, email, 'user', false, "invitedBy", "createdAt", "createdAt", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(id uuid, email text, "invitedBy" uuid, "createdAt" timestamptz)
    order by email collate "C"
    on conflict do nothing
    returning id, email`;
  for (const { id, email } of added) {
    const by = invited.get(email);
    if (by !== undefined) touchPerson(by.change, id, []);
  }
}
