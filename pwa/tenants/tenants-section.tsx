import { Badge, Button } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { spokenLocale, t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import type { TenantSummaryRow } from '#contract/sync/rows.ts';
import { useAskedAct } from '../kit/asked-act.ts';
import { useDialogAfterSignIn } from '../kit/forms/fresh-sign-in.tsx';
import { type Column, ListTable, type RowAction } from '../kit/lists/list-table.tsx';
import { useLocalList } from '../kit/lists/use-local-list.ts';
import { Section } from '../kit/section.tsx';
import { TwoLineCell } from '../kit/two-line-cell.tsx';
import { markKey, rowMarksAtom } from '../local/administration-atoms.ts';
import { tenantSummaryRowsAtom } from '../local/local-atoms.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { ChangeAdminDialog } from './change-admin-dialog.tsx';
import { DeleteTenantWizard } from './delete-tenant-wizard.tsx';
import { DeletedTenants } from './deleted-tenants.tsx';
import { TenantDialog } from './tenant-dialog.ts';
import { CreateTenantForm, EditTenantForm } from './tenant-form.tsx';
import { statusNames, statusPalettes } from './tenant-texts.ts';

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
    csv: ({ status }) => statusNames[status],
    cell: ({ status }) => <Badge colorPalette={statusPalettes[status]}>{statusNames[status]}</Badge>,
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

/** Every tenant of the platform, with or without a network. */
export function TenantsSection() {
  const { ready, reachable } = useAtomValue(connectionAtom);
  const marks = useAtomValue(rowMarksAtom);
  const tenants = useAtomValue(tenantSummaryRowsAtom);
  const source = useLocalList({ rows: tenants, isHere: ready, textOf, keys, sort: { by: 'created', isDescending: true } });
  const [dialog, setDialog] = useState(useDialogAfterSignIn(TenantDialog));
  const [showsDeleted, setShowsDeleted] = useState(dialog?.kind === 'restore');
  const close = () => setDialog(undefined);
  useAskedAct('tenants.create', () => setDialog({ kind: 'create' }));
  useAskedAct('tenants.edit', (id) => setDialog({ kind: 'edit', id }));
  const create = <Button onClick={() => setDialog({ kind: 'create' })}>{t('Create tenant')}</Button>;
  const actionsOf = ({ id, ownerId }: TenantSummaryRow): readonly RowAction[] => {
    const disabledBecause = !reachable ? accessTexts.noConnection : ownerId === undefined ? changeListTexts.pendingSync : undefined;
    return [
      { id: 'edit', label: t('Edit'), onSelect: () => setDialog({ kind: 'edit', id }) },
      {
        id: 'change-admin',
        label: t('Change admin'),
        onSelect: () => setDialog({ kind: 'change-admin', id, newAdminId: '' }),
        disabledBecause,
      },
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
