import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { accessTexts } from '#contract/access.ts';
import type { AuditRecord } from '#contract/audit.ts';
import { roleNames, roles } from '#contract/roles.ts';
import { call } from '../calls/call.ts';
import { readAudit, verifyAuditChain } from '../calls/calls.gen.ts';
import { type Column, ListTable, type RowAction } from '../kit/list-table.tsx';
import { Section } from '../kit/section.tsx';
import { useServerList } from '../kit/use-server-list.ts';
import { tenantHeadRowsAtom } from '../local/local-atoms.ts';
import { personNamesAtom } from '../session/person-names.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { type AuditFilter, AuditFilters, auditInput } from './audit-filters.tsx';
import { AuditRecordModal } from './audit-record-modal.tsx';
import { actionText, auditTexts } from './audit-texts.ts';
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
  const actionsOf = ({ actorId, tenantId, ...record }: AuditRecord): readonly RowAction[] => [
    { id: 'open', label: 'Show the whole record', onSelect: () => setOpened({ actorId, tenantId, ...record }) },
    ...(actorId === null
      ? []
      : [{ id: 'actor', label: 'Only what this person did', onSelect: () => setFilter({ ...filter, actor: actorId }) }]),
    { id: 'tenant', label: 'Only this tenant', onSelect: () => setFilter({ ...filter, tenant: tenantId ?? 'platform' }) },
  ];
  return (
    <Section title="Audit Log">
      <VerifyChain tenant={filter.tenant} />
      <ListTable
        name="Audit log"
        source={source}
        columns={columns}
        searchLabel="Search actions and ids"
        nameOf={({ action, at }) => `${actionText(action)}, ${at.toLocaleString()}`}
        actionsOf={actionsOf}
        filters={<AuditFilters filter={filter} onFilter={setFilter} />}
        empty={{ title: 'No records', text: 'Nothing was changed that fits these filters.' }}
      />
      {opened === undefined ? null : <AuditRecordModal record={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}

function useColumns(): readonly Column<AuditRecord>[] {
  const personName = useAtomValue(personNamesAtom);
  const heads = useAtomValue(tenantHeadRowsAtom);
  return useMemo(() => {
    const tenantNames = new Map(heads.map(({ id, name }) => [id, name]));
    const tenantName = (id: string | null) => (id === null ? 'The platform itself' : (tenantNames.get(id) ?? 'Unknown Tenant'));
    const whoOf = (actorId: string | null, impersonatorId: string | null) =>
      impersonatorId === null ? personName(actorId) : auditTexts.as(personName(impersonatorId), personName(actorId));
    const roleName = (name: string | null) => {
      const role = roles.find((each) => each === name);
      if (name === 'api_token') return 'API token';
      return role === undefined ? (name ?? '') : roleNames[role];
    };
    return [
      {
        id: 'action',
        header: 'What',
        csv: ({ action }) => action,
        cell: ({ action }) => actionText(action),
      },
      {
        id: 'actor',
        header: 'Who, and as whom',
        csv: ({ actorId, actorRole, impersonatorId }) => `${whoOf(actorId, impersonatorId)} (${roleName(actorRole)})`,
        cell: ({ actorId, actorRole, impersonatorId }) => (
          <Stack gap="0">
            <span>{whoOf(actorId, impersonatorId)}</span>
            <Text as="span" fontSize="xs" color="fg.muted">
              {roleName(actorRole)}
            </Text>
          </Stack>
        ),
      },
      { id: 'tenant', header: 'Tenant', csv: ({ tenantId }) => tenantName(tenantId), cell: ({ tenantId }) => tenantName(tenantId) },
      {
        id: 'changes',
        header: 'Changed',
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
      { id: 'at', header: 'When', isSortable: true, csv: ({ at }) => at.toISOString(), cell: ({ at }) => at.toLocaleString() },
      { id: 'id', header: 'Record', isExtra: true, csv: ({ id }) => id, cell: ({ id }) => id },
    ];
  }, [personName, heads]);
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
          {isBusy ? 'Checking…' : 'Check the trail'}
        </Button>
        <Text fontSize="sm" color="fg.muted">
          {reachable ? 'Each record carries a hash of the one before it.' : accessTexts.noConnection}
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
