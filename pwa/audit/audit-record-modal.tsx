import { DataList, Stack, Table, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import type { AuditRecord } from '#contract/audit.ts';
import { Modal } from '../kit/modal.tsx';
import { personNamesAtom } from '../session/person-names.ts';
import { actionText, auditTexts } from './audit-texts.ts';
import { describeChange } from './describe-change.ts';

interface AuditRecordModalProps {
  readonly record: AuditRecord;
  readonly onClose: () => void;
}

/** One audit record with every field that changed. */
export function AuditRecordModal({ record, onClose }: AuditRecordModalProps) {
  const nameOf = useAtomValue(personNamesAtom);
  const { action, at, actorId, impersonatorId, objectKind, objectId, requestId, before, after } = record;
  const changes = describeChange(before, after);
  const facts = [
    ['Who', impersonatorId === null ? nameOf(actorId) : auditTexts.as(nameOf(impersonatorId), nameOf(actorId))],
    ['When', at.toLocaleString()],
    ['About', `${objectKind} ${objectId ?? ''}`],
    ['Request', requestId ?? '—'],
  ] as const;
  return (
    <Modal title={actionText(action)} onClose={onClose} size="lg">
      <Stack gap="5">
        <DataList.Root orientation="horizontal">
          {facts.map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
        {changes.length === 0 ? <Text color="fg.muted">The record names no field.</Text> : null}
        {changes.length === 0 ? null : (
          <Table.Root size="sm" aria-label="Changed fields">
            <Table.Header>
              <Table.Row>
                {['Field', 'Before', 'After'].map((header) => (
                  <Table.ColumnHeader key={header}>{header}</Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {changes.map((change) => (
                <Table.Row key={change.field}>
                  <Table.Cell>{change.field}</Table.Cell>
                  <Table.Cell overflowWrap="anywhere">{change.before}</Table.Cell>
                  <Table.Cell overflowWrap="anywhere">{change.after}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        )}
      </Stack>
    </Modal>
  );
}
