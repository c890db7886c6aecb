import { Button, Flex, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { listInvitations } from '#app/device/calls/domains/invitations.gen.ts';
import { invitationRowsAtom, markKey, rowMarksAtom } from '#app/device/local/shown/administration-atoms.ts';
import { ConfirmModal } from '#app/kit/forms/modal.tsx';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useLiveRows } from '#app/kit/lists/use-live-rows.ts';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Section } from '#app/kit/section.tsx';
import { useQueue } from '#app/kit/use-queue.ts';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { t } from '#contract/language/t.ts';
import { statusAt } from '#contract/people/invitations.ts';
import type { InvitationRow } from '#contract/sync/rows.ts';
import { type InvitationLine, invitationColumns } from './invitation-columns.tsx';
import { InvitationTiles } from './invitation-tiles.tsx';
import { InviteUserForm } from './invite-user-form.tsx';
import { OpenMassInvite } from './mass-invite/open-mass-invite.tsx';

type Opened = { readonly kind: 'invite' | 'mass-invite' } | { readonly kind: 'cancel'; readonly invitation: InvitationLine };

function lineOf(row: InvitationRow): InvitationLine {
  return { ...row, status: statusAt({ status: row.status, expiresAt: new Date(row.expiresAt) }, new Date()) };
}

/** The list's row with this device's data, which may be newer or hold a change that waits to be sent. */
function merge({ tenantName }: InvitationLine, row: InvitationRow): InvitationLine {
  return { ...lineOf(row), tenantName };
}

export function InvitationManagement() {
  const local = useAtomValue(invitationRowsAtom);
  const source = useInvitationLines(local);
  const marks = useAtomValue(rowMarksAtom);
  const queue = useQueue();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const actions: Column<InvitationLine> = {
    id: 'actions',
    header: t('Actions'),
    cell: (invitation) => (
      <Actions
        invitation={invitation}
        onResend={({ id, email }) =>
          void queue({
            type: 'invitations.resend',
            tenantId: null,
            args: { id },
            summary: t('Resend the invitation of {email}', { email }),
          })
        }
        onCancel={() => setOpened({ kind: 'cancel', invitation })}
      />
    ),
  };
  const invite = <Button onClick={() => setOpened({ kind: 'invite' })}>{t('Invite user')}</Button>;
  return (
    <Section
      title={t('Invitation Management')}
      actions={
        <>
          <Button variant="outline" onClick={() => setOpened({ kind: 'mass-invite' })}>
            {t('Mass invite')}
          </Button>
          {invite}
        </>
      }
    >
      <InvitationTiles local={local} />
      <ListTable
        name={t('Invitations')}
        source={source}
        columns={[...invitationColumns, actions]}
        searchLabel={t('Search invitations')}
        nameOf={({ email }) => email}
        markOf={({ id }) => marks.get(markKey('invitation', id))}
        empty={{ title: t('No invitations yet'), text: t('Invite the first person into a tenant.'), action: invite }}
      />
      {opened?.kind === 'invite' ? <InviteUserForm onClose={close} /> : null}
      {opened?.kind === 'mass-invite' ? <OpenMassInvite onClose={close} onSent={source.retry} /> : null}
      {opened?.kind === 'cancel' ? <CancelDialog invitation={opened.invitation} onClose={close} /> : null}
    </Section>
  );
}

/** The invitations of all tenants, with the newer rows of this device. */
function useInvitationLines(local: readonly InvitationRow[]) {
  const listed = useServerList<InvitationLine>({
    name: 'invitations',
    call: listInvitations,
    sort: { by: 'createdAt', isDescending: true },
  });
  const tenants = useAtomValue(managedTenantsAtom);
  const created = useCallback(
    (row: InvitationRow): InvitationLine => ({ ...lineOf(row), tenantName: tenants.find(({ id }) => id === row.tenantId)?.name }),
    [tenants],
  );
  return useLiveRows(listed, { kind: 'invitation', local, merge, created });
}

interface ActionsProps {
  readonly invitation: InvitationLine;
  readonly onResend: (invitation: InvitationLine) => void;
  readonly onCancel: () => void;
}

/** Actions for an invitation. Only a pending one can be resent or canceled. */
function Actions({ invitation, onResend, onCancel }: ActionsProps) {
  const { status, email } = invitation;
  switch (status) {
    case 'pending':
      return (
        <Flex gap="1" wrap="wrap" justify={{ base: 'flex-end', sm: 'flex-start' }}>
          <Button variant="outline" size="sm" aria-label={t('Resend to {email}', { email })} onClick={() => onResend(invitation)}>
            {t('Resend')}
          </Button>
          <Button variant="ghost" size="sm" aria-label={t('Cancel the invitation of {email}', { email })} onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </Flex>
      );
    case 'accepted':
      return <Text color="fg.muted">{t('Completed')}</Text>;
    case 'expired':
    case 'cancelled':
      return <Text color="fg.muted">—</Text>;
  }
}

function CancelDialog({ invitation: { id, email }, onClose }: { readonly invitation: InvitationLine; readonly onClose: () => void }) {
  const queue = useQueue();
  const cancel = async () => {
    await queue({
      type: 'invitations.cancel',
      tenantId: null,
      args: { id, status: 'cancelled' },
      summary: t('Cancel the invitation of {email}', { email }),
    });
    onClose();
  };
  return (
    <ConfirmModal
      title={t('Cancel the invitation of {email}?', { email })}
      confirmLabel={t('Cancel invitation')}
      dismissLabel={t('Keep it')}
      isDestructive
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <Text>{t('The link that was sent stops working. You can invite the person again at any time.')}</Text>
    </ConfirmModal>
  );
}
