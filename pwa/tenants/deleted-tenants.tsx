import { Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { accessTexts } from '#contract/access.ts';
import { type BuriedTenant, tenantTexts, tombstoneDays } from '#contract/tenants.ts';
import { listDeletedTenants, restoreTenant } from '../calls/calls.gen.ts';
import { FreshSignIn } from '../kit/fresh-sign-in.tsx';
import { type Column, ListTable } from '../kit/list-table.tsx';
import { ConfirmModal, Modal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useServerList } from '../kit/use-server-list.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import type { Restoring } from './tenant-dialog.ts';
import { count } from './tenant-texts.ts';

const columns: readonly Column<BuriedTenant>[] = [
  { id: 'name', header: 'Name', isSortable: true, csv: ({ name }) => name, cell: ({ name }) => name },
  { id: 'subdomain', header: 'Subdomain', csv: ({ subdomain }) => subdomain, cell: ({ subdomain }) => subdomain },
  {
    id: 'deletedAt',
    header: 'Deleted',
    isSortable: true,
    csv: ({ deletedAt }) => deletedAt.toISOString(),
    cell: ({ deletedAt }) => deletedAt.toLocaleDateString(),
  },
  {
    id: 'purgeAfter',
    header: 'Restorable until',
    csv: ({ purgeAfter }) => purgeAfter.toISOString(),
    cell: ({ purgeAfter }) => purgeAfter.toLocaleDateString(),
  },
];

interface DeletedTenantsProps {
  readonly restoring: Restoring | undefined;
  readonly onRestore: (state: Restoring) => void;
  readonly onClose: () => void;
}

/** Tenants that were deleted in the last thirty days. */
export function DeletedTenants({ restoring, onRestore, onClose }: DeletedTenantsProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const source = useServerList({
    name: 'deleted-tenants',
    call: listDeletedTenants,
    sort: { by: 'deletedAt', isDescending: true },
  });
  return (
    <>
      <ListTable
        name="Deleted tenants"
        source={source}
        columns={columns}
        searchLabel="Search deleted tenants"
        nameOf={({ name }) => name}
        actionsOf={({ id, name }) => [
          {
            id: 'restore',
            label: 'Restore',
            onSelect: () => onRestore({ kind: 'restore', id, name }),
            disabledBecause: reachable ? undefined : accessTexts.noConnection,
          },
        ]}
        empty={{ title: 'No deleted tenants', text: `A deleted tenant stays here for ${tombstoneDays} days.` }}
      />
      {restoring === undefined ? null : <RestoreDialog state={restoring} onRestored={source.retry} onClose={onClose} />}
    </>
  );
}

interface RestoreDialogProps {
  readonly state: Restoring;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

function RestoreDialog({ state, onRestored, onClose }: RestoreDialogProps) {
  const { id, name } = state;
  const act = useAct(restoreTenant, {
    done: ({ memberships, subscriptionEnded }) => ({
      title: tenantTexts.restored,
      description: `${count(memberships, 'member is', 'members are')} back.${subscriptionEnded ? ' The subscription has to be bought again.' : ''}`,
    }),
    failed: tenantTexts.restoreFailed,
  });
  const title = `Restore ${name}?`;
  if (act.needsSignIn) {
    return (
      <Modal title={title} onClose={onClose}>
        <FreshSignIn dialog={state} />
      </Modal>
    );
  }
  const restore = async () => {
    const restored = await act.run({ id });
    if (!restored.ok) return;
    onRestored();
    onClose();
  };
  return (
    <ConfirmModal
      title={title}
      confirmLabel={act.isBusy ? 'Restoring…' : 'Restore tenant'}
      isBusy={act.isBusy}
      problem={act.problem}
      onConfirm={() => void restore()}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text>Its users, invitations, calculators, and pages come back as they were.</Text>
        <Text color="fg.muted">A subscription that ended with the deletion stays ended.</Text>
      </Stack>
    </ConfirmModal>
  );
}
