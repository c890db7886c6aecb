import { useMemo, useState } from 'react';
import { formatResult, type NamedTable, plainKind } from '#app/calculate/workbench/calculation/format-result.ts';
import { fieldLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { downloadText } from '#app/ui/download-text.ts';
import { t } from '#contract/language/t.ts';
import { deflateTable } from './deflate.ts';
import { isMonthly, rollUpYears } from './roll-up.ts';
import { tableCsv } from './table-csv.ts';

interface SchedulePanelProps {
  readonly id: string;
  readonly tables: readonly NamedTable[];
  readonly whole: boolean;
  /** Percent a year, if amounts are shown in today's dollars. */
  readonly inflation: number | undefined;
  /** Notes below the rows of the CSV: the set of figures. */
  readonly notes: () => readonly string[];
}

/** Every table of a calculator, with a switch from months to years and a CSV export. */
export function SchedulePanel({ tables, ...rest }: SchedulePanelProps) {
  return tables.map((table) => <Schedule key={table.name} table={table} {...rest} />);
}

interface ScheduleProps extends Omit<SchedulePanelProps, 'tables'> {
  readonly table: NamedTable;
}

function Schedule({ id, table, whole, inflation, notes }: ScheduleProps) {
  const monthly = isMonthly(table);
  const [byYear, setByYear] = useState(true);
  const shown = useMemo(() => {
    const real = inflation === undefined ? table : deflateTable(table, inflation);
    return monthly && byYear ? rollUpYears(real) : real;
  }, [table, monthly, byYear, inflation]);
  const columns = Object.entries(shown.columns).map(([name, kind]) => ({
    name,
    label: fieldLabel(name),
    isText: kind === 'text',
    kind: plainKind(kind),
  }));
  const title = fieldLabel(shown.name);
  return (
    <div>
      <div className="table__bar">
        <b>{title}</b>
        <span>
          {monthly ? (
            <Button variant="quiet" size="small" onClick={() => setByYear(!byYear)}>
              {byYear ? t('Show months') : t('Show years')}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            onClick={() => downloadText(`${id}-${shown.name}.csv`, 'text/csv', tableCsv(shown, notes()))}
          >
            {t('CSV')}
          </Button>
        </span>
      </div>
      <DataTable
        label={title}
        columns={columns}
        rowCount={shown.rows.length}
        cell={(row, column) => formatCell(shown, row, column, whole)}
      />
    </div>
  );
}

export function formatCell(table: NamedTable, row: number, column: string, whole: boolean): string {
  const kind = table.columns[column] ?? 'text';
  const value = table.rows[row]?.[column];
  // Years, months, and ages in a column are the heading of their row: the bare figure reads better than "21 years".
  if ((kind === 'months' || kind === 'years' || kind === 'count') && typeof value === 'number')
    return String(Math.round(value * 100) / 100);
  return formatResult(kind, value, { whole });
}
