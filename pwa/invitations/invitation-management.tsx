import { Button, Flex, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { statusAt } from '#contract/invitations.ts';
import type { InvitationRow } from '#contract/rows.ts';
import { listInvitations } from '../calls/calls.gen.ts';
import { type Column, ListTable } from '../kit/list-table.tsx';
import { ConfirmModal } from '../kit/modal.tsx';
import { Section } from '../kit/section.tsx';
import { useLiveRows } from '../kit/use-live-rows.ts';
import { useQueue } from '../kit/use-queue.ts';
import { useServerList } from '../kit/use-server-list.ts';
import { invitationRowsAtom, markKey, rowMarksAtom } from '../local/administration-atoms.ts';
import { type InvitationLine, invitationColumns } from './invitation-columns.tsx';
import { InvitationTiles } from './invitation-tiles.tsx';
import { InviteUserForm } from './invite-user-form.tsx';
import { MassInvite } from './mass-invite.tsx';

type Opened = { readonly kind: 'invite' | 'mass-invite' } | { readonly kind: 'cancel'; readonly invitation: InvitationLine };

function lineOf(row: InvitationRow): InvitationLine {
  return { ...row, status: statusAt({ status: row.status, expiresAt: new Date(row.expiresAt) }, new Date()) };
}

/** The list's row with this device's data, which may be newer or hold a change that waits to be sent. */
function merge({ tenantName }: InvitationLine, row: InvitationRow): InvitationLine {
  return { ...lineOf(row), tenantName };
}

export function InvitationManagement() {
  const listed = useServerList<InvitationLine>({
    name: 'invitations',
    call: listInvitations,
    sort: { by: 'createdAt', isDescending: true },
  });
  const local = useAtomValue(invitationRowsAtom);
  const source = useLiveRows(listed, { kind: 'invitation', local, merge, created: lineOf });
  const marks = useAtomValue(rowMarksAtom);
  const queue = useQueue();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const acts: Column<InvitationLine> = {
    id: 'acts',
    header: 'Actions',
    cell: (invitation) => (
      <Acts
        invitation={invitation}
        onResend={({ id, email }) =>
          void queue({ type: 'invitations.resend', tenantId: null, args: { id }, summary: `Resend the invitation of ${email}` })
        }
        onCancel={() => setOpened({ kind: 'cancel', invitation })}
      />
    ),
  };
  const invite = <Button onClick={() => setOpened({ kind: 'invite' })}>Invite user</Button>;
  return (
    <Section
      title="Invitation Management"
      actions={
        <>
          <Button variant="outline" onClick={() => setOpened({ kind: 'mass-invite' })}>
            Mass invite
          </Button>
          {invite}
        </>
      }
    >
      <InvitationTiles local={local} />
      <ListTable
        name="Invitations"
        source={source}
        columns={[...invitationColumns, acts]}
        searchLabel="Search invitations"
        nameOf={({ email }) => email}
        markOf={({ id }) => marks.get(markKey('invitation', id))}
        empty={{ title: 'No invitations yet', text: 'Invite the first person into a tenant.', action: invite }}
      />
      {opened?.kind === 'invite' ? <InviteUserForm onClose={close} /> : null}
      {opened?.kind === 'mass-invite' ? <MassInvite onClose={close} onSent={source.retry} /> : null}
      {opened?.kind === 'cancel' ? <CancelDialog invitation={opened.invitation} onClose={close} /> : null}
    </Section>
  );
}

interface ActsProps {
  readonly invitation: InvitationLine;
  readonly onResend: (invitation: InvitationLine) => void;
  readonly onCancel: () => void;
}

/** Actions for an invitation. Only a pending one can be resent or canceled. */
function Acts({ invitation, onResend, onCancel }: ActsProps) {
  const { status, email } = invitation;
  switch (status) {
    case 'pending':
      return (
        <Flex gap="1">
          <Button variant="outline" size="sm" aria-label={`Resend to ${email}`} onClick={() => onResend(invitation)}>
            Resend
          </Button>
          <Button variant="ghost" size="sm" aria-label={`Cancel the invitation of ${email}`} onClick={onCancel}>
            Cancel
          </Button>
        </Flex>
      );
    case 'accepted':
      return <Text color="fg.muted">Completed</Text>;
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
      summary: `Cancel the invitation of ${email}`,
    });
    onClose();
  };
  return (
    <ConfirmModal
      title={`Cancel the invitation of ${email}?`}
      confirmLabel="Cancel invitation"
      dismissLabel="Keep it"
      isDestructive
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <Text>The link that was sent stops working. You can invite the person again at any time.</Text>
    </ConfirmModal>
  );
}
