import { Box, Button, EmptyState, Flex, Skeleton, Stack, Table, Text } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { RowMark } from '#app/device/local/shown/administration-atoms.ts';
import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import { countedRows } from '#contract/sync/counted-rows.ts';
import { type Column, ListRow, type RowAction, Select } from './list-row.tsx';
import type { ListSource } from './list-source.ts';
import { ListToolbar } from './list-toolbar.tsx';

export type { Column, RowAction };

interface ListTableProps<Row extends { readonly id: string }> {
  /** Name of the table for screen readers, and of the exported file. */
  readonly name: string;
  readonly source: ListSource<Row>;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  readonly searchLabel: string;
  readonly nameOf: (row: Row) => string;
  readonly actionsOf?: (row: Row) => readonly RowAction[];
  readonly markOf?: (row: Row) => RowMark | undefined;
  readonly filters?: ReactNode;
  /** Actions for several rows at once. If given, rows can be selected. */
  readonly bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
}

/** Lists of this length and more draw only the rows near the window. */
const virtualFrom = 60;
const rowHeight = 57;

/**
 * The table of every administration list: search, order, columns, export, selection, and the four states of a list. On a phone rows become
 * cards.
 */
export function ListTable<Row extends { readonly id: string }>(props: ListTableProps<Row>) {
  const { source, columns, name, filters, searchLabel, bulk } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(columns.flatMap(({ id, isExtra }) => (isExtra === true ? [id] : []))),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = columns.filter(({ id }) => !hidden.has(id));
  // The rows follow a moment later and in small steps, so that typing and scrolling never wait for them.
  const body = useDeferredValue({ ...props, columns: shown, selected: bulk === undefined ? undefined : selected });
  const list = useMemo(() => <ListBody {...body} onSelect={setSelected} />, [body]);
  const chosen = source.rows.filter(({ id }) => selected.has(id));
  return (
    <Stack gap="3" minW="0">
      <ListToolbar {...{ name, source, columns, hidden, setHidden, filters, searchLabel }} />
      {source.keptAt === undefined ? null : (
        <Text fontSize="sm" color="fg.muted" role="status">
          {t('You see the copy of {keptAt}. {message}', {
            keptAt: momentText(source.keptAt),
            message: source.message ?? '',
          })}
        </Text>
      )}
      {bulk === undefined || chosen.length === 0 ? null : (
        <Flex
          gap="3"
          align="center"
          wrap="wrap"
          bg="brand.subtle"
          borderRadius="md"
          px="4"
          py="2"
          role="region"
          aria-label={t('Selected rows')}
        >
          <Text fontSize="sm">{t('{chosen} selected', { chosen: chosen.length })}</Text>
          {bulk(chosen, () => setSelected(new Set()))}
          <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
            {t('Clear')}
          </Button>
        </Flex>
      )}
      {list}
    </Stack>
  );
}

interface ListBodyProps<Row extends { readonly id: string }> extends ListTableProps<Row> {
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

function ListBody<Row extends { readonly id: string }>(props: ListBodyProps<Row>) {
  const { source, empty } = props;
  if (source.state === 'loading') return <ListSkeleton />;
  if (source.state === 'failed') {
    return (
      <Notice title={t('This list cannot be shown right now')} text={source.message ?? ''}>
        <Button onClick={source.retry}>{t('Retry')}</Button>
      </Notice>
    );
  }
  if (source.rows.length === 0 && source.words !== '') {
    return (
      <Notice title={t('Nothing found')} text={t('Nothing matches “{words}”.', { words: source.words })}>
        <Button variant="outline" onClick={() => source.search('')}>
          {t('Clear the search')}
        </Button>
      </Notice>
    );
  }
  if (source.rows.length === 0) {
    return (
      <Notice title={empty.title} text={empty.text}>
        {empty.action}
      </Notice>
    );
  }
  return <Rows {...props} />;
}

/** The rows near the screen. A long list draws only these, with space above and below for the others. */
function useNearRows<Row>({ rows, more }: ListSource<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const isVirtual = rows.length > virtualFrom;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: frame.current?.offsetTop ?? 0,
  });
  const items = virtual.getVirtualItems();
  const first = isVirtual ? (items[0]?.index ?? 0) : 0;
  const last = isVirtual ? (items.at(-1)?.index ?? 0) : rows.length - 1;
  useEffect(() => {
    if (last >= rows.length - 20) more?.();
  }, [last, rows.length, more]);
  const above = isVirtual ? first * rowHeight : 0;
  const below = isVirtual ? (rows.length - 1 - last) * rowHeight : 0;
  return { frame, first, near: rows.slice(first, last + 1), above, below };
}

