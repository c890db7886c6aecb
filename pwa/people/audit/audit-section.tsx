import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { readAudit, verifyAuditChain } from '#app/device/calls/domains/audit.gen.ts';
import { tenantSummaryRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { type Column, ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Section } from '#app/kit/section.tsx';
import { personText } from '#app/session/state/person-names.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import type { AuditRecord } from '#contract/people/audit.ts';
import { roleNames, roles } from '#contract/people/roles.ts';
import { unknownTenantName } from '#contract/tenants/tenants.ts';
import { type AuditFilter, AuditFilters, auditInput } from './audit-filters.tsx';
import { AuditRecordModal } from './audit-record-modal.tsx';
import { actionText, auditTexts, whoText } from './audit-texts.ts';
import { describeChange } from './describe-change.ts';

const newestFirst = { by: 'at', isDescending: true } as const;

/** The audit log: each change with its person, role, tenant, and time. */
export function AuditSection() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const [opened, setOpened] = useState<AuditRecord>();
  const input = useMemo(() => auditInput(filter), [filter]);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const source = useServerList({ name: 'audit', call: readAudit, sort: newestFirst, input, isFiltered });
  const columns = useColumns();
  const actionsOf = (record: AuditRecord): readonly RowAction[] => [
    { id: 'open', label: t('Show the whole record'), onSelect: () => setOpened(record) },
    ...(record.actorId === null ? [] : [onlyOf(record.actorId, record.actorName)]),
    { id: 'tenant', label: t('Only this tenant'), onSelect: () => setFilter({ ...filter, tenant: record.tenantId ?? 'platform' }) },
  ];
  const onlyOf = (id: string, name: string | null): RowAction => ({
    id: 'actor',
    label: t('Only what this person did'),
    onSelect: () => setFilter({ ...filter, actor: id, actorName: personText(id, name) }),
  });
  return (
    <Section title={t('Audit Log')}>
      <VerifyChain tenant={filter.tenant} />
      <ListTable
        name={t('Audit log')}
        source={source}
        columns={columns}
        searchLabel={t('Search actions and ids')}
        nameOf={({ action, at }) => `${actionText(action)}, ${momentText(at)}`}
        actionsOf={actionsOf}
        filters={<AuditFilters filter={filter} onFilter={setFilter} />}
        empty={{ title: t('No records'), text: t('Nothing was changed that fits these filters.') }}
      />
      {opened === undefined ? null : <AuditRecordModal record={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}

function useColumns(): readonly Column<AuditRecord>[] {
  const tenants = useAtomValue(tenantSummaryRowsAtom);
  return useMemo(() => {
    const tenantNames = new Map(tenants.map(({ id, name }) => [id, name]));
    const tenantName = (id: string | null) => (id === null ? t('The platform itself') : (tenantNames.get(id) ?? unknownTenantName));
    const roleName = (name: string | null) => {
      const role = roles.find((each) => each === name);
      if (name === 'api_token') return t('API token');
      return role === undefined ? (name ?? '') : roleNames[role];
    };
    return [
      {
        id: 'action',
        header: t('What'),
        csv: ({ action }) => action,
        cell: ({ action }) => <span lang="en">{actionText(action)}</span>,
      },
      {
        id: 'actor',
        header: t('Who, and as whom'),
        csv: (record) => `${whoText(record)} (${roleName(record.actorRole)})`,
        cell: (record) => (
          <Stack gap="0">
            <span>{whoText(record)}</span>
            <Text as="span" fontSize="xs" color="fg.muted">
              {roleName(record.actorRole)}
            </Text>
          </Stack>
        ),
      },
      { id: 'tenant', header: t('Tenant'), csv: ({ tenantId }) => tenantName(tenantId), cell: ({ tenantId }) => tenantName(tenantId) },
      {
        id: 'changes',
        header: t('Changed'),
        csv: ({ before, after }) =>
          describeChange(before, after)
            .map((change) => `${change.field}: ${change.before} → ${change.after}`)
            .join('; '),
        cell: ({ before, after }) => (
          <Text lineClamp={2}>
            {describeChange(before, after)
              .map(({ field }) => field)
              .join(', ') || '—'}
          </Text>
        ),
      },
      {
        id: 'at',
        header: t('When'),
        isSortable: true,
        csv: ({ at }) => at.toISOString(),
        cell: ({ at }) => momentText(at),
      },
      { id: 'id', header: t('Record'), isExtra: true, csv: ({ id }) => id, cell: ({ id }) => id },
    ];
  }, [tenants]);
}

/** Recomputes the hashes of an audit trail. If no tenant is chosen, that is the platform's own trail. */
function VerifyChain({ tenant = 'platform' }: { readonly tenant: string | undefined }) {
  const { reachable } = useAtomValue(connectionAtom);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly isGood: boolean; readonly text: string }>();
  async function verify(): Promise<void> {
    setBusy(true);
    const answer = await call(verifyAuditChain, { tenant });
    setBusy(false);
    if (!answer.ok) setSaid({ isGood: false, text: answer.message });
    else if (answer.value.brokenAt === null) setSaid({ isGood: true, text: auditTexts.unbroken(answer.value.records) });
    else setSaid({ isGood: false, text: auditTexts.broken(answer.value.brokenAt) });
  }
  return (
    <Stack gap="3">
      <Stack direction="row" gap="3" align="center" wrap="wrap">
        <Button variant="outline" disabled={isBusy || !reachable} aria-busy={isBusy} onClick={() => void verify()}>
          {isBusy ? t('Checking…') : t('Check the trail')}
        </Button>
        <Text fontSize="sm" color="fg.muted">
          {reachable ? t('Each record carries a hash of the one before it.') : accessTexts.noConnection}
        </Text>
      </Stack>
      {said === undefined ? null : (
        <Alert.Root status={said.isGood ? 'success' : 'error'} role="status">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Description>{said.text}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  );
}
