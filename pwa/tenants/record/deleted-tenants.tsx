import { Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { listDeletedTenants, restoreTenant } from '#app/device/calls/domains/tenants.gen.ts';
import { FreshSignIn } from '#app/kit/forms/fresh-sign-in.tsx';
import { ConfirmModal, Modal } from '#app/kit/forms/modal.tsx';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { type BuriedTenant, tenantTexts, tombstoneDays } from '#contract/tenants/tenants.ts';
import type { Restoring } from './tenant-dialog.ts';
import { count } from './tenant-texts.ts';

const columns: readonly Column<BuriedTenant>[] = [
  { id: 'name', header: t('Name'), isSortable: true, csv: ({ name }) => name, cell: ({ name }) => name },
  { id: 'subdomain', header: t('Subdomain'), csv: ({ subdomain }) => subdomain, cell: ({ subdomain }) => subdomain },
  {
    id: 'deletedAt',
    header: t('Deleted'),
    isSortable: true,
    csv: ({ deletedAt }) => deletedAt.toISOString(),
    cell: ({ deletedAt }) => deletedAt.toLocaleDateString(spokenLocale()),
  },
  {
    id: 'purgeAfter',
    header: t('Restorable until'),
    csv: ({ purgeAfter }) => purgeAfter.toISOString(),
    cell: ({ purgeAfter }) => purgeAfter.toLocaleDateString(spokenLocale()),
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
        name={t('Deleted tenants')}
        source={source}
        columns={columns}
        searchLabel={t('Search deleted tenants')}
        nameOf={({ name }) => name}
        actionsOf={({ id, name }) => [
          {
            id: 'restore',
            label: t('Restore'),
            onSelect: () => onRestore({ kind: 'restore', id, name }),
            disabledBecause: reachable ? undefined : accessTexts.noConnection,
          },
        ]}
        empty={{ title: t('No deleted tenants'), text: t('A deleted tenant stays here for {tombstoneDays} days.', { tombstoneDays }) }}
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
  const action = useAction(restoreTenant, {
    done: ({ memberships, subscriptionEnded }) => ({
      title: tenantTexts.restored,
      description: subscriptionEnded
        ? t('{memberships} back. The subscription has to be bought again.', {
            memberships: count(memberships, t('member is'), t('members are')),
          })
        : t('{memberships} back.', { memberships: count(memberships, t('member is'), t('members are')) }),
    }),
    failed: tenantTexts.restoreFailed,
  });
  const title = t('Restore {name}?', { name });
  if (action.needsSignIn) {
    return (
      <Modal title={title} onClose={onClose}>
        <FreshSignIn dialog={state} />
      </Modal>
    );
  }
  const restore = async () => {
    const restored = await action.run({ id });
    if (!restored.ok) return;
    onRestored();
    onClose();
  };
  return (
    <ConfirmModal
      title={title}
      confirmLabel={action.isBusy ? t('Restoring…') : t('Restore tenant')}
      isBusy={action.isBusy}
      problem={action.problem}
      onConfirm={() => void restore()}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text>{t('Its users, invitations, calculators, and pages come back as they were.')}</Text>
        <Text color="fg.muted">{t('A subscription that ended with the deletion stays ended.')}</Text>
      </Stack>
    </ConfirmModal>
  );
}