function Rows<Row extends { readonly id: string }>(props: ListBodyProps<Row>) {
  const { name, source, columns, nameOf, actionsOf, markOf, selected, onSelect } = props;
  const { frame, first, near, above, below } = useNearRows(source);
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      onSelect(next);
    },
    [selected, onSelect],
  );
  const width = columns.length + (actionsOf === undefined ? 0 : 1) + (selected === undefined ? 0 : 1);
  return (
    <Box ref={frame} className="list" borderWidth="1px" borderRadius="lg" bg="bg.panel" overflowX={{ base: 'visible', sm: 'auto' }}>
      <Table.Root size="md" aria-label={name} role="table" aria-rowcount={source.total > countedRows ? -1 : source.total + 1}>
        <ColumnHeads {...props} />
        <Table.Body role="rowgroup">
          <Spacer height={above} columns={width} />
          {near.map((row, at) => (
            <ListRow
              key={row.id}
              {...{ row, columns, nameOf, actionsOf }}
              index={first + at}
              mark={markOf?.(row)}
              isSelected={selected?.has(row.id)}
              onToggle={toggle}
            />
          ))}
          <Spacer height={below} columns={width} />
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function ColumnHeads<Row extends { readonly id: string }>({ source, columns, actionsOf, selected, onSelect }: ListBodyProps<Row>) {
  const { rows } = source;
  return (
    <Table.Header role="rowgroup">
      <Table.Row role="row">
        {selected === undefined ? null : (
          <Table.ColumnHeader role="columnheader" w="12">
            <Select
              label={t('Select all rows')}
              checked={rows.length > 0 && rows.every(({ id }) => selected.has(id))}
              onToggle={() => onSelect(rows.every(({ id }) => selected.has(id)) ? new Set() : new Set(rows.map(({ id }) => id)))}
            />
          </Table.ColumnHeader>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} source={source} />
        ))}
        {actionsOf === undefined ? null : (
          <Table.ColumnHeader role="columnheader" w="12">
            <span className="unseen">{t('Actions')}</span>
          </Table.ColumnHeader>
        )}
      </Table.Row>
    </Table.Header>
  );
}

function ColumnHead<Row>({ column, source: { sort, order } }: { readonly column: Column<Row>; readonly source: ListSource<Row> }) {
  const align = column.isNumeric === true ? 'end' : undefined;
  if (column.isSortable !== true) {
    return (
      <Table.ColumnHeader role="columnheader" textAlign={align}>
        {column.header}
      </Table.ColumnHeader>
    );
  }
  const isSorted = sort.by === column.id;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  return (
    <Table.ColumnHeader role="columnheader" textAlign={align} aria-sort={isSorted ? direction : 'none'}>
      <Button
        variant="plain"
        size="xs"
        px="0"
        minH="11"
        h="11"
        color="inherit"
        fontSize="inherit"
        onClick={() => order({ by: column.id, isDescending: isSorted && !sort.isDescending })}
      >
        {column.header}
        <span aria-hidden="true">{isSorted ? (sort.isDescending ? '↓' : '↑') : ''}</span>
      </Button>
    </Table.ColumnHeader>
  );
}

function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function ListSkeleton() {
  return (
    <Stack gap="2" role="status">
      <span className="unseen">{t('Loading…')}</span>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((line) => (
        <Skeleton key={line} h="12" variant="none" bg="bg.muted" />
      ))}
    </Stack>
  );
}

function Notice({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: ReactNode }) {
  return (
    <EmptyState.Root borderWidth="1px" borderRadius="lg" bg="bg.panel">
      <EmptyState.Content textAlign="center">
        <EmptyState.Title as="h2">{title}</EmptyState.Title>
        <EmptyState.Description color="fg.muted">{text}</EmptyState.Description>
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
