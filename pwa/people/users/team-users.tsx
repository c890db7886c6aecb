import { Button } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { invitationRowsAtom, markKey, rowMarksAtom, userRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { useAskedAction } from '#app/kit/asked-action.ts';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { useDialogAfterSignIn } from '#app/kit/forms/fresh-sign-in.tsx';
import { ListTable } from '#app/kit/lists/list-table.tsx';
import { useLocalList } from '#app/kit/lists/use-local-list.ts';
import { fullName } from '#app/kit/member-name.ts';
import { Section } from '#app/kit/section.tsx';
import { InviteUserForm } from '#app/people/invitations/invite-user-form.tsx';
import { OpenMassInvite } from '#app/people/invitations/mass-invite/open-mass-invite.tsx';
import { managedTenantsAtom, type TenantOption } from '#app/session/state/managed-tenants.ts';
import { connectionAtom, tenantAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { userStatus, userTexts } from '#contract/people/users.ts';
import type { InvitationRow, UserRow } from '#contract/sync/rows.ts';
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

const teamComing = t('Your team is on its way to this device.');

/** The team that is shown: the chosen one, else the person's own, else the first. */
function useChosenTeam() {
  const tenants = useAtomValue(managedTenantsAtom);
  const own = useAtomValue(tenantAtom)?.id;
  const [chosen, setChosen] = useState<string>();
  const tenantId = chosen ?? tenants.find(({ id }) => id === own)?.id ?? tenants[0]?.id ?? '';
  return { tenants, tenantId, setChosen };
}

/** The members of a team and everyone with a pending invitation. */
function useTeam(tenantId: string): readonly TeamPerson[] {
  const marks = useAtomValue(rowMarksAtom);
  const members = useAtomValue(userRowsAtom).filter((row) => row.tenantId === tenantId);
  const now = new Date().toISOString();
  const invitations = useAtomValue(invitationRowsAtom).filter(
    (row) => row.tenantId === tenantId && row.status === 'pending' && (row.expiresAt > now || marks.has(markKey('invitation', row.id))),
  );
  return [...members.map(memberOf), ...invitations.map(invitedBy)];
}

/** The person's own team: its members and everyone with a pending invitation, with or without a network. */
export function TeamUsers() {
  const { tenants, tenantId, setChosen } = useChosenTeam();
  const { ready } = useAtomValue(connectionAtom);
  const marks = useAtomValue(rowMarksAtom);
  const rows = useTeam(tenantId);
  const source = useLocalList({ rows, isHere: ready, textOf, keys, sort: { by: 'email', isDescending: false } });
  const limit = useTeamLimit(tenantId);
  const isFull = rows.length >= limit;
  const [dialog, setDialog] = useState(useDialogAfterSignIn(UserDialog));
  const actionsOf = usePersonActions({ open: setDialog, onDone: () => undefined });
  const close = () => setDialog(undefined);
  useAskedAction('users.invite', () => setDialog({ kind: 'invite' }));
  useAskedAction('users.massInvite', () => setDialog({ kind: 'mass-invite' }));
  // Entries belong to one team, so there is no form before the team is known.
  const cannotInvite = tenantId === '' ? teamComing : isFull ? userTexts.teamFull : undefined;
  const invite = (
    <Button disabled={cannotInvite !== undefined} title={cannotInvite} onClick={() => setDialog({ kind: 'invite' })}>
      {t('Invite user')}
    </Button>
  );
  return (
    <Section
      title={t('Team Management')}
      actions={
        <>
          <Button
            variant="outline"
            disabled={cannotInvite !== undefined}
            title={cannotInvite}
            onClick={() => setDialog({ kind: 'mass-invite' })}
          >
            {t('Mass invite')}
          </Button>
          {invite}
        </>
      }
    >
      <TeamNotice tenantId={tenantId} used={rows.length} limit={limit} />
      <ListTable
        name={t('Team')}
        source={source}
        columns={columns}
        searchLabel={t('Search the team')}
        nameOf={(person) => fullName(person) || person.email}
        markOf={({ kind, id }) => marks.get(markKey(kind, id))}
        actionsOf={(person) => actionsOf(person, { tenantId, administers: person.role === 'tenant_admin' ? [tenantId] : [] })}
        filters={tenants.length > 1 ? <TeamChoice tenants={tenants} value={tenantId} onChange={setChosen} /> : null}
        empty={{ title: t('Nobody here yet'), text: t('Invite the first member of your team.'), action: invite }}
      />
      {dialog?.kind === 'invite' ? <InviteUserForm tenantId={tenantId} onClose={close} /> : null}
      {dialog?.kind === 'mass-invite' ? <OpenMassInvite tenantId={tenantId} onClose={close} /> : null}
      {dialog !== undefined && 'subject' in dialog ? (
        <PersonDialogs state={dialog} onChange={setDialog} onDone={() => undefined} onClose={close} />
      ) : null}
    </Section>
  );
}

interface TeamChoiceProps {
  readonly tenants: readonly TenantOption[];
  readonly value: string;
  readonly onChange: (tenantId: string) => void;
}

function TeamChoice({ tenants, value, onChange }: TeamChoiceProps) {
  return (
    <PlainSelect
      label={t('Team')}
      value={value}
      onChange={onChange}
      options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
