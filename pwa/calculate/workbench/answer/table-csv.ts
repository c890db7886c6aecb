import type { NamedTable } from '#app/calculate/workbench/calculation/format-result.ts';
import { csvCell } from '#app/ui/csv-cell.ts';
import type { AnyRow } from '#calculators/kit/definition/define.ts';
import { labelFromName } from '#calculators/kit/definition/label.ts';
import { t } from '#contract/language/t.ts';

/** A table as CSV (RFC 4180). Plain numbers, so that a spreadsheet can calculate with them. Notes follow after an empty line. */
export function tableCsv(table: NamedTable, notes: readonly string[] = []): string {
  const names = Object.keys(table.columns);
  const lines = [
    names.map((name) => csvCell(labelFromName(name))),
    ...table.rows.map((row) => names.map((name) => csvCell(plainValue(row, name)))),
    ...(notes.length === 0 ? [] : [[], ...notes.map((note) => [csvCell(note)])]),
  ];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function plainValue(row: AnyRow, name: string): string | number {
  const value = row[name];
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? t('Yes') : t('No')) : value;
}
