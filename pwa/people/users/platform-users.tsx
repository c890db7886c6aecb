import { Button } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { listUsers } from '#app/device/calls/domains/users.gen.ts';
import { markKey, rowMarksAtom, userRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { useAskedAction } from '#app/kit/asked-action.ts';
import { useDialogAfterSignIn } from '#app/kit/forms/fresh-sign-in.tsx';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useLiveRows } from '#app/kit/lists/use-live-rows.ts';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { fullName } from '#app/kit/member-name.ts';
import { Section } from '#app/kit/section.tsx';
import { ViewAsForm } from '#app/people/impersonation/view-as-form.tsx';
import { InviteUserForm } from '#app/people/invitations/invite-user-form.tsx';
import { OpenMassInvite } from '#app/people/invitations/mass-invite/open-mass-invite.tsx';
import { t } from '#contract/language/t.ts';
import type { PlatformUser } from '#contract/people/users.ts';
import type { UserRow } from '#contract/sync/rows.ts';
import { datesColumns, nameColumn, roleColumn, statusColumn, whoColumn } from './person-columns.tsx';
import { PersonDialogs } from './person-dialogs.tsx';
import { usePersonActions } from './use-person-actions.ts';
import { UserDialog } from './user-dialog.ts';

const columns: readonly Column<PlatformUser>[] = [
  whoColumn,
  nameColumn,
  roleColumn,
  {
    id: 'tenants',
    header: t('Tenants'),
    csv: ({ memberships }) => memberships.map(({ tenantName }) => tenantName).join(', '),
    cell: ({ memberships }) => (memberships.length === 0 ? '—' : memberships.map(({ tenantName }) => tenantName).join(', ')),
  },
  statusColumn,
  ...datesColumns,
];

/** The list's row with this device's data, which may be newer or hold a change that waits to be sent. */
function merge(user: PlatformUser, { role, isActive }: UserRow): PlatformUser {
  return { ...user, role, isActive };
}

/** All people on the platform. */
export function PlatformUsers() {
  const listed = useServerList({ name: 'users', call: listUsers, sort: { by: 'createdAt', isDescending: true } });
  const source = useLiveRows(listed, { kind: 'user', local: useAtomValue(userRowsAtom), merge });
  const marks = useAtomValue(rowMarksAtom);
  const [dialog, setDialog] = useState(useDialogAfterSignIn(UserDialog));
  const actionsOf = usePersonActions({ open: setDialog, onDone: source.retry });
  const close = () => setDialog(undefined);
  useAskedAction('users.invite', () => setDialog({ kind: 'invite' }));
  useAskedAction('users.massInvite', () => setDialog({ kind: 'mass-invite' }));
  const invite = <Button onClick={() => setDialog({ kind: 'invite' })}>{t('Invite user')}</Button>;
  return (
    <Section
      title={t('User Management')}
      actions={
        <>
          <Button variant="outline" onClick={() => setDialog({ kind: 'mass-invite' })}>
            {t('Mass invite')}
          </Button>
          {invite}
        </>
      }
    >
      <ListTable
        name={t('Users')}
        source={source}
        columns={columns}
        searchLabel={t('Search users')}
        nameOf={(user) => fullName(user) || user.email}
        markOf={({ id }) => marks.get(markKey('user', id))}
        actionsOf={(user) => {
          const administers = user.memberships.filter(({ role }) => role === 'tenant_admin').map(({ tenantId }) => tenantId);
          return actionsOf(user, { tenantId: null, administers });
        }}
        empty={{ title: t('No users yet'), text: t('Invite the first person into a tenant.'), action: invite }}
      />
      {dialog?.kind === 'invite' ? <InviteUserForm onClose={close} /> : null}
      {dialog?.kind === 'mass-invite' ? <OpenMassInvite onClose={close} onSent={source.retry} /> : null}
      {dialog?.kind === 'view-as' ? <ViewAsForm person={dialog.person} onClose={close} /> : null}
      {dialog !== undefined && 'subject' in dialog ? (
        <PersonDialogs state={dialog} onChange={setDialog} onDone={source.retry} onClose={close} />
      ) : null}
    </Section>
  );
}
