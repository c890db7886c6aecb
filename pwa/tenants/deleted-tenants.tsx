import { Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { spokenLocale, t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { type BuriedTenant, tenantTexts, tombstoneDays } from '#contract/tenants/tenants.ts';
import { listDeletedTenants, restoreTenant } from '../calls/domains/tenants.gen.ts';
import { FreshSignIn } from '../kit/forms/fresh-sign-in.tsx';
import { type Column, ListTable } from '../kit/lists/list-table.tsx';
import { useServerList } from '../kit/lists/use-server-list.ts';
import { ConfirmModal, Modal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { connectionAtom } from '../session/session-atoms.ts';
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
  const act = useAct(restoreTenant, {
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
      confirmLabel={act.isBusy ? t('Restoring…') : t('Restore tenant')}
      isBusy={act.isBusy}
      problem={act.problem}
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
