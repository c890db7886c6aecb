import { Button } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { InvitationRow, UserRow } from '#contract/rows.ts';
import { userStatus, userTexts } from '#contract/users.ts';
import { InviteUserForm } from '../invitations/invite-user-form.tsx';
import { MassInvite } from '../invitations/mass-invite.tsx';
import { useAskedAct } from '../kit/asked-act.ts';
import { PlainSelect } from '../kit/form-fields.tsx';
import { useDialogAfterSignIn } from '../kit/fresh-sign-in.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { fullName } from '../kit/member-name.ts';
import { Section } from '../kit/section.tsx';
import { useLocalList } from '../kit/use-local-list.ts';
import { invitationRowsAtom, markKey, rowMarksAtom, userRowsAtom } from '../local/administration-atoms.ts';
import { managedTenantsAtom } from '../session/managed-tenants.ts';
import { connectionAtom, tenantAtom } from '../session/session-atoms.ts';
import { datesColumns, nameColumn, type Person, roleColumn, statusColumn, whoColumn } from './person-columns.tsx';
import { PersonDialogs } from './person-dialogs.tsx';
import { TeamNotice } from './team-notice.tsx';
import { usePersonActions } from './use-person-actions.ts';
import { useTeamLimit } from './use-team-limit.ts';
import { UserDialog } from './user-dialog.ts';

/** A member, or an invited person, whose id is the invitation's. */
interface TeamPerson extends Person {
  readonly kind: 'user' | 'invitation';
}

const columns = [whoColumn, nameColumn, { ...roleColumn, isSortable: true }, { ...statusColumn, isSortable: true }, ...datesColumns];

const keys = {
  email: ({ email }: TeamPerson) => email,
  role: ({ role }: TeamPerson) => role,
  status: (person: TeamPerson) => userStatus(person),
  createdAt: ({ createdAt }: TeamPerson) => String(createdAt),
};

const textOf = (person: TeamPerson): string => `${person.email} ${fullName(person)}`;

function memberOf(row: UserRow): TeamPerson {
  return { ...row, kind: 'user', role: row.memberRole ?? row.role };
}

/** An invited person with only the values of the invitation. */
function invitedBy({ id, email, role, createdAt }: InvitationRow): TeamPerson {
  const nothing = { firstName: null, lastName: null, lastLoginAt: null };
  return { ...nothing, kind: 'invitation', id, email, role, isActive: false, invitedAt: createdAt, createdAt };
}

const teamComing = 'Your team is on its way to this device.';

/** The person's own team: its members and everyone with a pending invitation, with or without a network. */
export function TeamUsers() {
  const tenants = useAtomValue(managedTenantsAtom);
  const own = useAtomValue(tenantAtom)?.id;
  const [chosen, setChosen] = useState<string>();
  const tenantId = chosen ?? tenants.find(({ id }) => id === own)?.id ?? tenants[0]?.id ?? '';
  const { ready } = useAtomValue(connectionAtom);
  const marks = useAtomValue(rowMarksAtom);
  const members = useAtomValue(userRowsAtom).filter((row) => row.tenantId === tenantId);
  const now = new Date().toISOString();
  const invitations = useAtomValue(invitationRowsAtom).filter(
    (row) => row.tenantId === tenantId && row.status === 'pending' && (row.expiresAt > now || marks.has(markKey('invitation', row.id))),
  );
  const rows = [...members.map(memberOf), ...invitations.map(invitedBy)];
  const source = useLocalList({ rows, isHere: ready, textOf, keys, sort: { by: 'email', isDescending: false } });
  const limit = useTeamLimit(tenantId);
  const isFull = rows.length >= limit;
  const [dialog, setDialog] = useState(useDialogAfterSignIn(UserDialog));
  const actionsOf = usePersonActions({ open: setDialog, onDone: () => undefined });
  const close = () => setDialog(undefined);
  useAskedAct('users.invite', () => setDialog({ kind: 'invite' }));
  useAskedAct('users.massInvite', () => setDialog({ kind: 'mass-invite' }));
  // Entries belong to one team, so there is no form before the team is known.
  const cannotInvite = tenantId === '' ? teamComing : isFull ? userTexts.teamFull : undefined;
  const invite = (
    <Button disabled={cannotInvite !== undefined} title={cannotInvite} onClick={() => setDialog({ kind: 'invite' })}>
      Invite user
    </Button>
  );
  return (
    <Section
      title="Team Management"
      actions={
        <>
          <Button
            variant="outline"
            disabled={cannotInvite !== undefined}
            title={cannotInvite}
            onClick={() => setDialog({ kind: 'mass-invite' })}
          >
            Mass invite
          </Button>
          {invite}
        </>
      }
    >
      <TeamNotice used={rows.length} limit={limit} />
      <ListTable
        name="Team"
        source={source}
        columns={columns}
        searchLabel="Search the team"
        nameOf={(person) => fullName(person) || person.email}
        markOf={({ kind, id }) => marks.get(markKey(kind, id))}
        actionsOf={(person) => actionsOf(person, { tenantId, administers: person.role === 'tenant_admin' ? [tenantId] : [] })}
        filters={
          tenants.length > 1 ? (
            <PlainSelect
              label="Team"
              value={tenantId}
              onChange={setChosen}
              options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null
        }
        empty={{ title: 'Nobody here yet', text: 'Invite the first member of your team.', action: invite }}
      />
      {dialog?.kind === 'invite' ? <InviteUserForm tenantId={tenantId} onClose={close} /> : null}
      {dialog?.kind === 'mass-invite' ? <MassInvite tenantId={tenantId} onClose={close} /> : null}
      {dialog !== undefined && 'subject' in dialog ? (
        <PersonDialogs state={dialog} onChange={setDialog} onDone={() => undefined} onClose={close} />
      ) : null}
    </Section>
  );
}
