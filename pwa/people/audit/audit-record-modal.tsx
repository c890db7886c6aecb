import { DataList, Stack, Table, Text } from '@chakra-ui/react';
import { Modal } from '#app/kit/forms/modal.tsx';
import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import type { AuditRecord } from '#contract/people/audit.ts';
import { actionText, whoText } from './audit-texts.ts';
import { describeChange } from './describe-change.ts';

interface AuditRecordModalProps {
  readonly record: AuditRecord;
  readonly onClose: () => void;
}

/** One audit record with every field that changed. */
export function AuditRecordModal({ record, onClose }: AuditRecordModalProps) {
  const { action, at, objectKind, objectId, requestId, before, after } = record;
  const changes = describeChange(before, after);
  const facts = [
    [t('Who'), whoText(record)],
    [t('When'), momentText(at)],
    [t('About'), `${objectKind} ${objectId ?? ''}`],
    [t('Request'), requestId ?? '—'],
  ] as const;
  return (
    <Modal title={actionText(action)} lang="en" onClose={onClose} size="lg">
      <Stack gap="5">
        <DataList.Root orientation="horizontal">
          {facts.map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
        {changes.length === 0 ? <Text color="fg.muted">{t('The record names no field.')}</Text> : null}
        {changes.length === 0 ? null : (
          <Table.Root size="sm" aria-label={t('Changed fields')}>
            <Table.Header>
              <Table.Row>
                {[t('Field'), t('Before'), t('After')].map((header) => (
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
