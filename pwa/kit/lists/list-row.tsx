import { Badge, Checkbox, Table } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import type { RowMark } from '#app/device/local/shown/administration-atoms.ts';
import { t } from '#contract/language/t.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { type RowAction, RowMenu } from './row-menu.tsx';

export type { RowAction };

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The value in the exported file. Without it, the column is not exported. */
  readonly csv?: (row: Row) => string | number;
  readonly isSortable?: boolean;
  readonly isNumeric?: boolean;
  /** True for a column that is hidden until the person chooses it. */
  readonly isExtra?: boolean;
}

interface ListRowProps<Row extends { readonly id: string }> {
  readonly row: Row;
  /** Position in the whole list, from 0. */
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
  readonly mark: RowMark | undefined;
  /** Undefined in a list whose rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly onToggle: (id: string) => void;
}

/** A row of a list. While a list scrolls, only the rows that come into sight are drawn. */
export function ListRow<Row extends { readonly id: string }>(props: ListRowProps<Row>) {
  const { row, index, columns, nameOf, actionsOf, mark, isSelected, onToggle } = props;
  return useMemo(
    () => <Cells {...{ row, index, columns, nameOf, actionsOf, mark, isSelected, onToggle }} />,
    [row, index, columns, nameOf, actionsOf, mark, isSelected, onToggle],
  );
}

function Cells<Row extends { readonly id: string }>({
  row,
  index,
  columns,
  nameOf,
  actionsOf,
  mark,
  isSelected,
  onToggle,
}: ListRowProps<Row>) {
  return (
    <Table.Row role="row" aria-rowindex={index + 2} data-mark={mark}>
      {isSelected === undefined ? null : (
        <Table.Cell role="cell" data-part="select">
          <Select label={t('Select {row}', { row: nameOf(row) })} checked={isSelected} onToggle={() => onToggle(row.id)} />
        </Table.Cell>
      )}
      {columns.map((column, position) => (
        <Table.Cell
          key={column.id}
          role={position === 0 ? 'rowheader' : 'cell'}
          data-label={column.header}
          textAlign={column.isNumeric === true ? { md: 'end' } : undefined}
        >
          {column.cell(row)}
          {position === 0 ? <Mark mark={mark} /> : null}
        </Table.Cell>
      ))}
      {actionsOf === undefined ? null : (
        <Table.Cell role="cell" data-part="actions" textAlign="end">
          <RowMenu label={t('Actions for {row}', { row: nameOf(row) })} actions={actionsOf(row)} />
        </Table.Cell>
      )}
    </Table.Row>
  );
}

function Mark({ mark }: { readonly mark: RowMark | undefined }) {
  if (mark === undefined) return null;
  return (
    <Badge colorPalette="orange" ms="2">
      {mark === 'waiting' ? changeListTexts.pendingSync : t('Will be removed')}
    </Badge>
  );
}

interface SelectProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

export function Select({ label, checked, onToggle }: SelectProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={onToggle} minH="11" minW="6">
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}
