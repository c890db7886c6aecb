import { Button, Flex, Menu, Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { callTexts } from '#app/device/calls/call.ts';
import { csvCell } from '#app/ui/csv-cell.ts';
import { downloadText } from '#app/ui/download-text.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { plural, spokenLocale, t } from '#contract/language/t.ts';
import { countedRows } from '#contract/sync/counted-rows.ts';
import { ListSearch } from './list-search.tsx';
import type { ListSource } from './list-source.ts';
import type { Column } from './list-table.tsx';
import { MenuPanel } from './menu-panel.tsx';

interface ListToolbarProps<Row> {
  readonly name: string;
  readonly source: ListSource<Row>;
  readonly columns: readonly Column<Row>[];
  readonly hidden: ReadonlySet<string>;
  readonly setHidden: (hidden: ReadonlySet<string>) => void;
  readonly filters?: ReactNode;
  readonly searchLabel: string;
}

/** Search, filters, choice of columns, and export of a list. */
export function ListToolbar<Row>({ name, source, columns, hidden, setHidden, filters, searchLabel }: ListToolbarProps<Row>) {
  const setToast = useSetAtom(toastAtom);
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  };
  async function exportRows(): Promise<void> {
    const rows = await source.readAll();
    if (rows === undefined) setToast({ title: t('Export failed'), description: callTexts.unreachable, variant: 'destructive' });
    else downloadText(`${name}.csv`, 'text/csv', csvOf(columns, rows));
  }
  return (
    <Flex gap="2" wrap="wrap" align="end">
      <ListSearch label={searchLabel} words={source.words} onSearch={source.search} />
      {filters}
      <Text fontSize="sm" color="fg.muted" ms="auto" minH="10" alignContent="center" role="status">
        {source.state === 'ready' ? rowsText(source.total) : ''}
      </Text>
      <Menu.Root closeOnSelect={false} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button variant="outline">{t('Columns')}</Button>
        </Menu.Trigger>
        <MenuPanel>
          {columns.slice(1).map(({ id, header }) => (
            <Menu.CheckboxItem key={id} value={id} minH="11" checked={!hidden.has(id)} onCheckedChange={() => toggle(id)}>
              <Menu.ItemIndicator />
              {header}
            </Menu.CheckboxItem>
          ))}
        </MenuPanel>
      </Menu.Root>
      <Button variant="outline" disabled={source.state !== 'ready' || source.rows.length === 0} onClick={() => void exportRows()}>
        {t('Export CSV')}
      </Button>
    </Flex>
  );
}

/** The number of rows. A large one is an estimate, or unknown beyond the number up to which rows are counted. */
function rowsText(rows: number): string {
  const total = rows.toLocaleString(spokenLocale());
  if (rows <= countedRows) return plural(rows, '{total} row', '{total} rows', { total });
  if (rows > countedRows + 1) return t('About {total} rows', { total });
  return t('More than {total} rows', { total: countedRows.toLocaleString(spokenLocale()) });
}

/** CSV after RFC 4180, with every column that has an exported value. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, csv }) => (csv === undefined ? [] : [{ header, csv }]));
  const lines = [exported.map(({ header }) => csvCell(header)), ...rows.map((row) => exported.map(({ csv }) => csvCell(csv(row))))];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
