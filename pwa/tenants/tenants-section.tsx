import { Badge, Button, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { TenantHeadRow } from '#contract/rows.ts';
import { type Column, ListTable } from '../admin/kit/list-table.tsx';
import { Section } from '../admin/kit/section.tsx';
import { useLocalList } from '../admin/kit/use-local-list.ts';
import { markKey, rowMarksAtom } from '../local/administration-atoms.ts';
import { tenantHeadRowsAtom } from '../local/local-atoms.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { CreateTenantForm, EditTenantForm } from './tenant-form.tsx';
import { statusNames, statusPalettes } from './tenant-texts.ts';

type Opened = { readonly kind: 'create' } | { readonly kind: 'edit'; readonly tenant: TenantHeadRow };

const columns: readonly Column<TenantHeadRow>[] = [
  {
    id: 'name',
    header: 'Name',
    isSortable: true,
    csv: ({ name }) => name,
    cell: ({ name, subdomain }) => (
      <Stack gap="0" display="inline-flex">
        <Text as="span" fontWeight="strong">
          {name}
        </Text>
        <Text as="span" fontSize="xs" color="fg.muted">
          {subdomain}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'subdomain',
    header: 'Subdomain',
    isSortable: true,
    isExtra: true,
    csv: ({ subdomain }) => subdomain,
    cell: ({ subdomain }) => subdomain,
  },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    csv: ({ status }) => statusNames[status],
    cell: ({ status }) => <Badge colorPalette={statusPalettes[status]}>{statusNames[status]}</Badge>,
  },
  { id: 'plan', header: 'Plan', isSortable: true, csv: ({ planName }) => planName ?? '', cell: ({ planName }) => planName ?? 'No plan' },
  { id: 'admin', header: 'Admin', isSortable: true, csv: ({ ownerName }) => ownerName ?? '', cell: ({ ownerName }) => ownerName ?? '—' },
  {
    id: 'created',
    header: 'Created',
    isSortable: true,
    isNumeric: true,
    csv: ({ createdAt = '' }) => createdAt,
    cell: ({ createdAt }) => (createdAt === undefined ? '—' : new Date(createdAt).toLocaleDateString()),
  },
];

const keys = {
  name: ({ name }: TenantHeadRow) => name,
  subdomain: ({ subdomain }: TenantHeadRow) => subdomain,
  status: ({ status }: TenantHeadRow) => status,
  plan: ({ planName }: TenantHeadRow) => planName ?? '',
  admin: ({ ownerName }: TenantHeadRow) => ownerName ?? '',
  created: ({ createdAt = '' }: TenantHeadRow) => createdAt,
};

const textOf = ({ name, subdomain, customDomain, ownerName }: TenantHeadRow): string =>
  [name, subdomain, customDomain ?? '', ownerName ?? ''].join(' ');

/** Every tenant of the platform, with or without a network. */
export function TenantsSection() {
  const { ready } = useAtomValue(connectionAtom);
  const marks = useAtomValue(rowMarksAtom);
  const source = useLocalList({
    rows: useAtomValue(tenantHeadRowsAtom),
    isHere: ready,
    textOf,
    keys,
    sort: { by: 'created', isDescending: true },
  });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const create = <Button onClick={() => setOpened({ kind: 'create' })}>Create tenant</Button>;
  return (
    <Section title="Tenants" actions={create}>
      <ListTable
        name="Tenants"
        source={source}
        columns={columns}
        searchLabel="Search tenants"
        nameOf={({ name }) => name}
        markOf={({ id }) => marks.get(markKey('tenantHead', id))}
        actionsOf={(tenant) => [{ id: 'edit', label: 'Edit', onSelect: () => setOpened({ kind: 'edit', tenant }) }]}
        empty={{ title: 'No tenants yet', text: 'Create the first one: a name and a subdomain are enough.', action: create }}
      />
      {opened?.kind === 'create' ? <CreateTenantForm onClose={close} /> : null}
      {opened?.kind === 'edit' ? <EditTenantForm key={opened.tenant.id} tenant={opened.tenant} onClose={close} /> : null}
    </Section>
  );
}
