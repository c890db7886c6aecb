import { accessTexts } from '#contract/access.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import { type InvitationView, invitationDays, invitationTexts, massInviteTexts } from '#contract/invitations.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { MemberRole } from '#contract/roles.ts';
import { userTexts } from '#contract/users.ts';
import type { Change } from '#server/sync/change.ts';
import { lockTeam, type TeamRoom } from '#server/users/team-room.ts';
import { touchInvitation, touchPerson } from '#server/users/touch-person.ts';
import { mailInvitation, refuseFlooded } from './mail-invitation.ts';

const day = 24 * 60 * 60 * 1000;

export interface Draft {
  readonly id?: string | undefined;
  readonly email: string;
  readonly role: MemberRole;
}

export type DraftRefusal = 'InputInvalid' | 'AlreadyMember' | 'AlreadyInvited' | 'TeamFull' | 'Conflict' | 'TooManyRequests';
export type DraftOutcome = Outcome<InvitationView, DraftRefusal>;

/**
 * Decides about each address in its turn, behind the lock of the team, and writes those that may go out together. A refused address
 * writes nothing, so it takes no place from the next one.
 */
export async function inviteAddresses(
  change: Change,
  tenantId: string,
  drafts: readonly Draft[],
): Promise<Outcome<readonly DraftOutcome[], 'NotFound'>> {
  const room = await lockTeam(change, tenantId);
  if (room === undefined) return refused('NotFound', accessTexts.notFound);
  const known = await readKnown(change, tenantId, drafts);
  const invited = new Map<string, InvitationView>();
  const outcomes = drafts.map((draft): DraftOutcome => {
    const refusal = refuseDraft(draft, { room, known, invited });
    if (refusal !== undefined) return refusal;
    const view = invitationOf(change, tenantId, room.tenantName, draft);
    invited.set(draft.email, view);
    return done(view);
  });
  const flooded = await refuseFlooded(change, [...invited.keys()]);
  const written = [...invited.values()].filter(({ email }) => !flooded.has(email));
  await write(change, written);
  return done(outcomes.map((outcome) => (outcome.ok ? (flooded.get(outcome.value.email) ?? outcome) : outcome)));
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
      where tenant_id = ${tenantId}::uuid and status = 'pending' and email = any(${emails}::text[])
    union all select id::text, 'id' from invitations where id = any(${ids}::uuid[])`;
  const of = (kind: string): ReadonlySet<string> => new Set(rows.filter((row) => row.kind === kind).map(({ text }) => text));
  return { members: of('member'), pending: of('pending'), takenIds: of('id') };
}

interface Situation {
  readonly room: TeamRoom;
  readonly known: Known;
  readonly invited: ReadonlyMap<string, unknown>;
}

function refuseDraft({ id, email }: Draft, { room, known, invited }: Situation) {
  if (!isEmailAddress(email)) return refused('InputInvalid', massInviteTexts.invalid);
  if (invited.has(email)) return refused('AlreadyInvited', massInviteTexts.duplicate);
  if (known.members.has(email)) return refused('AlreadyMember', invitationTexts.alreadyMember);
  if (known.pending.has(email)) return refused('AlreadyInvited', invitationTexts.alreadyInvited);
  if (id !== undefined && known.takenIds.has(id)) return refused('Conflict', invitationTexts.idTaken);
  return room.members + room.pending + invited.size >= room.limit ? refused('TeamFull', userTexts.teamFull) : undefined;
}

function invitationOf({ now, caller, newId }: Change, tenantId: string, tenantName: string, { id, email, role }: Draft): InvitationView {
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

/** Somebody nobody knows yet gets a row that waits for the answer. A row that is there, here or elsewhere, stays as it is. */
async function write(change: Change, invitations: readonly InvitationView[]): Promise<void> {
  if (invitations.length === 0) return;
  const { tx, now, caller, newId } = change;
  await tx.invitation.createMany({ data: invitations.map(({ tenantName: _, ...invitation }) => invitation) });
  const people = invitations.map(({ email }) => ({ id: newId(), email }));
  const added = await tx.$queryRaw<{ id: string }[]>`
    insert into users (id, email, role, is_active, invited_by, invited_at, created_at, updated_at)
    select id, email, 'user', false, ${caller.userId}::uuid, ${now}, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(id uuid, email text)
    on conflict do nothing
    returning id`;
  for (const { id } of added) touchPerson(change, id, []);
  for (const invitation of invitations) {
    touchInvitation(change, invitation);
    mailInvitation(change, invitation);
  }
}
