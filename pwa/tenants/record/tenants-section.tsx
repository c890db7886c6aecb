import { Badge, Button, HStack } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { approveFirmName } from '#app/device/calls/domains/tenants.gen.ts';
import { markKey, rowMarksAtom } from '#app/device/local/shown/administration-atoms.ts';
import { tenantSummaryRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { useAskedAction } from '#app/kit/asked-action.ts';
import { useDialogAfterSignIn } from '#app/kit/forms/fresh-sign-in.tsx';
import { type Column, ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useLocalList } from '#app/kit/lists/use-local-list.ts';
import { Section } from '#app/kit/section.tsx';
import { TwoLineCell } from '#app/kit/two-line-cell.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import type { TenantSummaryRow } from '#contract/tenants/tenant.ts';
import { ChangeAdminDialog } from './change-admin-dialog.tsx';
import { DeleteTenantWizard } from './delete-tenant-wizard.tsx';
import { DeletedTenants } from './deleted-tenants.tsx';
import { RefuseNameForm } from './refuse-name-form.tsx';
import { TenantDialog } from './tenant-dialog.ts';
import { CreateTenantForm, EditTenantForm } from './tenant-form.tsx';
import { badgeOf, nameTexts } from './tenant-texts.ts';

const columns: readonly Column<TenantSummaryRow>[] = [
  {
    id: 'name',
    header: t('Name'),
    isSortable: true,
    csv: ({ name }) => name,
    cell: ({ name, subdomain }) => <TwoLineCell name={name} detail={subdomain} />,
  },
  {
    id: 'subdomain',
    header: t('Subdomain'),
    isSortable: true,
    isExtra: true,
    csv: ({ subdomain }) => subdomain,
    cell: ({ subdomain }) => subdomain,
  },
  {
    id: 'status',
    header: t('Status'),
    isSortable: true,
    csv: (tenant) => badgeOf(tenant).name,
    cell: (tenant) => (
      <HStack gap="2">
        <Badge colorPalette={badgeOf(tenant).palette}>{badgeOf(tenant).name}</Badge>
        {isHeld(tenant.nameHeldAt) ? <Badge colorPalette="orange">{nameTexts.held}</Badge> : null}
      </HStack>
    ),
  },
  {
    id: 'plan',
    header: t('Plan'),
    isSortable: true,
    csv: ({ planName }) => planName ?? '',
    cell: ({ planName }) => planName ?? t('No plan'),
  },
  { id: 'admin', header: t('Admin'), isSortable: true, csv: ({ ownerName }) => ownerName ?? '', cell: ({ ownerName }) => ownerName ?? '—' },
  {
    id: 'created',
    header: t('Created'),
    isSortable: true,
    isNumeric: true,
    csv: ({ createdAt = '' }) => createdAt,
    cell: ({ createdAt }) => (createdAt === undefined ? '—' : new Date(createdAt).toLocaleDateString(spokenLocale())),
  },
];

const isHeld = (nameHeldAt: string | null | undefined): boolean => nameHeldAt !== null && nameHeldAt !== undefined;

const keys = {
  name: ({ name }: TenantSummaryRow) => name,
  subdomain: ({ subdomain }: TenantSummaryRow) => subdomain,
  status: ({ status }: TenantSummaryRow) => status,
  plan: ({ planName }: TenantSummaryRow) => planName ?? '',
  admin: ({ ownerName }: TenantSummaryRow) => ownerName ?? '',
  created: ({ createdAt = '' }: TenantSummaryRow) => createdAt,
};

const textOf = ({ name, subdomain, customDomain, ownerName }: TenantSummaryRow): string =>
  [name, subdomain, customDomain ?? '', ownerName ?? ''].join(' ');

function useAskedDialogs(open: (dialog: TenantDialog) => void): void {
  useAskedAction('tenants.create', () => open({ kind: 'create' }));
  useAskedAction('tenants.edit', (id) => open({ kind: 'edit', id }));
}

function useTenantList(isHere: boolean) {
  const tenants = useAtomValue(tenantSummaryRowsAtom);
  return { tenants, source: useLocalList({ rows: tenants, isHere, textOf, keys, sort: { by: 'created', isDescending: true } }) };
}

/** The owner's actions for a name that is held. */
function useNameActions(open: (dialog: TenantDialog) => void) {
  const approve = useAction(approveFirmName, { done: nameTexts.approved, failed: nameTexts.approveFailed });
  return (id: string, heldAt: string | null | undefined, disabledBecause: string | undefined): readonly RowAction[] =>
    isHeld(heldAt)
      ? [
          { id: 'approve-name', label: nameTexts.approve, onSelect: () => void approve.run({ id }), disabledBecause },
          { id: 'refuse-name', label: nameTexts.refuse, onSelect: () => open({ kind: 'refuse-name', id }), disabledBecause },
        ]
      : [];
}

/** Every tenant of the platform, with or without a network. */
export function TenantsSection() {
  const { ready, reachable } = useAtomValue(connectionAtom);
  const marks = useAtomValue(rowMarksAtom);
  const { tenants, source } = useTenantList(ready);
  const [dialog, setDialog] = useState(useDialogAfterSignIn(TenantDialog));
  const [showsDeleted, setShowsDeleted] = useState(dialog?.kind === 'restore');
  const close = () => setDialog(undefined);
  useAskedDialogs(setDialog);
  const create = <Button onClick={() => setDialog({ kind: 'create' })}>{t('Create tenant')}</Button>;
  const nameActionsOf = useNameActions(setDialog);
  const actionsOf = ({ id, ownerId, nameHeldAt }: TenantSummaryRow): readonly RowAction[] => {
    const disabledBecause = !reachable ? accessTexts.noConnection : ownerId === undefined ? changeListTexts.pendingSync : undefined;
    return [
      { id: 'edit', label: t('Edit'), onSelect: () => setDialog({ kind: 'edit', id }) },
      {
        id: 'change-admin',
        label: t('Change admin'),
        onSelect: () => setDialog({ kind: 'change-admin', id, newAdminId: '' }),
        disabledBecause,
      },
      ...nameActionsOf(id, nameHeldAt, disabledBecause),
      {
        id: 'delete',
        label: t('Delete'),
        isDestructive: true,
        onSelect: () => setDialog({ kind: 'delete', id, step: 'confirm', action: 'delete-users', targetTenantId: '' }),
        disabledBecause,
      },
    ];
  };
  return (
    <Section
      title={showsDeleted ? t('Deleted tenants') : t('Tenants')}
      actions={
        <>
          <Button variant="outline" onClick={() => setShowsDeleted((before) => !before)}>
            {showsDeleted ? t('Back to tenants') : t('Deleted tenants')}
          </Button>
          {showsDeleted ? null : create}
        </>
      }
    >
      {showsDeleted ? (
        <DeletedTenants restoring={dialog?.kind === 'restore' ? dialog : undefined} onRestore={setDialog} onClose={close} />
      ) : (
        <ListTable
          name={t('Tenants')}
          source={source}
          columns={columns}
          searchLabel={t('Search tenants')}
          nameOf={({ name }) => name}
          markOf={({ id }) => marks.get(markKey('tenantHead', id))}
          actionsOf={actionsOf}
          empty={{ title: t('No tenants yet'), text: t('Create the first one: a name and a subdomain are enough.'), action: create }}
        />
      )}
      <OpenDialog dialog={dialog} tenants={tenants} onChange={setDialog} onClose={close} />
    </Section>
  );
}

interface OpenDialogProps {
  readonly dialog: TenantDialog | undefined;
  readonly tenants: readonly TenantSummaryRow[];
  readonly onChange: (dialog: TenantDialog) => void;
  readonly onClose: () => void;
}

function OpenDialog({ dialog, tenants, onChange, onClose }: OpenDialogProps) {
  if (dialog?.kind === 'create') return <CreateTenantForm onClose={onClose} />;
  const tenant = tenants.find(({ id }) => id === dialog?.id);
  if (dialog === undefined || tenant === undefined) return null;
  switch (dialog.kind) {
    case 'edit':
      return <EditTenantForm key={tenant.id} tenant={tenant} onClose={onClose} />;
    case 'refuse-name':
      return <RefuseNameForm tenant={tenant} onClose={onClose} />;
    case 'change-admin':
      return <ChangeAdminDialog tenant={tenant} state={dialog} onChange={onChange} onClose={onClose} />;
    case 'delete': {
      const others = tenants.filter(({ id }) => id !== tenant.id);
      return <DeleteTenantWizard tenant={tenant} others={others} state={dialog} onChange={onChange} onClose={onClose} />;
    }
    case 'restore':
      return null;
  }
}
