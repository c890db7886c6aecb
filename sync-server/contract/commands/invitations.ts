import { t } from '#contract/language/t.ts';
import { invitationDays } from '#contract/people/invitation-days.ts';
import { CancelInvitation, InvitationId, InviteUser, MassInvite } from '#contract/people/invitations.ts';
import type { MemberRole } from '#contract/people/roles.ts';
import { InvitationRow } from '#contract/sync/rows.ts';
import { commandsOver, daysAfter, type Placed } from './define-command.ts';

const command = commandsOver('invitation', InvitationRow);

const common = { v: 1, lifetimeMs: invitationDays * 24 * 60 * 60 * 1000 } as const;

interface Invited {
  readonly tenantId: string;
  readonly email: string;
  readonly role: MemberRole;
}

function invited({ tenantId, email, role }: Invited, { rowId, at }: Placed): InvitationRow {
  return {
    id: rowId,
    tenantId,
    email,
    role,
    status: 'pending',
    sentAt: null,
    acceptedAt: null,
    expiresAt: daysAfter(at, invitationDays),
    resendCount: 0,
    lastSentAt: null,
    createdAt: at,
  };
}

/** The server assigns the ids of invitations from a list; until then the address identifies them. */
function rowIdOf(commandId: string, email: string): string {
  return `${commandId}:${email}`;
}

export const invitationCommands = {
  'invitations.invite': command('invitations.invite', {
    ...common,
    done: t('User invitation sent successfully'),
    failed: t('Failed to invite user'),
    args: InviteUser,
    rows: ({ id }, commandId) => [id ?? commandId],
    overlay: (row, args, placed) => row ?? invited(args, placed),
  }),
  'invitations.massInvite': command('invitations.massInvite', {
    ...common,
    done: t('Mass Invitations Sent!'),
    failed: t('Failed to send invitations. Please try again.'),
    args: MassInvite,
    rows: ({ invitations }, commandId) => [...new Set(invitations.map(({ email }) => rowIdOf(commandId, email)))],
    overlay: (row, { tenantId, invitations }, placed) => {
      const sent = invitations.find(({ email }) => placed.rowId.endsWith(`:${email}`));
      return row ?? (sent && invited({ ...sent, tenantId }, placed));
    },
  }),
  'invitations.resend': command('invitations.resend', {
    ...common,
    done: t('Invitation resent successfully'),
    failed: t('Failed to resend invitation'),
    args: InvitationId,
    rows: ({ id }) => [id],
    overlay: (row, _args, { at }) =>
      row && { ...row, resendCount: row.resendCount + 1, lastSentAt: at, expiresAt: daysAfter(at, invitationDays) },
  }),
  'invitations.cancel': command('invitations.cancel', {
    ...common,
    done: t('Invitation cancelled successfully'),
    failed: t('Failed to cancel invitation'),
    args: CancelInvitation,
    rows: ({ id }) => [id],
    overlay: (row, { status }) => row && { ...row, status },
  }),
} as const;
